/** What comes of it when somebody gives up a seat for good. */

import type { SeatInfo } from "../generated/wire";

/** Whether the match ends without this person: the house goes on only while at least two people play. */
export function endsWithout(seats: readonly SeatInfo[], seat: number): boolean {
  return seats.filter((one, number) => one.person > 0 && !one.lost && number !== seat).length < 2;
}
