// Headers that <amp.h> includes on demand, and whose names the unit does not write, are not tried for errors that they cannot cure: broken rules of
// C++ AMP, and calls of the program's host functions from amp code. They are tried if any other error is found, before or after these.
// RUN: not ampcc --translate -DRULE %s -o %t 2>&1 | FileCheck --check-prefix=RULE --implicit-check-not=warning: %s
// RUN: not ampcc --translate -DSIDE %s -o %t 2>&1 | FileCheck --check-prefix=SIDE --implicit-check-not=warning: %s
// RUN: not ampcc --translate -DBEFORE -DSIDE %s -o %t 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not ampcc --translate -DSIDE -DAFTER %s -o %t 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not ampcc --translate -DKEPT %s -o %t 2>&1 | FileCheck --check-prefix=KEPT %s
#include <amp.h>
#ifdef AMPCC_RT_USES_MAP
#warning "with all headers"
#endif
using namespace concurrency;
int host(int x) { return x; }
#ifdef BEFORE
int before = unknown();
#endif
void f(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#if defined(RULE)
    goto end;
  end:
    v[i] = 1;
#elif defined(SIDE)
    v[i] = host(1);
#elif defined(KEPT)
    throw 1;
#endif
  });
}
#ifdef AFTER
int after = unknown();
#endif
// RULE: error: {{.*}}[amp-goto]
// SIDE: error: no matching function for call to 'host' [amp-wrong-side]
// OTHER: warning: "with all headers"
// OTHER-DAG: error: no matching function for call to 'host'
// OTHER-DAG: error: use of undeclared identifier 'unknown'
// KEPT: warning: "with all headers"
// KEPT: error: cannot use 'throw'
