// A macro's body or argument that is a clause and something else as well is left as it is: the use as a clause is written out.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/macro-words.cpp | FileCheck %s
// RUN: %host_compiles %t/macro-words.cpp
#include <amp.h>

constexpr bool same(const char *a, const char *b) {
  return *a == *b && (!*a || same(a + 1, b + 1));
}

// Made into text, and parts of names
#define TEXT(x) #x
#define SPELL(x) TEXT(x)
#define FUNCTION(NAME, CLAUSE)                                                                     \
  inline int NAME(int x) CLAUSE { return x; }                                                      \
  constexpr const char *NAME##_text = #CLAUSE;
#define NAMED(SIDE) inline int on_##SIDE(int x) restrict(SIDE) { return x; }
// CHECK: inline int f(int x) { return x; } constexpr const char *f_text = "restrict(cpu, amp)";{{$}}
FUNCTION(f, restrict(cpu, amp))
static_assert(same(f_text, "restrict(cpu, amp)"), "");
// CHECK: inline int on_cpu(int x) { return x; }
NAMED(cpu) NAMED(amp)

// CHECK: #define SPELT restrict(cpu, amp)
#define SPELT restrict(cpu, amp)
// CHECK: int g(int x) { return x; }
int g(int x) SPELT { return x; }
static_assert(same(SPELL(SPELT), "restrict(cpu, amp)"), "");

// Names of something else
// CHECK: #define SIDE amp
#define SIDE amp
// CHECK: #define WORD restrict
#define WORD restrict
namespace SIDE {
int x = 3;
}
constexpr int WORD(int x) { return x; }
static_assert(restrict(2) == 2, "");
// CHECK: int h(int x) { return x; }
int h(int x) restrict(SIDE, cpu) { return x; }
// CHECK: int i(int x) { return x + amp::x; }
int i(int x) WORD(cpu) { return x + amp::x; }

// Asked for by a condition
// CHECK: #define OTHER cpu
#define OTHER cpu
#if !OTHER
int j(int x) restrict(OTHER, amp) { return x; }
#endif

int main() {
  concurrency::array_view<int> v(4);
  // CHECK: __ampcc_tag<{{.*}}>([v](concurrency::index<1> n) { {{.*}} }{{$}}
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> n) WORD(SIDE) {
    v[n] = f(1) + on_amp(2) + g(3) + h(4) + j(5);
  });
  return v[0] + f(1) + on_cpu(2) + g(3) + h(4) + i(5) + j(6);
}
