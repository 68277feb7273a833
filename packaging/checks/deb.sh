#!/usr/bin/env bash
# packaging/check deb — makes the Debian package, validates it, and installs it in a fresh Debian 13: there the window is
# started, a battle opened by its MIME type, and the package removed without a trace. The windows' pictures come to
# build/packages. Takes some minutes, most of them for fetching Qt.
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

[ -z "$(git -C "$project" status --porcelain --untracked-files=no)" ] ||
    give_up 'there are changes that are not committed, and the package is made again from a clone.' 'Commit or stash them.'
rm -f "$packages"/ephor*.deb
"$packaging/deb" "$packages"
git clone --quiet "$project" "$given/clone"
"$given/clone/packaging/deb" "$given/again"
for file in "$packages"/ephor*.deb; do
    cmp "$file" "$given/again/${file##*/}" || give_up "${file##*/} is another one when it is made again."
done
rm -rf "$given/again" "$given/clone"

inside() {
    "$packaging/env" "$@"
}
inside desktop-file-validate "$packaging/desktop/ephor.desktop"
# The project has no home page that the metadata could name.
inside appstreamcli validate --no-net --override=url-homepage-missing=info "$packaging/desktop/ephor.metainfo.xml"
# The release is compiled without line numbers: the names of functions are what a crash report needs.
inside lintian --fail-on error,warning --allow-root --suppress-tags debug-file-with-no-debug-symbols "$packages"/ephor*.deb

cp "$packages"/ephor_*.deb "$given/ephor.deb"
cp "$checks/deb-inside.sh" "$checks/window.sh" "$given"
cp "$project/data/armies/men_of_bronze/sparta.toml" "$project/data/armies/men_of_bronze/corinth.toml" "$given"
run_in_fresh_system trixie xvfb,xauth,xdotool,imagemagick,xdg-utils,desktop-file-utils,libglib2.0-bin,bash-completion,zsh,fish,man-db,passwd,util-linux "$given" deb-inside.sh
cp "$given"/taken/*.png "$packages"
