#!/usr/bin/env bash
# Runs in a fresh Debian 12 with /given/ephor.tar.zst and records of battles (packaging/checks/portable.sh).
set -euo pipefail
export LC_ALL=C.UTF-8
# shellcheck source=packaging/checks/window.sh
source /given/window.sh

fail() {
    printf 'portable: %s\n' "$*" >&2
    exit 1
}

as_user() {
    runuser -u player -- env HOME=/home/player XDG_RUNTIME_DIR=/tmp/player "$@"
}

useradd --create-home player
install -d -o player -m 700 /tmp/player
# A blank in the path, and a symbolic link elsewhere.
mkdir '/opt/my programs'
tar --extract --zstd --file /given/ephor.tar.zst --directory '/opt/my programs'
folder=$(echo '/opt/my programs'/ephor-*)
ln -s "$folder/ephorctl" /usr/local/bin/ephorctl
! ldconfig -p | grep -q libQt6 || fail 'this system has Qt: nothing would be shown'
getconf GNU_LIBC_VERSION

as_user "$folder/ephor" --version
as_user ephorctl --version
for record in /given/records/*.battle; do
    as_user ephorctl battle verify "$record" || fail "$record does not verify"
done

start_display
as_user "$folder/ephor" /given/records/men_of_bronze.battle &
window=$(wait_for_window 'Men of Bronze')
take_picture /taken/portable-battle.png
close_program "$window"
as_user ephorctl campaign new quick_start /home/player/war.ephor --seed 431 >/dev/null
as_user "$folder/ephor" /home/player/war.ephor &
window=$(wait_for_window 'Six cities')
take_picture /taken/portable-campaign.png
close_program "$window"
echo 'portable: runs without installing'
