#!/usr/bin/env bash
# windows-inside.sh BIN FOLDER — runs where Wine is (packaging/checks/windows.sh). FOLDER/here has the answers to compare with.
set -euo pipefail

checks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
bin=$1
work=$2
# Not the script wine: it asks for a 32-bit Wine.
wine=/usr/lib/wine/wine64
export WINEPREFIX=$PWD/build/windows/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
unset DISPLAY
# Without it, Wine's Wayland driver writes an error between the answers.
export XDG_RUNTIME_DIR=$PWD/build/windows

fail() {
    printf 'windows: %s\n' "$*" >&2
    exit 1
}

# says STATUS TEXT ARGUMENT…: ephorctl ends with this status and says this.
says() {
    local wanted=$1 text=$2 status=0
    shift 2
    "$wine" "$bin/ephorctl.exe" "$@" >"$work/said.txt" 2>&1 || status=$?
    [ "$status" -eq "$wanted" ] || fail "ephorctl $* ends with $status, not $wanted: $(cat "$work/said.txt")"
    grep --quiet --fixed-strings -e "$text" "$work/said.txt" || fail "ephorctl $* does not say '$text': $(cat "$work/said.txt")"
}

"$wine" wineboot --init >/dev/null 2>&1
"$wine" "$bin/ephorctl.exe" --version
"$checks/windows-answers.sh" "$bin" "$work/answers" "$wine"
diff --recursive --brief "$work/here" "$work/answers" || fail 'these answers are not those of this system'
for record in "$work"/here/*.battle; do
    says 0 verified battle verify "$record"
done
echo "windows: $(find "$work/here" -type f | wc -l) answers are, to the byte, those of this system"

list=data/armies/dba/athens.toml
cp "$list" "$work/Λίστα Ἀθηνῶν.toml"
says 0 '' list check "$work/Λίστα Ἀθηνῶν.toml"
says 0 '' list check - <"$list"
says 4 'would replace' list show "$list" --format text --output "$work/here/dba-1.battle"
says 4 'the disk is full' list show "$list" --format text --output /dev/full
chmod a-w "$work/Λίστα Ἀθηνῶν.toml"
says 4 'permission denied' list convert "$list" "$work/Λίστα Ἀθηνῶν.toml"
cmp "$list" "$work/Λίστα Ἀθηνῶν.toml"
for name in C:/windows/win.ini ../secret.toml ..\\\\secret.toml NUL; do
    printf 'format = 1\nsystem = "dba"\nrules = "1"\na = "%s"\nb = "%s"\n' "$name" "$name" >"$work/table.toml"
    says 3 'cannot be read' battle fight --table "$work/table.toml" --seed 1
done
[ -z "$(find "$work" -name '.ephor-*')" ] || fail 'an unfinished file is left'
echo 'windows: names, disk and foreign paths are handled'
