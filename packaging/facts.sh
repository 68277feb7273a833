# What packages say of the sources; sourced.
# shellcheck shell=bash disable=SC2034,SC2154 # what it sets is used, and $project is set, by those who source it

version=$(sed -n 's/^project(Ephor VERSION \([0-9.]*\).*/\1/p' "$project/CMakeLists.txt")
maintainer='The Ephor developers <maintainers@ephor.invalid>'

# The time of the commit, in place of every time that a package would have. dpkg, tar and gzip obey it.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$project" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
export TZ=UTC LC_ALL=C.UTF-8
