# A fresh system that lasts as long as one script; sourced by the checks of packages, after say.sh, machine.sh and root.sh.
# shellcheck shell=bash

# run_in_fresh_system SUITE PACKAGES FOLDER SCRIPT — installs a Debian SUITE with the PACKAGES (comma between them) into a
# temporary root, puts the contents of FOLDER into its /given, and runs /given/SCRIPT there. What the script leaves in
# /taken comes back to FOLDER/taken. The root is gone afterwards.
run_in_fresh_system() {
    suite=$1
    local packages=$2 folder=$3 script=$4 mode=root
    local -a guard=(setpriv --pdeathsig KILL) mirror=()
    command -v mmdebstrap >/dev/null ||
        give_up 'this check needs mmdebstrap, which makes fresh systems.' 'Install it:  sudo apt-get install mmdebstrap'
    if [ "$(id -u)" -eq 0 ]; then
        guard+=(unshare --mount --pid --fork --kill-child)
    else
        mode=unshare
    fi
    mapfile -t mirror < <(find_mirror)
    mkdir -p "$folder/taken"
    # /given gets the rights of FOLDER, and every user of the fresh system reads it.
    chmod 755 "$folder"
    apt_options >"$folder/apt.conf"
    # shellcheck disable=SC2016 # expanded by mmdebstrap
    env LC_ALL=C PATH="$PATH:/usr/sbin:/sbin" "${guard[@]}" \
        mmdebstrap --quiet --mode="$mode" --variant=apt --format=null --include="$packages" --aptopt="$folder/apt.conf" \
        --customize-hook='mkdir -p "$1/taken" "$1/given"' \
        --customize-hook="sync-in '$folder' /given" \
        --customize-hook="chroot \"\$1\" bash /given/$script" \
        --customize-hook="sync-out /taken '$folder/taken'" \
        "$suite" - "${mirror[@]}"
}
