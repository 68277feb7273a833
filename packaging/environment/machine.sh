# What this machine has, and what it can install; sourced by packaging/env.
# shellcheck shell=bash

# The package whose version decides whether the machine will do, and what it installs.
package_list=$project/packaging/packages-${purpose:=build}.txt
case $purpose in
    page) main_package=emscripten oldest=3.1.69 ;;
    windows) main_package=g++-mingw-w64-x86-64-posix oldest=14 ;;
    *)
        main_package=qt6-base-dev oldest=6.8
        package_list=$project/packaging/packages.txt
        ;;
esac

# The package names, one a line.
packages() {
    sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$package_list"
}

# version_reaches 6.8.2 6.8
version_reaches() {
    [ "$(printf '%s\n' "$2" "$1" | sort --version-sort | head -n 1)" = "$2" ]
}

# Prints the first existing file of that name below any cmake folder where find_package would look for it.
cmake_file() {
    local prefix found
    local -a prefixes=()
    IFS=: read -r -a prefixes <<<"${CMAKE_PREFIX_PATH:-}"
    for prefix in "${prefixes[@]}" /usr/local /usr; do
        for found in "$prefix"/lib/cmake/$1 "$prefix"/lib64/cmake/$1 "$prefix"/lib/*-linux-gnu*/cmake/$1 \
            "$prefix"/share/cmake/$1; do
            if [ -e "$found" ]; then
                printf '%s\n' "$found"
                return
            fi
        done
    done
    return 1
}

# Files are looked at instead of running cmake: this stands before every single command.
machine_has_libraries() {
    [ "$purpose" = build ] || return 1
    local qt version
    qt=$(cmake_file Qt6/Qt6ConfigVersionImpl.cmake) || qt=$(cmake_file Qt6/Qt6ConfigVersion.cmake) || return 1
    version=$(sed -n 's/^set(PACKAGE_VERSION "\(.*\)")/\1/p' "$qt")
    version_reaches "${version:-0.0}" "$oldest" &&
        cmake_file KF6SyntaxHighlighting/KF6SyntaxHighlightingConfig.cmake >/dev/null &&
        cmake_file 'fmt/fmt-config.cmake' >/dev/null
}

# Prints the packages of the list that dpkg does not have.
missing_packages() {
    local -a wanted=()
    mapfile -t wanted < <(packages)
    local -A have=()
    local name status
    while read -r name status; do
        [ "$status" != 'ii' ] || have[$name]=1
    done < <(dpkg-query -W -f '${Package} ${db:Status-Abbrev}\n' "${wanted[@]}" 2>/dev/null)
    for name in "${wanted[@]}"; do
        [ -n "${have[$name]:-}" ] || printf '%s\n' "$name"
    done
}

# For the purposes that have a compiler of their own.
has_compiler() {
    local version
    case $purpose in
        page) version=$(emcc --version 2>/dev/null | sed -n '1s/.*) \([0-9][0-9.]*\).*/\1/p') ;;
        windows) version=$(x86_64-w64-mingw32-g++-posix -dumpversion 2>/dev/null | sed 's/-.*//') ;;
    esac
    version_reaches "${version:-0.0}" "$oldest"
}

# A machine without dpkg is complete with the libraries alone, or with the compiler; its owner knows the names of the rest.
machine_is_complete() {
    if [ "$purpose" = build ]; then
        machine_has_libraries || return 1
    else
        has_compiler || return 1
    fi
    ! command -v dpkg-query >/dev/null || [ -z "$(missing_packages)" ]
}

# Runs a command as root, without ever asking for a password: these scripts also run where nobody could type one.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

may_be_root() {
    [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null
}

# Prints the version of the main package that apt would install, or nothing.
version_on_offer() {
    LC_ALL=C apt-cache policy "$main_package" 2>/dev/null | sed -n 's/^ *Candidate: \([0-9][0-9.]*\).*/\1/p'
}

machine_can_install() {
    command -v apt-get >/dev/null && may_be_root || return 1
    local offer
    offer=$(version_on_offer)
    if [ -z "$offer" ]; then
        # A fresh machine has not fetched its package lists yet.
        as_root apt-get update -qq >&2 || return 1
        offer=$(version_on_offer)
    fi
    version_reaches "${offer:-0.0}" "$oldest"
}

install_on_machine() {
    local -a missing=()
    mapfile -t missing < <(missing_packages)
    say "installing ${#missing[@]} packages that are needed to build"
    install_packages "${missing[@]}" ||
        give_up 'the packages could not be installed.' "Try:  sudo apt-get install ${missing[*]}"
    say "the machine is ready, after $SECONDS s"
}

# apt's lists are fetched again only if the names or files in the present ones no longer hold.
install_packages() {
    local log
    log=$(mktemp "${TMPDIR:-/tmp}/ephor-install-XXXXXX.log")
    if apt_install "$@" 2>&1 | show_progress "$log" ||
        { as_root apt-get update -qq >&2 && apt_install "$@" 2>&1 | show_progress "$log"; }; then
        rm -f "$log"
        return
    fi
    tail -n 15 "$log" >&2
    say "all of it is in $log"
    return 1
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get install --yes --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

say_missing_packages() {
    local -a missing=()
    mapfile -t missing < <(missing_packages)
    say "the build may miss something: sudo apt-get install ${missing[*]}"
}
