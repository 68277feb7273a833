#!/usr/bin/env bash
# packaging/check portable — makes the portable folder and starts it in a fresh Debian 12 that has none of its libraries:
# version, battles with the digests of the build, the window. Its picture comes to build/packages.
set -euo pipefail

checks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
packaging=${checks%/*}
project=${packaging%/*}
parts=$packaging/environment
# shellcheck source=packaging/environment/say.sh
source "$parts/say.sh"
# shellcheck source=packaging/environment/machine.sh
source "$parts/machine.sh"
# shellcheck source=packaging/environment/root.sh
source "$parts/root.sh"
# shellcheck source=packaging/environment/fresh.sh
source "$parts/fresh.sh"

packages=$project/build/packages
given=$(mktemp -d)
trap 'rm -rf "$given"' EXIT

rm -f "$packages"/ephor-*-linux-*.tar.zst
"$packaging/portable" "$packages"
mkdir "$given/records"
for folder in "$project"/data/armies/*/; do
    armies=("$folder"*.toml)
    "$packaging/env" "$project/build/release/bin/ephorctl" battle fight "${armies[0]}" "${armies[-1]}" --seed 431 \
        --record "$given/records/$(basename "$folder").battle" >/dev/null
done
cp "$packages"/ephor-*-linux-*.tar.zst "$given/ephor.tar.zst"
cp "$checks/portable-inside.sh" "$checks/window.sh" "$given"
run_in_fresh_system bookworm xvfb,xauth,xdotool,imagemagick,zstd,fonts-dejavu-core,fontconfig,passwd,util-linux "$given" portable-inside.sh
cp "$given"/taken/*.png "$packages"
