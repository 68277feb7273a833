#!/usr/bin/env bash
# Runs in a fresh system with /given/ephor.deb (packaging/checks/deb.sh): installs, starts, opens by type, removes.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
# shellcheck source=packaging/checks/window.sh
source /given/window.sh

fail() {
    printf 'deb: %s\n' "$*" >&2
    exit 1
}

# xdg-utils ask the desktop for types and programs; that of GNOME needs nothing that runs.
as_user() {
    runuser -u player -- env HOME=/home/player XDG_RUNTIME_DIR=/tmp/player XDG_CURRENT_DESKTOP=GNOME "$@"
}

# Every file but those that apt and dpkg keep books in, and those of the user.
files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /given -o -path /taken \
        -o -path /home -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache -o -path /var/log \) -prune \
        -o -print | sort
}

cd /tmp
begin=$SECONDS
apt-get update -qq
apt-get install --yes -qq --no-install-recommends /given/ephor.deb >/tmp/install.log 2>&1 || { tail -n 20 /tmp/install.log; exit 1; }
echo "deb: installed with $(grep -c '^Setting up' /tmp/install.log) packages in $((SECONDS - begin)) s"
useradd --create-home player
install -d -o player -m 700 /tmp/player

version=$(dpkg-query -W -f '${Version}' ephor)
[[ $(as_user ephor --version) == "ephor $version"* ]] || fail "ephor --version: $(as_user ephor --version)"
[[ $(as_user ephorctl --version) == "ephorctl $version"* ]] || fail "ephorctl --version: $(as_user ephorctl --version)"
man --warnings --encoding=utf8 ephorctl 2>/tmp/man.log | grep -q 'battle odds' || fail 'the manual page is missing'
[ ! -s /tmp/man.log ] || fail "the manual page: $(cat /tmp/man.log)"

# Completions, as the shells load them.
completed=$(bash -c 'source /usr/share/bash-completion/completions/ephorctl
    COMP_WORDS=(ephorctl battle o) COMP_CWORD=2; _ephorctl ephorctl o battle; echo "${COMPREPLY[@]}"')
[ "$completed" = odds ] || fail "bash completes 'battle o' to '$completed'"
zsh -n /usr/share/zsh/vendor-completions/_ephorctl || fail 'the completion of zsh has faults'
completed=$(as_user fish -c 'complete -C "ephorctl battle o"' 2>&1 | cut -f 1)
[ "$completed" = odds ] || fail "fish completes 'battle o' to '$completed'"

# A battle, opened by its type from a file manager's command.
as_user ephorctl battle fight /given/sparta.toml /given/corinth.toml --seed 431 --record /home/player/evening.battle >/dev/null
as_user ephorctl campaign new quick_start /home/player/war.ephor --seed 431 >/dev/null
type_of() {
    as_user xdg-mime query filetype "$1"
}
for pair in evening.battle:battle war.ephor:campaign; do
    found=$(type_of "/home/player/${pair%:*}")
    [ "$found" = "application/x-ephor-${pair#*:}" ] || fail "${pair%:*} is of the type $found"
done
[ "$(as_user xdg-mime query default application/x-ephor-battle)" = ephor.desktop ] || fail 'records open elsewhere'

start_display
as_user ephor &
window=$(wait_for_window Ephor)
take_picture /taken/deb-start.png
close_program "$window"
as_user xdg-open /home/player/evening.battle &
window=$(wait_for_window 'Men of Bronze')
take_picture /taken/deb-battle.png
close_program "$window"

# Removed: nothing is left but the user's own.
files >/tmp/before
dpkg-query -L ephor | sort >/tmp/own
apt-get purge --yes -qq ephor >/dev/null 2>&1
files >/tmp/after
comm -13 /tmp/before /tmp/after | grep . && fail 'removing added files'
# Besides its own files, what the database of types made of them goes.
comm -23 /tmp/before /tmp/after | comm -23 - /tmp/own | grep -v '^/usr/share/mime/application/x-ephor-' && fail 'removing took files of others'
find / -xdev \( -path /proc -o -path /sys -o -path /given -o -path /home -o -path /tmp -o -path /var/lib/apt -o -path /var/log \) \
    -prune -o -iname '*ephor*' -print | grep . && fail 'these are left'
grep -rlI ephor /usr/share/applications /usr/share/mime /etc 2>/dev/null | grep . && fail 'these still name it'
echo 'deb: removed without a trace'
