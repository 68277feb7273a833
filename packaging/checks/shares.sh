#!/usr/bin/env bash
# packaging/check shares — runs a forecast in shares with GNU parallel and with a Slurm of one node, as the manual's recipes
# say, and compares the sums with the run of one machine. Needs build/release. A recipe whose Debian packages (parallel;
# slurm-wlm, munge) are missing is skipped by name.
set -euo pipefail

checks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
packaging=${checks%/*}
project=${packaging%/*}
# shellcheck source=packaging/environment/say.sh
source "$packaging/environment/say.sh"

manual=$project/resources/manual/who-will-win.md
wars=${EPHOR_WARS:-60}
shares=7
program=$project/build/release/bin/ephorctl
[ -x "$program" ] || give_up 'build/release is missing.' 'Run packaging/build.'

work=$(mktemp -d)
daemons=()
end() {
    [ ${#daemons[@]} -eq 0 ] || kill "${daemons[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT

# The recipes call ephorctl by its name.
mkdir "$work/bin"
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$packaging/env" "$program" >"$work/bin/ephorctl"
chmod +x "$work/bin/ephorctl"
export PATH="$work/bin:/usr/sbin:$PATH"
cd "$work"

# The lines of the manual that match $1, with fewer wars and shares than there.
recipe() {
    sed -n "$1" "$manual" | sed "s/^    //; s/10000/$wars/; s/\([/{. -]\)20\b/\1$shares/g"
}

seconds() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(seconds)" 'BEGIN { printf "%.1f s", to - from }'; }

compare() {
    ephorctl merge share-*.json >sum.txt
    cmp whole.txt sum.txt || give_up "$1: the sum of the shares is not the run of one machine."
}

has() {
    local one
    for one in "$@"; do
        command -v "$one" >/dev/null || return 1
    done
}

ephorctl campaign new quick_start war.ephor --seed 1 >/dev/null
began=$(seconds)
ephorctl campaign forecast war.ephor --wars "$wars" --seed 1 >whole.txt
say "one process: $wars wars in $(since "$began")"

if has parallel; then
    mkdir home
    touch home/will-cite
    began=$(seconds)
    PARALLEL_HOME=$work/home bash -euc "$(recipe '/^    parallel /p')"
    say "GNU parallel: $shares shares in $(since "$began")"
    compare 'GNU parallel'
    rm share-*.json
else
    say 'GNU parallel: skipped, the package parallel is missing'
fi

# A controller, a node and their authentication, with all files in the folder of this check.
start_slurm() {
    local user host
    user=$(id -un)
    host=$(hostname -s)
    dd if=/dev/urandom of=munge.key bs=128 count=1 status=none
    chmod 600 munge.key
    mkdir state spool munge
    chmod 755 "$work" munge
    munged --foreground --force --key-file="$work/munge.key" --socket="$work/munge/socket" \
        --pid-file="$work/munge/pid" --seed-file="$work/munge/seed" --log-file="$work/munge/log" >munge.out 2>&1 &
    daemons+=($!)
    cat >slurm.conf <<CONF
ClusterName=ephor
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
SlurmctldPort=${EPHOR_PORT:-16817}
SlurmdPort=$((${EPHOR_PORT:-16817} + 1))
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF=$work/slurm.conf
    slurmctld -D >slurmctld.out 2>&1 &
    daemons+=($!)
    slurmd -D >slurmd.out 2>&1 &
    daemons+=($!)
    local _
    for _ in $(seq 60); do
        [ "$(sinfo --noheader --format=%t 2>/dev/null)" != idle ] || return 0
        sleep 0.5
    done
    tail -n 20 ./*.log ./*.out >&2
    give_up 'Slurm did not start; its messages are above.'
}

if has munged slurmctld slurmd sbatch; then
    start_slurm
    recipe '/^    #!\/bin\/sh/,/^$/p' >forecast.sh
    began=$(seconds)
    sbatch --wait forecast.sh >/dev/null
    say "Slurm: $shares shares in $(since "$began")"
    compare Slurm
    rm share-3.json
    if ephorctl merge share-*.json >/dev/null 2>refused.txt; then
        give_up 'Slurm: a share was missing, and the merge did not refuse.'
    fi
    grep -q "Share 3 of $shares is missing" refused.txt || give_up 'The missing share was not named:' "$(cat refused.txt)"
    sbatch --wait --array=3 forecast.sh >/dev/null
    compare 'Slurm, one share again'
else
    say 'Slurm: skipped, one of the packages slurm-wlm and munge is missing'
fi
echo "shares: the sums of $shares shares are the run of one machine, byte for byte."
