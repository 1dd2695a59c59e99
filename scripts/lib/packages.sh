# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installation of the packages in packaging/packages, sourced by setup.sh. On Debian and its relatives it installs them,
# on other systems it prints which ones are needed.

PACKAGES=$ROOT/packaging/packages
OS_RELEASE=${AMPCC_OS_RELEASE:-/etc/os-release} # another one in tests

# roles FAMILY LEVEL...: the roles of these levels as "name<TAB>level<TAB>why<TAB>packages", one a line. For a family that a role
# does not name, the packages are the role's text after "elsewhere:".
roles() {
  awk -v family="$1" -v levels=" ${*:2} " -v llvm="$(llvm_version)" '
    function finish() { if (name != "" && index(levels, " " level " ")) printf "%s\t%s\t%s\t%s\n", name, level, why, packages == "" ? elsewhere : packages }
    /^\[/ { finish(); name = $0; sub(/^\[/, "", name); sub(/\].*/, "", name); level = $NF; why = packages = elsewhere = "" }
    /^why: / { why = substr($0, 6) }
    /^elsewhere: / { elsewhere = substr($0, 12) }
    $1 == family ":" { packages = $0; sub(/^[^ ]* /, "", packages); gsub(/\{llvm\}/, llvm, packages) }
    END { finish() }' "$PACKAGES"
}

# The LLVM to install and to build on (docs/supported-systems.md).
llvm_version() {
  local version test
  [ -z "${AMPCC_LLVM_VERSION:-}" ] || { echo "$AMPCC_LLVM_VERSION" && return; }
  version=$(configured_llvm)
  [ -z "$version" ] || { echo "$version" && return; }
  for test in is_installed is_available; do
    for version in 19 22 21 20; do
      if $test "llvm-$version-dev" && $test "libclang-$version-dev"; then echo "$version" && return; fi
    done
  done
  echo 19
}

# The LLVM that the build folder was configured with; nothing if it was not.
configured_llvm() {
  [ ! -f "$BUILD/CMakeCache.txt" ] || sed -n 's|^AMPCC_LLVM_FOUND_VERSION:INTERNAL=||p' "$BUILD/CMakeCache.txt"
}

# The versions that ampcc supports, the newest first.
supported_llvm() { sed -n 's/^set(AMPCC_SUPPORTED_LLVM \(.*\))$/\1/p' "$ROOT/cmake/AmpccFindLLVM.cmake"; }

# The newest supported LLVM that the package sources have; nothing if they have none.
newest_llvm() {
  local version
  for version in $(supported_llvm); do
    if is_available "llvm-$version-dev" && is_available "libclang-$version-dev"; then echo "$version" && return; fi
  done
}

# Ends the script if AMPCC_LLVM_VERSION names a version that ampcc does not support.
check_llvm_choice() {
  case " $(supported_llvm) " in
    *" ${AMPCC_LLVM_VERSION:-$(supported_llvm)} "*) ;;
    *) die "AMPCC_LLVM_VERSION is $AMPCC_LLVM_VERSION; ampcc supports LLVM $(supported_llvm)" ;;
  esac
}

# The family of distributions that this machine belongs to, as packaging/packages names it.
family() {
  local id
  for id in $(. "$OS_RELEASE" && echo "${ID:-} ${ID_LIKE:-}"); do
    case $id in
      debian | ubuntu) echo debian && return ;;
      fedora | rhel) echo fedora && return ;;
      arch) echo arch && return ;;
      suse | opensuse*) echo suse && return ;;
      alpine) echo alpine && return ;;
    esac
  done
  echo unknown
}

distribution() { (. "$OS_RELEASE" && echo "${PRETTY_NAME:-unknown}"); }

# explain_roles LEVEL...: prints the packages that the user has to install.
explain_roles() {
  local name level why packages version
  version=$(llvm_version)
  echo "ampcc needs these, by role, with the names of the packages where they are known:"
  while IFS=$'\t' read -r name level why packages; do
    printf '  %-26s %s\n' "$name" "${packages:-?}"
    printf '  %-26s %s\n' "" "($why)"
  done < <(roles "$(family)" "$@")
  echo "Then: cmake -S . -B build -G Ninja -DCMAKE_C_COMPILER=clang-$version -DCMAKE_CXX_COMPILER=clang++-$version \\"
  echo "        -DAMPCC_LLVM_VERSION=$version -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF && cmake --build build"
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Whether the machine's package sources, as far as their lists have been read, have the package.
is_available() {
  [ -n "$(LC_ALL=C apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)"')" ]
}

# missing_packages LEVEL...: the packages of these levels that are not installed. Of alternatives, the
# first one that is available, or the first one.
missing_packages() {
  local name level why packages choice package found
  while IFS=$'\t' read -r name level why packages; do
    for choice in $packages; do
      found=
      for package in ${choice//|/ }; do
        is_installed "$package" && continue 2
        [ -n "$found" ] || ! is_available "$package" || found=$package
      done
      echo "${found:-${choice%%|*}}"
    done
  done < <(roles debian "$@")
}

# only_available PACKAGE...: those that the package sources have.
only_available() {
  local package
  for package; do
    is_available "$package" && echo "$package"
  done
  return 0
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

AS_ROOT=()
[ "$(id -u)" = 0 ] || AS_ROOT=(sudo)

# Runs apt-get as root; all of its output goes to APT_LOG.
APT_LOG=
apt() {
  [ -n "$APT_LOG" ] || APT_LOG=$(mktemp "${TMPDIR:-/tmp}/ampcc-apt.XXXXXX")
  "${AS_ROOT[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 \
    -o Acquire::http::Timeout=30 "$@" 2>&1 | tee -a "$APT_LOG" | show_progress
}

# The first error of apt-get.
apt_error() { sed -n 's/^E: *//p' "$APT_LOG" | head -n 1 | tr -s ' ' | cut -c 1-200; }

# need_root PACKAGE...: ends the script where nothing can be installed.
need_root() {
  [ "$(id -u)" != 0 ] || return 0
  command -v sudo >/dev/null || die "packages are missing and there is no sudo; as root: apt-get install $*"
  # With a terminal, sudo can ask for the password.
  if [ -t 0 ]; then sudo -v; else sudo -n true 2>/dev/null; fi ||
    die "packages are missing and sudo does not let $(id -un) install them; as root: apt-get install $*"
}

# plan PACKAGE...: prints "packages megabytes-to-download megabytes-on-disk" of an installation, which apt-get plans without
# changing anything.
plan() {
  "${AS_ROOT[@]}" env LC_ALL=C apt-get install --assume-no --no-install-recommends "$@" 2>/dev/null | awk '
    function megabytes(number, unit) { gsub(",", "", number); return number * (unit ~ /^G/ ? 1000 : unit ~ /^M/ ? 1 : 0.001) }
    / newly installed/ { for (i = 2; i <= NF; ++i) if ($i == "newly") count = $(i - 1) }
    /^Need to get |^  Download size: / { for (i = 2; i <= NF; ++i) if ($i ~ /^[kMG]?B(\/|$)/) { download = megabytes($(i - 1), $i); break } }
    /^After this operation|^  Space needed: / { for (i = 2; i <= NF; ++i) if ($i ~ /^[kMG]?B$/) { disk = megabytes($(i - 1), $i); break } }
    END { printf "%d %d %d\n", count, download + 1, disk + 1 }'
}

# install_named PACKAGE...: installs them, after it has found that it can.
install_named() {
  local count download disk
  need_root "$@"
  read -r count download disk < <(plan "$@")
  check_disk "$download" "$disk"
  step "Installing $count packages, $download MB to download, $disk MB on disk: $*"
  apt install -y --no-install-recommends --download-only "$@" ||
    die "the packages cannot be downloaded: $(apt_error)"
  apt install -y --no-install-recommends "$@" || die "apt-get could not install $*: $(apt_error); see $APT_LOG"
  rm -f "$APT_LOG"
  APT_LOG=
}

# read_package_lists: false where some could not be read.
read_package_lists() {
  [ -n "$(apt-get indextargets 2>/dev/null)" ] ||
    die "this machine has no package source (/etc/apt/sources.list, /etc/apt/sources.list.d)"
  step "Reading the lists of packages"
  apt update -o APT::Update::Error-Mode=any
}

# install_also PACKAGE...: installs those that are missing.
install_also() {
  local package missing=()
  for package; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  need_root "${missing[@]}"
  read_package_lists || true
  install_named "${missing[@]}"
}

# Clang takes the newest GCC that has a folder, and other packages may have brought one without the C++ library, as Open MPI's
# Fortran compiler on Ubuntu 26.04: installs that library.
install_library_of_newest_gcc() {
  local newest
  newest=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' 'libgcc-*-dev' 2>/dev/null |
    sed -n 's/^libgcc-\([0-9]*\)-dev installed$/\1/p' | sort -n | tail -n 1)
  [ -z "$newest" ] || install_also "libstdc++-$newest-dev"
}

# install_packages LEVEL...: packages of the level "optional" are installed where the package sources have them, those of all
# other levels must be there.
install_packages() {
  local needed optional package updated=true levels=()
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    explain_roles "$@" >&2
    die "packages are installed on Debian and its relatives only, and this is $(distribution)"
  fi
  for package; do [ "$package" = optional ] || levels+=("$package"); done
  needed=$(missing_packages "${levels[@]}")
  optional=
  [ ${#levels[@]} = $# ] || optional=$(only_available $(missing_packages optional))
  [ -n "$needed$optional" ] || return 0

  [ -n "$needed" ] || [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || return 0
  need_root $needed $optional
  read_package_lists || updated=false
  needed=$(missing_packages "${levels[@]}")
  [ ${#levels[@]} = $# ] || optional=$(only_available $(missing_packages optional))
  for package in $needed; do
    is_available "$package" && continue
    $updated || die "package '$package' is not known, and the package sources cannot be read: $(apt_error)"
    die "package '$package' is not available from the package sources of $(distribution); ampcc needs Debian 12, Ubuntu 24.04, a later release of these, or a system with the same packages"
  done
  install_named $needed $optional
}
