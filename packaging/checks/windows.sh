#!/usr/bin/env bash
# packaging/check windows — makes the zip for Windows and runs what is in it by Wine: battles of all systems, records, odds,
# exact cases and campaigns must be, to the byte, what this system's programs answer; then what only Windows has. It is skipped
# where packaging/build windows has made no environment for it.
set -euo pipefail

checks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
packaging=${checks%/*}
project=${packaging%/*}
parts=$packaging/environment
# shellcheck disable=SC2034 # read by machine.sh
purpose=windows
# shellcheck source=packaging/environment/say.sh
source "$parts/say.sh"
# shellcheck source=packaging/environment/machine.sh
source "$parts/machine.sh"
# shellcheck source=packaging/environment/root.sh
source "$parts/root.sh"

name_root
if ! machine_is_complete && ! root_is_ready; then
    echo 'windows: skipped: packaging/build windows has not made its environment yet'
    exit 0
fi
programs=(ephorctl ephor-conformance ephor-campaign-figures)
"$packaging/build" windows "${programs[@]}" >&2
"$packaging/build" release "${programs[@]}" >&2
work=$project/build/windows/check
rm -rf "$work"
cd "$project"
"$packaging/env" "$checks/windows-answers.sh" build/release/bin build/windows/check/answers
mv "$work/answers" "$work/here"
"$packaging/env" --windows "$checks/windows-inside.sh" build/windows/bin build/windows/check
