#!/usr/bin/env bash
# windows-answers.sh BIN FOLDER [RUNNER…] — runs the programs of BIN, each by RUNNER, and writes what they answer to FOLDER.
# packaging/checks/windows.sh compares what two systems answer. What it took of time is left out, and the programs for tests
# end their lines as the system does.
set -euo pipefail

bin=$1
out=$2
shift 2
program() {
    local name=$1
    shift
    [ -e "$bin/$name" ] || name+=.exe
    "${runner[@]}" "$bin/$name" "$@"
}
runner=("$@")

# ask NAME ARGUMENT…: what ephorctl answers and says, and its exit status.
ask() {
    local name=$1 status=0
    shift
    program ephorctl "$@" >"$out/$name.txt" 2>"$out/$name.said" || status=$?
    echo "exit status $status" >>"$out/$name.said"
}

mkdir -p "$out"
for folder in data/armies/*/; do
    armies=("$folder"*.toml)
    pair=("${armies[0]}" "${armies[-1]}")
    system=$(basename "$folder")
    for seed in 1 2 3 431; do
        ask "$system-$seed" battle fight "${pair[@]}" --seed "$seed" --log --record "$out/$system-$seed.battle"
    done
    ask "$system-digest" battle fight "${pair[@]}" --seed 1 --json
    ask "$system-verify" battle verify "$out/$system-431.battle" --json
    ask "$system-odds" battle odds "${pair[@]}" --seed 1 --runs 200 --threads 2 --json
    ask "$system-list" list check "${pair[0]}" --json
    ask "$system-show" list show "${pair[0]}"
    sed -i '/"seconds"/d; /"battles_per_second"/d' "$out/$system-odds.txt"
    program ephor-conformance "tests/conformance/cases/$system.json" | tr -d '\r' >"$out/$system-cases.txt"
done
program ephor-campaign-figures 3 men_of_bronze standard | tr -d '\r' >"$out/campaigns.txt"
ask no-file list check data/armies/dba/athnes.toml
ask a-folder list check data/armies
ask no-folder battle fight "${pair[@]}" --seed 1 --record "$out/none/x.battle"
