# Windows on a display without a screen; sourced by the scripts that run in a fresh system.
# shellcheck shell=bash

# start_display: an X server of this script's own.
start_display() {
    export DISPLAY=:77
    Xvfb :77 -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 &
    display_server=$!
    trap 'kill "$display_server"' EXIT
    for _ in $(seq 100); do
        [ ! -e /tmp/.X11-unix/X77 ] || return 0
        sleep 0.1
    done
    echo 'the X server did not start' >&2
    return 1
}

# wait_for_window NAME: prints its number.
wait_for_window() {
    local number
    for _ in $(seq 300); do
        number=$(xdotool search --onlyvisible --limit 1 --name "$1" 2>/dev/null || true)
        if [ -n "$number" ]; then
            echo "$number"
            return 0
        fi
        sleep 0.2
    done
    echo "there is no window named $1" >&2
    xdotool search --onlyvisible --name . getwindowname %@ >&2 || true
    return 1
}

# close_program WINDOW: ends the program that has the window. One whose parent has gone may stay as a zombie.
close_program() {
    local program
    program=$(xdotool getwindowpid "$1")
    kill "$program"
    while grep -q '^State:[[:space:]]*[^Z[:space:]]' "/proc/$program/status" 2>/dev/null; do
        sleep 0.1
    done
}

# take_picture FILE: of the screen, once it has been drawn.
take_picture() {
    sleep 3
    import -window root "$1"
    local colours
    colours=$(identify -format %k "$1")
    [ "$colours" -gt 200 ] || { echo "$1 has only $colours colours: nothing was drawn" >&2; return 1; }
}
