// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

export const ROOMS: readonly { name: string; seats: number[] }[] = [
  {"name":"carrara","seats":[2,3,4]},
  {"name":"lucca","seats":[2,3,4,5]},
  {"name":"genoa","seats":[2,3,4,5]},
  {"name":"vecchio","seats":[2,3,4]},
];
