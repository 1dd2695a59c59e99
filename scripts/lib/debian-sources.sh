# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Functions for the scripts that build Debian packages. AREA is the folder that they work in.

# Uses a private list of sources, because that of the machine may have no source packages and must not be changed.
fetch_lists() {
  mkdir -p "$AREA/lists/partial" "$AREA/etc/sources.list.d"
  cat >"$AREA/etc/sources.list.d/debian.sources" <<'SOURCES'
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
  apt_source update
}

apt_source() {
  apt-get -q -o Dir::Etc::sourceparts="$AREA/etc/sources.list.d" -o Dir::Etc::sourcelist=/dev/null \
    -o Dir::State::lists="$AREA/lists" "$@" >>"$AREA/apt.log" 2>&1
}

# fetch_source PACKAGE FOLDER: unpacks its source there and prints the path.
fetch_source() {
  rm -rf "$2"
  mkdir -p "$2"
  (cd "$2" && apt_source source "$1") || die "cannot download the source of $1; see $AREA/apt.log"
  find "$2" -mindepth 1 -maxdepth 1 -type d
}
