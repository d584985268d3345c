#!/bin/sh
# Puts a build where the router reads it, while the router may be serving an older one: all files
# first, the pages (or the build's id) that name them last and each of them at once, in the order
# given. Files of older builds are removed at the end; the router keeps copies of them. A build has
# more than a thousand files, so that no program is started for each.
#
#   publish-build.sh FROM TO LAST…
set -eu
from=$1
to=$2
shift 2

# On the same disk, where moving a file replaces the older one at once.
new=$to/.new
rm -rf "$new"
mkdir -p "$new"
cp -R "$from/." "$new/"
for name in "$@"; do rm -f "$new/$name"; done
(cd "$new" && find . -type d) | while read -r folder; do
  mkdir -p "$to/$folder"
  find "$new/$folder" -maxdepth 1 -type f -exec sh -c 'mv -f "$@" "$0"' "$to/$folder/" {} +
done
for name in "$@"; do
  if [ ! -f "$from/$name" ]; then continue; fi
  cp "$from/$name" "$new/$name"
  mv -f "$new/$name" "$to/$name"
done
rm -rf "$new"
(cd "$to" && find . -type f) | while read -r name; do
  if [ ! -f "$from/$name" ]; then rm "$to/$name"; fi
done
