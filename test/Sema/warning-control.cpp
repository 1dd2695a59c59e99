// Options and pragmas control each warning group, in headers, templates and macros.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wamp-tile-static-constructor -Wamp-float-division-by-zero -Wno-unused-function -DIGNORED %s 2>&1 | grep -c 'warning: .*Wamp' | grep -x 14
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-everything -Wamp-array-bounds -Wamp-cast-const -Wamp-divergent-barrier -Wamp-division-by-zero -Wamp-infinite-loop -Wamp-race -Wamp-tile-static-constructor -Wamp-float-division-by-zero -Wamp-tile-static-untiled -Wamp-uninitialized -DIGNORED %s 2>&1 | grep -c 'warning: .*Wamp' | grep -x 14
// RUN: %ampcc -std=c++17 -fsyntax-only -Wamp-tile-static-constructor -Wamp-float-division-by-zero -Wno-unused-function -DEVERYTHING %s 2>&1 | grep -c 'warning: .*Wamp' | grep -x 14
// RUN: %ampcc -std=c++17 -fsyntax-only -Wamp-tile-static-constructor -Wamp-float-division-by-zero -w -DALL %s 2>&1 | count 0
// RUN: %ampcc -std=c++17 -fsyntax-only -Wamp-tile-static-constructor -Wamp-float-division-by-zero -Wno-everything -DALL %s 2>&1 | count 0
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-unused-function -Wno-amp-array-bounds -Wno-amp-cast-const -Wno-amp-divergent-barrier -Wno-amp-division-by-zero -Wno-amp-float-division-by-zero -Wno-amp-infinite-loop -Wno-amp-race -Wno-amp-tile-static-constructor -Wno-amp-tile-static-untiled -Wno-amp-uninitialized -DALL %s 2>&1 | count 0
// RUN: %ampcc -std=c++17 -fsyntax-only -Wamp-tile-static-constructor -Wamp-float-division-by-zero -Wno-unused-function -DALL %s 2>&1 | grep -c 'warning: .*Wamp' | grep -x 24
// One option leaves the others alone:
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-everything -Wamp-race -DALL %s 2>&1 | grep -c 'warning: .*\[-Wamp-race\]' | grep -x 2
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-everything -Wamp-race -DALL %s 2>&1 | grep warning: | not grep -v Wamp-race
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-array-bounds -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-array-bounds\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-cast-const -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-cast-const\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-divergent-barrier -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-divergent-barrier\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-division-by-zero -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-division-by-zero\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-float-division-by-zero -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-float-division-by-zero\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-infinite-loop -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-infinite-loop\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-race -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-race\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-tile-static-constructor -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-tile-static-constructor\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-tile-static-untiled -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-tile-static-untiled\]'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=amp-uninitialized -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-uninitialized\]'
// What Clang has a group for is part of it:
// RUN: %ampcc -std=c++17 -fsyntax-only -Wno-uninitialized -Wno-array-bounds -Wno-division-by-zero -DALL %s 2>&1 | not grep 'uninitialized\|bounds\|division'
// RUN: not %ampcc -std=c++17 -fsyntax-only -Werror=array-bounds -DALL %s 2>&1 | grep 'error: .*\[-Werror,-Wamp-array-bounds\]'
#include <amp.h>

#define IN_MACRO                                                                                                       \
  static int divide(int N) restrict(amp) {                                                                             \
    int Zero = 0;                                                                                                      \
    return N / Zero;                                                                                                   \
  }                                                                                                                    \
  static int read() restrict(amp) {                                                                                    \
    int N;                                                                                                             \
    return N;                                                                                                          \
  }                                                                                                                    \
  static int past() restrict(amp) {                                                                                    \
    int A[4] = {}, N = 4;                                                                                              \
    return A[N];                                                                                                       \
  }                                                                                                                    \
  static void write(const int *P) restrict(amp) { *(int *)P = 1; }

#pragma clang diagnostic push
#ifdef IGNORED
#pragma clang diagnostic ignored "-Wamp-array-bounds"
#pragma clang diagnostic ignored "-Wamp-cast-const"
#pragma clang diagnostic ignored "-Wamp-divergent-barrier"
#pragma clang diagnostic ignored "-Wamp-division-by-zero"
#pragma clang diagnostic ignored "-Wamp-float-division-by-zero"
#pragma clang diagnostic ignored "-Wamp-infinite-loop"
#pragma clang diagnostic ignored "-Wamp-race"
#pragma clang diagnostic ignored "-Wamp-tile-static-constructor"
#pragma clang diagnostic ignored "-Wamp-tile-static-untiled"
#pragma clang diagnostic ignored "-Wamp-uninitialized"
#endif
#ifdef EVERYTHING
#pragma clang diagnostic ignored "-Weverything"
#endif
#ifndef ALL
#define SCOPE namespace quiet
#include "Inputs/warnings.h"
#undef SCOPE
namespace quietMacro {
IN_MACRO
}
#endif
#define SCOPE template <class T> struct OfTemplate
#include "Inputs/warnings.h"
#undef SCOPE
template struct OfTemplate<int>;
#pragma clang diagnostic pop

#define SCOPE namespace loud
#include "Inputs/warnings.h"
namespace loudMacro {
IN_MACRO
}
