// ampcc-cache lists what is kept, removes it, and builds a program's kernels without running it.
// REQUIRES: opencl-device
// RUN: rm -rf %t && mkdir %t && %ampcc %s -o %t/program
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache list | FileCheck %s --check-prefix=EMPTY
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache warm %t/program > %t/out && FileCheck %s --check-prefix=WARM --input-file=%t/out
// RUN: not grep "main runs" %t/out
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache warm %t/program | FileCheck %s --check-prefix=AGAIN
// RUN: env AMPCC_CACHE_DIR=%t/cache AMPCC_DEBUG=1 %t/program 2>&1 | FileCheck %s --check-prefix=FOUND --implicit-check-not='build the'
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache list | FileCheck %s --check-prefix=LIST
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache list --json | %python -c "import json, sys; a = json.load(sys.stdin); \
// RUN:   p, = a['programs']; assert sorted(p['kernels']) == ['main_kernel', 'twice_kernel'] and p['bytes'] > 100 and p['used'] > 1e9, a"
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache warm --device native %t/program | FileCheck %s --check-prefix=NATIVE
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache clear --device "no such device" | FileCheck %s --check-prefix=NONE
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache clear --unused 1 | FileCheck %s --check-prefix=NONE
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache clear | FileCheck %s --check-prefix=ONE
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache list | FileCheck %s --check-prefix=EMPTY
// RUN: env AMPCC_CACHE_DIR= not ampcc-cache list 2>&1 | FileCheck %s --check-prefix=OFF

// The runtime may be in the program, and the kernels in a library of it.
// RUN: %ampcc --amp-static-runtime %s -o %t/static && env AMPCC_CACHE_DIR=%t/cache ampcc-cache warm %t/static | FileCheck %s --check-prefix=WARM
// RUN: rm -rf %t/cache && %ampcc -shared -fPIC -DLIBRARY %s -o %t/libtwice.so
// RUN: echo 'int main() { return 3; }' > %t/main.cpp && %clangxx %t/main.cpp -Wl,--no-as-needed %t/libtwice.so -o %t/user
// RUN: env AMPCC_CACHE_DIR=%t/cache ampcc-cache warm %t/user | FileCheck %s --check-prefix=WARM

// The usual folder, also for PoCL, and a program that launches before main.
// RUN: %ampcc -DEARLY %s -o %t/early && env -u AMPCC_CACHE_DIR XDG_CACHE_HOME=%t/home ampcc-cache warm %t/early | FileCheck %s --check-prefix=WARM
// RUN: env -u AMPCC_CACHE_DIR XDG_CACHE_HOME=%t/home ampcc-cache list | FileCheck %s --check-prefix=LIST

// A program that cannot be stopped before main is not started.
// RUN: not ampcc-cache warm %t/nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: echo '#!/bin/sh' > %t/script && chmod +x %t/script && not ampcc-cache warm %t/script 2>&1 | FileCheck %s --check-prefix=SCRIPT
// RUN: cp %t/program %t/owned && chmod u+s %t/owned && not ampcc-cache warm %t/owned 2>&1 | FileCheck %s --check-prefix=RIGHTS
// RUN: not ampcc-cache warm %clangxx 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not ampcc-cache 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: ampcc-cache --version | grep -x 'ampcc-cache [0-9.]*'
#include <amp.h>
#include <cstdio>
using namespace concurrency;

struct twice {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] *= 2; }
};

#ifdef EARLY
static const bool launched = [] {
  array_view<int> v(1);
  parallel_for_each(v.extent, twice{v});
  return true;
}();
#endif

#ifdef LIBRARY
int library() {
#else
int main() {
#endif
  std::puts("main runs");
  int data[4] = {1, 2, 3, 4};
  array_view<int> v(4, data);
  parallel_for_each(v.extent, twice{v});
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  return v[3] == 9 ? 0 : 1;
}

// EMPTY: cache: 0 of 0 KiB
// WARM: ampcc-cache.cpp for '{{.*}}': 2 kernels built in {{[0-9.]+}} s
// AGAIN: ampcc-cache.cpp for '{{.*}}': 2 kernels were there
// FOUND: load the kernels of
// LIST: last used
// LIST-NEXT: 20{{[0-9-]+ [0-9:]+ +[0-9.]+ [KM]iB +2}} {{.*}}ampcc-cache.cpp for '
// LIST-NEXT: {{cache|ampcc}}: 1 of
// NATIVE: has nothing to build: its kernels are part of the program
// NONE: cache: 0 of 0 KiB removed
// ONE: cache: 1 of {{.*}} removed
// OFF: ampcc-cache: error: no kernels are kept
// NOWHERE: ampcc-cache: error: '{{.*}}nowhere' is no program: No such file or directory
// SCRIPT: ampcc-cache: error: '{{.*}}script' is not a dynamically linked program of this machine
// RIGHTS: ampcc-cache: error: '{{.*}}owned' has rights of its own
// OTHER: ampcc-cache: error: {{.*}} has no kernels of this version of ampcc
// BAD: ampcc-cache: error: A subcommand is required
