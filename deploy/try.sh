#!/bin/sh
# The club of compose.yaml for a minute, with secrets of its own: starts it, asks every part, and removes it again.
#   make wheel && deploy/try.sh        (needs Docker with Compose, and ports 80, 443 and 3000)
set -eu
cd "$(dirname "$0")/.."
settings=$(mktemp)
password=$(openssl rand -hex 12)
sed -e 's/^LOGGIA_ADDRESS=.*/LOGGIA_ADDRESS=localhost/' -e "s/=\$/=$password/" deploy/club.env.example > "$settings"
club() { docker compose --project-name loggia-try --file deploy/compose.yaml --env-file "$settings" "$@"; }
end() {
    status=$?
    [ $status = 0 ] || club logs --tail 40
    club down --volumes
    rm "$settings"
    exit $status
}
trap end EXIT
ask() { curl --silent --show-error --fail --retry 90 --retry-delay 1 --retry-all-errors "$@"; }
two_workers_are_heard() {
    for _ in $(seq 30); do
        club exec -T prometheus promtool query instant http://127.0.0.1:9090 'sum(up)' | grep -q '=> 2 ' && return
        sleep 1
    done
    return 1
}
club up --detach "$@"
ask --insecure https://localhost/readyz
test "$(club exec -T worker-1 id -u)" = 10001
club exec -T worker-2 loggia admin stats
two_workers_are_heard
ask --user "admin:$password" --output /dev/null http://127.0.0.1:3000/api/dashboards/uid/loggia-house
echo "every part answers"
