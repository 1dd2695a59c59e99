# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Setup steps, sourced by quickstart and test: packages, configuration, build. Each step prints what it does. The first
# step that fails ends the script with one line that names what is missing. The steps check requirements before they
# change anything.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=${AMPCC_BUILD:-$ROOT/build}
CONFIGURE_OPTIONS=() # CMake's, of a build folder that is new
LOG=$BUILD/setup.log

# The cost of a first build, and that of the tests in addition; docs/supported-systems.md describes how this was measured.
BUILD_MINUTES=8 # processor time
TESTS_BUILD_MINUTES=5
TESTS_RUN_MINUTES=50
BUILD_MEGABYTES=500
TESTS_BUILD_MEGABYTES=150
TESTS_RUN_MEGABYTES=4600
JOB_MEGABYTES=600   # memory of one compiler
LINK_MEGABYTES=1300 # memory of the linker of ampcc, more than that of any compiler
ALL_TESTS=true      # false: some tests are selected, and what they need is not known
SPACE_OF_BUILD=0    # MiB by which the build folder still grows, set by check_build

step() { printf '==> %s\n' "$*"; }

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

. "$ROOT/scripts/lib/packages.sh"

# The memory that a build may use, in MiB: the machine's, or less where a container has a limit. Tests
# name another file than /proc/meminfo.
usable_memory() {
  local limit rest group=/sys/fs/cgroup
  limit=$(awk '/^MemAvailable:/ { available = $2 } /^SwapFree:/ { swap = $2 } END { print int((available + swap) / 1024) }' \
    "${AMPCC_MEMINFO:-/proc/meminfo}")
  if [ -r $group/memory.max ] && [ "$(cat $group/memory.max)" != max ]; then
    # Cached files count as used, and make room for a compiler.
    rest=$((($(cat $group/memory.max) - $(awk '$1 == "anon" { print $2 }' $group/memory.stat)) / 1048576))
    [ "$rest" -gt "$limit" ] || limit=$rest
  fi
  echo "$limit"
}

# The number of parallel jobs: one for each core, limited by the memory, in which one job may be the link of ampcc.
build_jobs() {
  local cores jobs rest
  cores=$(nproc)
  rest=$(($(usable_memory) - LINK_MEGABYTES))
  jobs=$((rest < 0 ? 0 : 1 + rest / JOB_MEGABYTES))
  echo $((jobs < cores ? jobs : cores))
}

# The folder, or the nearest one above it that exists.
existing_folder() {
  local folder=$1
  while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
  echo "$folder"
}

# MiB that are free for the folder.
free_space() { df -Pm "$(existing_folder "$1")" | awk 'NR == 2 { print $4 }'; }

is_built() { [ -f "$BUILD/build.ninja" ] && [ -x "$BUILD/bin/ampcc" ]; }

# is_done LEVEL...: whether the build folder has ampcc and, for the level "test", the results of scripts/test.
is_done() {
  is_built || return 1
  case " $* " in *" test "*) [ -f "$BUILD/test/results.xml" ] ;; esac
}

check_memory() {
  [ "$(build_jobs)" -ge 1 ] ||
    die "too little memory: the build needs $LINK_MEGABYTES MB, and $(usable_memory) MB are free"
}

# missing_space LEVEL...: MiB by which the build folder still grows. The files that it holds count, except those of other scripts.
missing_space() {
  local space=$BUILD_MEGABYTES present=0 other without=()
  case " $* " in *" test "*)
    space=$((space + TESTS_BUILD_MEGABYTES))
    ! $ALL_TESTS || space=$((space + TESTS_RUN_MEGABYTES))
    ;;
  esac
  for other in packages release site; do without+=("--exclude=$BUILD/$other"); done
  [ ! -d "$BUILD" ] || present=$(du -sm "${without[@]}" "$BUILD" | awk '{ print $1 }')
  echo $((present < space ? space - present : 0))
}

# check_disk DOWNLOADED INSTALLED: ends the script if a file system has too little space for the packages of this size and for the
# build. The needs of folders on one file system are added up.
check_disk() {
  local places=(/var/cache/apt /usr "$BUILD") needs=("$1" "$2" "$SPACE_OF_BUILD") users=("the packages" "the packages" "the build")
  local devices=() place i j need folders who space verb
  for place in "${places[@]}"; do devices+=("$(stat -c %d "$(existing_folder "$place")")"); done
  for i in 0 1 2; do
    need=0 folders= who= verb=needs
    for j in 0 1 2; do
      [ "${devices[j]}" = "${devices[i]}" ] && [ "${needs[j]}" -gt 0 ] || continue
      need=$((need + needs[j]))
      folders=${folders:+$folders and }${places[j]}
      case $who in *"${users[j]}") ;; *) who=${who:+$who and }${users[j]} ;; esac
    done
    case $who in *packages*) verb=need ;; esac
    space=$(free_space "${places[i]}")
    [ "$space" -ge "$need" ] || die "too little disk: $who $verb $need MB in $folders, and $space MB are free"
  done
}

# check_build LEVEL...: checks that the machine has enough memory and disk space.
check_build() {
  is_done "$@" || check_memory
  SPACE_OF_BUILD=$(missing_space "$@")
  check_disk 0 0
}

# announce LEVEL...: prints how long a first build takes, and the first run of the tests.
announce() {
  local minutes=0 work jobs
  is_done "$@" && return 0
  is_built || minutes=$BUILD_MINUTES
  case " $* " in
    *" test "*)
      work="The build of the tests takes"
      if $ALL_TESTS; then
        work="The tests, with their build, take"
        [ $minutes = 0 ] || work="A first build and all tests take"
        minutes=$((minutes + TESTS_RUN_MINUTES))
      elif [ $minutes != 0 ]; then
        work="A first build with the tests takes"
      fi
      minutes=$((minutes + TESTS_BUILD_MINUTES))
      ;;
    *) work="A first build takes" ;;
  esac
  jobs=$(build_jobs)
  step "$work about $minutes minutes of processor time, so about $(((minutes + jobs - 1) / jobs)) minutes with $jobs jobs at once"
}

# Configures a build folder that is new, and adds the tests to one that was configured without them.
configure() {
  local tests=OFF options=() version compiler
  version=$(llvm_version)
  compiler=clang++-$version
  case " $* " in *" test "*) tests=ON ;; esac
  command -v "$compiler" >/dev/null || die "compiler '$compiler' is not on the PATH"
  if [ -f "$BUILD/build.ninja" ]; then
    [ -z "${AMPCC_LLVM_VERSION:-}" ] || [ "$(configured_llvm)" = "$version" ] ||
      die "$BUILD was configured with LLVM $(configured_llvm), not $version; AMPCC_BUILD names another folder"
    [ $tests = ON ] && grep -q '^BUILD_TESTING:BOOL=OFF' "$BUILD/CMakeCache.txt" || return 0
    step "Adding the tests to $BUILD"
    # With a ccache that is found now, every command would change, and everything would be built again.
    grep -q '^AMPCC_CCACHE:FILEPATH=AMPCC_CCACHE-NOTFOUND' "$BUILD/CMakeCache.txt" && options=(-DAMPCC_CCACHE=)
    cmake -DBUILD_TESTING=ON "${options[@]}" "$BUILD" >>"$LOG" 2>&1 && return 0
  else
    step "Configuring into $BUILD"
    cmake -S "$ROOT" -B "$BUILD" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_C_COMPILER="clang-$version" \
      -DAMPCC_LLVM_VERSION="$version" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=$tests "${CONFIGURE_OPTIONS[@]}" >>"$LOG" 2>&1 && return 0
    rm -f "$BUILD/build.ninja"
  fi
  grep -A3 'CMake Error' "$LOG" | tail -n 8 >&2
  die "configuration failed; see $LOG"
}

# The folders that the compiler of the build searches for the headers of the system.
search_folders() {
  "$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$BUILD/CMakeCache.txt")" -E -x c++ -v /dev/null 2>&1 | sed -n '/^#include </,/^End of/p'
}

# Writes them down for the next build; false if they are others than those of the last one. clang++ takes the newest standard
# library of g++ that is installed, so a package for the tests can change them.
keep_search_folders() {
  local old=$BUILD/search-folders new
  [ -f "$BUILD/CMakeCache.txt" ] || return 0
  new=$(search_folders)
  [ -f "$old" ] && [ "$(cat "$old")" != "$new" ] && printf '%s\n' "$new" >"$old" && return 1
  printf '%s\n' "$new" >"$old"
}

# Leaves out the project's headers and generated ones. llvm-headers in the build folder leads to LLVM's.
headers_of_system() {
  awk -v build="$BUILD/" -v include="$ROOT/include/" \
    'index($0, include) != 1 && (index($0, build) != 1 || index($0, build "llvm-headers/") == 1)'
}

# Removes precompiled headers that are older than a system's header in them. A header of a package keeps the date that it
# got in its package, so that ninja takes a precompiled header for newer than an upgraded header, and Clang refuses it.
# The change time of the inode is the time of the installation. All go where the compiler
# takes its headers from other folders now.
remove_outdated_headers() {
  local header made
  keep_search_folders || ninja -C "$BUILD" -t targets all | sed -n 's/\.pch: .*/.pch/p' | (cd "$BUILD" && xargs -r -d '\n' rm -f)
  ninja -C "$BUILD" -t targets all | sed -n 's/\.pch: .*/.pch/p' | while read -r header; do
    [ -f "$BUILD/$header" ] || continue
    made=$(stat -c %.Y "$BUILD/$header")
    if ninja -C "$BUILD" -t deps "$header" | sed -n 's|^    /|/|p' | headers_of_system |
      xargs -r -d '\n' stat -c %.Z 2>/dev/null | awk -v made="$made" '$1 > made { found = 1 } END { exit !found }'; then
      rm "$BUILD/$header"
    fi
  done
}

# build TARGET...: the targets, or everything.
build() {
  remove_outdated_headers
  # Nothing to say when there is nothing to do.
  ninja -C "$BUILD" -n "$@" | grep -q 'no work to do' && return 0
  step "Building"
  NINJA_STATUS='[%f/%t, %es] ' ninja -C "$BUILD" -j "$(build_jobs)" "$@" || die "the build failed"
}

# set_up LEVEL...: installs the packages of these levels (packaging/packages) and configures.
set_up() {
  check_llvm_choice
  check_build "$@"
  announce "$@"
  install_packages "$@"
  install_library_of_newest_gcc
  mkdir -p "$BUILD"
  : >"$LOG"
  configure "$@"
}
