# The Debian 13 root: its name, its making; sourced by packaging/env.
# shellcheck shell=bash

suite=trixie
# Raised when make_root makes a different root from the same list.
recipe=1
needed_megabytes=2500

# Sets $cache and $root. Another list of packages is another root, so that branches do not disturb each other.
name_root() {
    export HOME=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
    cache=${EPHOR_ROOT:-$HOME/.cache/ephor}
    [ "${cache#/}" != "$cache" ] || cache=$PWD/$cache
    local hash
    hash=$({ echo "$suite $recipe" && packages | LC_ALL=C sort; } | sha256sum)
    root=$cache/root-${hash:0:12}
}

# A root has its name only when it is whole: it is made under another one, and renamed last.
root_is_ready() {
    [ -e "$root/etc/ephor-root" ]
}

make_root() {
    have_tools
    mkdir -p "$cache" || give_up "the folder $cache cannot be made." 'Set EPHOR_ROOT to a folder that can be written.'
    local lock
    exec {lock}>"$cache/lock"
    if ! flock --nonblock "$lock"; then
        say 'another run is making the build environment; waiting for it'
        flock "$lock"
    fi
    if ! root_is_ready; then
        remove_leftovers
        have_space
        say "making the build environment once, a Debian $suite in $root"
        say "  $(packages | wc -l) packages and what they need; 1 to 3 minutes with a good connection"
        fill_root
        say "the build environment is ready, after $SECONDS s"
    fi
    exec {lock}>&-
}

# Checked before anything is fetched: a root that cannot be entered would be made for nothing.
have_tools() {
    local -a missing=()
    command -v mmdebstrap >/dev/null || missing+=(mmdebstrap)
    command -v bwrap >/dev/null || missing+=(bubblewrap)
    [ "$(id -u)" -eq 0 ] || command -v newuidmap >/dev/null || missing+=(uidmap)
    if [ ${#missing[@]} -gt 0 ] && command -v apt-get >/dev/null && may_be_root; then
        say "installing ${missing[*]}"
        install_packages "${missing[@]}" || true
    fi
    command -v mmdebstrap >/dev/null ||
        give_up "this machine has no $main_package >= $oldest, and no mmdebstrap to make a Debian $suite that has it." \
            "Install these and run again:  ${missing[*]}" \
            "Or use a machine with Debian $suite or later: there packages are installed directly."
    [ -n "$(way_in)" ] || cannot_enter
}

have_space() {
    local free
    free=$(df --output=avail --block-size=1M "$cache" | tail -n 1)
    [ "$free" -ge "$needed_megabytes" ] ||
        give_up "$cache has $free MB free; the build environment needs $needed_megabytes MB while it is made." \
            'Set EPHOR_ROOT to a folder on a larger disk.'
}

# Runs under the lock, so nothing here is in use: what a killed run left, and roots that no branch has entered for two months.
remove_leftovers() {
    local old
    for old in "$cache"/making-* "$(scratch)"; do
        [ -O "$old" ] || continue
        say "removing $old, which an interrupted run left"
        remove_tree "$old"
    done
    while IFS= read -r old; do
        say "removing ${old%.used}, which was last used two months ago"
        remove_tree "${old%.used}"
        rm -f "$old"
    done < <(find "$cache" -maxdepth 1 -name 'root-*.used' -mtime +60)
}

# mmdebstrap's own temporary folder: as a user's it has to be outside of the home folder, which is closed to subordinate ids.
scratch() {
    printf '/tmp/ephor-making-%s\n' "$(cksum <<<"$(id -u) $cache" | tr -c '0-9\n' -)"
}

# What mmdebstrap unpacked for a user belongs to that user's subordinate ids; as these the contents go, then the folders.
remove_tree() {
    local tree
    for tree in "$@"; do
        rm -rf --one-file-system "$tree" 2>/dev/null && continue
        mmdebstrap --unshare-helper rm -rf --one-file-system "$tree"/* 2>/dev/null || true
        rm -rf --one-file-system "$tree"
    done
}

fill_root() {
    local making=$cache/making-${root##*/} status=0 interrupted=0
    # Without this, the end of a log that was broken off would look like a fault.
    trap 'interrupted=1' INT
    mkdir -p "$making/root"
    mkdir -m 0711 "$(scratch)"
    apt_options >"$making/apt.conf"
    local -a mirror=()
    mapfile -t mirror < <(find_mirror)
    if [ "$(id -u)" -eq 0 ]; then
        bootstrap --mode=root --format=directory "$suite" "$making/root" "${mirror[@]}" 2>&1 </dev/null |
            show_progress "$making/log" || status=$?
    else
        # Packed and unpacked again, so that every file belongs to the user, who can then also remove it.
        bootstrap --mode=unshare --format=tar "$suite" - "${mirror[@]}" \
            2> >(show_progress "$making/log") </dev/null |
            tar -x --no-same-owner --exclude='./dev/*' -C "$making/root" || status=$?
    fi
    if [ "$interrupted" -eq 1 ]; then
        remove_tree "$making" "$(scratch)"
        give_up 'interrupted; the next run begins anew.'
    fi
    if [ "$status" -ne 0 ]; then
        mv "$making/log" "$cache/log"
        tail -n 15 "$cache/log" >&2
        remove_tree "$making" "$(scratch)"
        give_up 'the build environment could not be made; the next run begins anew.' "All of it is in $cache/log"
    fi
    # A crash of the machine must not leave a root that has its name and not its files.
    sync --file-system "$making/root"
    mv --no-target-directory "$making/root" "$root"
    remove_tree "$making" "$(scratch)"
    trap - INT
}

# Of Emscripten, the libraries for linking in other ways (1.2 GB) are left out.
# Runs mmdebstrap so that nothing of it outlives this script, whatever kills it: the processes end with their namespace, and
# so do the mounts. A user's mmdebstrap makes its own namespaces; there the lock is held until it has ended.
bootstrap() {
    local -a guard=(setpriv --pdeathsig KILL)
    [ "$(id -u)" -ne 0 ] || guard+=(unshare --mount --pid --fork --kill-child)
    local include
    include=$(packages | paste -s -d ,)
    exec "${guard[@]}" env LC_ALL=C TMPDIR="$(scratch)" PATH="$PATH:/usr/sbin:/sbin" \
        mmdebstrap --verbose --variant=minbase --include="$include" --aptopt="${making:?}/apt.conf" \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/emscripten/cache/sysroot/lib/wasm32-emscripten/*/*' \
        --customize-hook="$(places_to_mount)" "$@"
}

# Files and folders of the machine that enter_root puts over those of the root need something to be put over.
places_to_mount() {
    cat <<'HOOK'
set -e
cd "$1"
rm -f etc/resolv.conf etc/hosts etc/localtime etc/apt/apt.conf.d/99mmdebstrap
mkdir -p etc/cups usr/local/share/fonts
touch etc/resolv.conf etc/hosts etc/localtime etc/machine-id etc/cups/client.conf
printf '[safe]\n\tdirectory = *\n' >etc/gitconfig
chmod -R a+rX etc/cups etc/gitconfig
touch etc/ephor-root
HOOK
}

# The proxies, timeouts and passwords of the machine's own apt, which otherwise count for the machine's root only.
apt_options() {
    command -v apt-config >/dev/null || return 0
    apt-config dump | grep -E '^Acquire::(https?|ftp|Retries|ForceIPv[46]|Check-Valid-Until|Check-Date)\b' || true
    printf 'Dir::Etc::netrc "/etc/apt/auth.conf";\nDir::Etc::netrcparts "/etc/apt/auth.conf.d";\n'
}

# Prints a line of sources.list: the first Debian archive of this machine's apt that also has our suite. Where there is none it
# prints nothing, and mmdebstrap takes its own default.
find_mirror() {
    local uri component origin
    while IFS='|' read -r uri component origin; do
        # apt knows the origin once it has fetched its lists; before that, the usual name of the folder tells.
        case $component/$origin/$uri in
            main/Debian/* | main//*/debian/ | main//*/debian) ;;
            *) continue ;;
        esac
        if has_suite "$uri"; then
            printf 'deb %s %s main\n' "$uri" "$suite"
            return
        fi
    done < <(archives | sort --unique)
}

# Every archive that apt knows, from its files of either form.
archives() {
    command -v apt-get >/dev/null || return 0
    apt-get indextargets --format '$(REPO_URI)|$(COMPONENT)|$(ORIGIN)' 'Created-By: Packages' 2>/dev/null
}

has_suite() {
    local answer
    answer=$(mktemp)
    rm -f "$answer"
    /usr/lib/apt/apt-helper download-file "${1%/}/dists/$suite/InRelease" "$answer" >/dev/null 2>&1
    local status=$?
    rm -f "$answer"
    return "$status"
}
