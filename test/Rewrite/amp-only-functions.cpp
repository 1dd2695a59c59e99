// Functions that exist on the device only leave the host source with everything that belongs to
// them; what else stands on their lines keeps its place.
// RUN: rm -rf %t && %ampcc --translate -std=c++20 %s -o %t
// RUN: %without_comments %t/amp-only-functions.cpp | FileCheck --implicit-check-not=gone %s
// RUN: %host_compiles %t/amp-only-functions.cpp
#include <amp.h>

[[gnu::noinline]] static inline float gone_1(float) restrict(amp);
__attribute__((noinline)) float gone_2(float x) restrict(amp) { return x; }
extern "C" float gone_3(float x) restrict(amp) { return x; }
auto gone_4(float x) restrict(amp) noexcept -> float {
  return x;
}
template <class T> auto gone_5(T x) restrict(amp) -> decltype(x + 1) { return x; }
template <> auto gone_5<int>(int x) restrict(amp) -> int { return x; }
template <class T> T gone_6(T x) restrict(amp) { return x; }
template float gone_6<float>(float) restrict(amp);
extern template int gone_6<int>(int) restrict(amp);
static float gone_1(float x) restrict(amp) { return x; }

// CHECK: {{^      +}}int kept_1;
float gone_7(float x) restrict(amp) { return x; } int kept_1;

// The directives inside stay: they reach further.
float gone_8(float x) restrict(amp) {
// CHECK: {{^}}#define KEPT_2 3
#define KEPT_2 3
// CHECK: {{^}}#if KEPT_2
#if KEPT_2
  return x;
// CHECK: {{^}}#else
#else
  return -x;
// CHECK: {{^}}#endif
#endif
}

// An overload pair loses its device half.
// CHECK: float pair(float x)               { return x; }
// CHECK-NOT: pair
float pair(float x) restrict(cpu) { return x; }
float pair(float x) restrict(amp) { return -x; }

namespace names {
float gone_9(float x) restrict(amp) { return x; }
// CHECK: float kept_3(float x)
float kept_3(float x) restrict(cpu) { return x; }
float kept_3(float x) restrict(amp) { return x; }
} // namespace names
using names::gone_9;
// The library's own as well.
// CHECK-NOT: atomic_fetch_add
using concurrency::atomic_fetch_add;
// CHECK: using names::kept_3;
using names::kept_3;

// CHECK: int main()
int main() {
  float gone_10(float) restrict(amp);
  return kept_1 + int(kept_3(0)) + KEPT_2 - 3;
}
