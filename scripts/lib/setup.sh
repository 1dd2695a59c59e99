# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Sourced by quickstart and test: packages, configuration, build. Each step says what it does, and
# the first one that fails ends the script with one line that names what is missing.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=${AMPCC_BUILD:-$ROOT/build}
CONFIGURE_OPTIONS=() # CMake's, of a build folder that is new
LOG=$BUILD/setup.log

step() { printf '==> %s\n' "$*"; }

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# The packages of packaging/apt-packages that are not installed.
missing_packages() {
  local package status
  while read -r package; do
    status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=
    [ "$status" = installed ] || printf '%s\n' "$package"
  done < <(sed 's/#.*//' "$ROOT/packaging/apt-packages" | awk 'NF { print $1 }')
}

# One line of progress: rewritten in place on a terminal, now and then elsewhere.
show_progress() {
  awk -v terminal="$([ -t 1 ] && echo 1 || echo 0)" '
    /^(Get:|Unpacking|Setting up)/ {
      ++lines
      if (terminal) printf "\r\033[K    %s", substr($0, 1, 76)
      else if (lines % 50 == 1) print "    " substr($0, 1, 76)
      fflush()
    }
    END { if (terminal && lines) printf "\r\033[K" }'
}

# Runs apt-get as root; all of its output goes to the log.
apt() {
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@" \
    2>&1 | tee -a "$LOG" | show_progress
}

install_packages() {
  command -v dpkg-query >/dev/null ||
    die "this machine has no dpkg; install what packaging/apt-packages lists by hand"
  local missing package
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0

  step "Installing packages: $(echo $missing)"
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
    die "packages are missing and there is no sudo; as root: apt-get install $(echo $missing)"
  apt update || die "apt-get update failed; see $LOG"
  for package in $missing; do
    [ -n "$(apt-cache madison "$package" 2>/dev/null)" ] ||
      die "package '$package' is not available from this machine's sources (/etc/apt); ampcc needs Debian 12"
  done
  apt install -y --no-install-recommends $missing ||
    die "apt-get could not install: $(echo $missing); see $LOG"
  missing=$(missing_packages)
  [ -z "$missing" ] || die "not installed: $(echo $missing); see $LOG"
}

configure() {
  local compiler=clang++-19
  command -v "$compiler" >/dev/null || die "compiler '$compiler' is not on the PATH"
  [ -f "$BUILD/build.ninja" ] && return 0
  step "Configuring into $BUILD"
  cmake -S "$ROOT" -B "$BUILD" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_C_COMPILER=clang-19 -DCMAKE_BUILD_TYPE=Release "${CONFIGURE_OPTIONS[@]}" >>"$LOG" 2>&1 || {
    rm -f "$BUILD/build.ninja"
    grep -A3 'CMake Error' "$LOG" | tail -n 8 >&2
    die "configuration failed; see $LOG"
  }
}

# build TARGET...: the targets, or everything.
build() {
  # Nothing to say when there is nothing to do.
  ninja -C "$BUILD" -n "$@" | grep -q 'no work to do' && return 0
  step "Building (a first build takes some minutes)"
  NINJA_STATUS='[%f/%t, %es] ' ninja -C "$BUILD" "$@" || die "the build failed"
}

set_up() {
  mkdir -p "$BUILD"
  : >"$LOG"
  install_packages
  configure
}
