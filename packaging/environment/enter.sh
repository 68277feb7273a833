# Entering the root; sourced by packaging/env.
# shellcheck shell=bash

# What the inside looks like, as triples KIND SOURCE TARGET in order: ro, rw and dev bind SOURCE, link makes a symbolic link to
# SOURCE, tmpfs an empty folder.
plan=()

# Prints how the root can be entered: bwrap, chroot, or nothing.
way_in() {
    if bwrap --ro-bind / / --dev-bind /dev /dev true 2>/dev/null; then
        echo bwrap
    elif [ "$(id -u)" -eq 0 ] && unshare --mount true 2>/dev/null; then
        echo chroot
    fi
}

cannot_enter() {
    give_up 'this machine does not let packaging/env enter a root of its own.' \
        'It needs either bwrap (package bubblewrap) with user namespaces allowed, or root with the right to mount.' \
        'In a container: start it with more rights (docker run --privileged), or use one of Debian 13 or later,' \
        'where the packages are installed directly.'
}

enter_root() {
    local way
    way=$(way_in)
    # Its time tells remove_leftovers which roots are still wanted.
    : >"$root.used" 2>/dev/null || true
    clean_environment
    make_plan
    case $way in
        bwrap) enter_by_bwrap "$@" ;;
        chroot) exec unshare --mount --propagation slave "$parts/in-chroot" "$cache" "${plan[@]}" -- "$@" ;;
        *) cannot_enter ;;
    esac
}

enter_by_bwrap() {
    local -a options=()
    local i
    for ((i = 0; i < ${#plan[@]}; i += 3)); do
        case ${plan[i]} in
            ro) options+=(--ro-bind "${plan[i + 1]}" "${plan[i + 2]}") ;;
            rw) options+=(--bind "${plan[i + 1]}" "${plan[i + 2]}") ;;
            dev) options+=(--dev-bind "${plan[i + 1]}" "${plan[i + 2]}") ;;
            link) options+=(--symlink "${plan[i + 1]}" "${plan[i + 2]}") ;;
            tmpfs) options+=(--tmpfs "${plan[i + 2]}") ;;
        esac
    done
    # bwrap stays behind as the parent; the command is to end when it is killed, and not when our own parent goes.
    exec bwrap "${options[@]}" --chdir "$PWD" setpriv --pdeathsig TERM "$@"
}

# Paths into the machine's libraries would mix two systems; the machine's locales are not installed inside.
clean_environment() {
    export PATH=/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin
    unset LD_LIBRARY_PATH LD_PRELOAD PYTHONHOME PYTHONPATH QT_PLUGIN_PATH CMAKE_PREFIX_PATH PKG_CONFIG_PATH
    [ -z "${LC_ALL:-}" ] || export LANG=$LC_ALL
    unset LC_ALL
    export LC_CTYPE=C.UTF-8
}

add() {
    plan+=("$1" "$2" "$3")
}

make_plan() {
    local -a shared=()
    find_shared
    add_system
    add_machine
    local path
    for path in "${shared[@]}"; do
        add rw "$path" "$path"
    done
}

# Sets $shared to the folders that are the same inside and outside: everything at the top that is not the system's own (homes,
# projects, mounted disks), and, wherever they are, the project, its git folder, the home and the current folder.
find_shared() {
    local path
    for path in /*; do
        case $path in
            /bin | /boot | /dev | /etc | /lib* | /lost+found | /proc | /run | /sbin | /sys | /usr | /var) ;;
            *)
                if [ -L "$path" ]; then
                    add link "$(readlink "$path")" "$path"
                elif [ -d "$path" ] && [ -x "$path" ]; then
                    shared+=("$path")
                fi
                ;;
        esac
    done
    share "$project" "$(git_folder)" "$HOME" "$PWD" "${TMPDIR:-/tmp}" /var/tmp
    share /run/cups /run/dbus /run/media "${XDG_RUNTIME_DIR:-}"
}

share() {
    local path top
    for path in "$@"; do
        [ -d "$path" ] && [ "$path" != / ] || continue
        path=$(cd "$path" && pwd -P)
        for top in "${shared[@]}"; do
            [ "${path#"$top"/}" = "$path" ] && [ "$path" != "$top" ] || continue 2
        done
        shared+=("$path")
    done
}

# Prints the repository's git folder if it is elsewhere, as it is for a worktree.
git_folder() {
    [ -f "$project/.git" ] || return 0
    local line
    read -r line <"$project/.git"
    line=${line#gitdir: }
    printf '%s\n' "${line%/worktrees/*}"
}

# The root's own system folders, read-only unless something shared lies below one and needs a place there.
add_system() {
    local entry name kind path
    for entry in "$root"/*; do
        name=/${entry##*/}
        if [ -L "$entry" ]; then
            add link "$(readlink "$entry")" "$name"
            continue
        fi
        case $name in /etc | /lib* | /usr | /var) ;; *) continue ;; esac
        kind=ro
        for path in "${shared[@]}"; do
            [ "${path#"$name"/}" = "$path" ] || kind=rw
        done
        add "$kind" "$entry" "$name"
    done
}

# What the inside has from the machine: its devices, names, users, clock and fonts.
add_machine() {
    add dev /dev /dev
    add dev /proc /proc
    add dev /sys /sys
    add tmpfs - /run
    local file
    for file in /etc/resolv.conf /etc/hosts /etc/localtime /etc/machine-id /etc/passwd /etc/group /etc/cups/client.conf; do
        [ ! -f "$file" ] || add ro "$(readlink -f "$file")" "$file"
    done
    [ ! -d /usr/share/fonts ] || add ro /usr/share/fonts /usr/local/share/fonts
}
