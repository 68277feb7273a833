# Messages and progress of packaging/env; sourced. Everything goes to standard error.
# shellcheck shell=bash

say() {
    printf 'ephor: %s\n' "$*" >&2
}

# The first argument is what is wrong; each further one is a line of remedy.
give_up() {
    say "$1"
    shift
    local line
    for line in "$@"; do
        printf '       %s\n' "$line" >&2
    done
    exit 1
}

# Reads the output of apt and dpkg, keeps it in the file $1, and shows how far they are. They announce how many packages are
# new, and then report each one three times: fetched, unpacked, set up. mmdebstrap does this twice (base system, packages).
show_progress() {
    local log=$1 line stage=packages total=0 count=0 percent shown=-1
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        case $line in
            'I: downloading packages with apt'*)
                stage='base system'
                ;;
            'I: installing remaining packages'*)
                stage=packages
                ;;
            *' newly installed, '*)
                line=${line%% newly installed*}
                total=$((${line##* } * 3)) count=0 shown=-1
                ;;
            Get:* | 'Unpacking '* | 'Setting up '*)
                count=$((count + 1))
                ;;
        esac
        [ "$total" -gt 0 ] || continue
        percent=$((count < total ? count * 100 / total : 100))
        show_percent
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

# On a terminal one line that is written over, elsewhere a line for each tenth. Uses the locals of show_progress.
show_percent() {
    [ "$percent" -ne "$shown" ] || return 0
    if [ -t 2 ]; then
        printf '\r\033[Kephor:   %s: %d %% of %d, %d s' "$stage" "$percent" $((total / 3)) "$SECONDS" >&2
    elif [ $((percent / 10)) -ne $((shown / 10)) ] || [ "$shown" -lt 0 ]; then
        say "  $stage: $percent % of $((total / 3)), $SECONDS s"
    fi
    shown=$percent
}
