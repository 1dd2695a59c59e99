// Names that only device code used are not reported as unused by the host compilers.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/unused.cpp | FileCheck %s
// RUN: %host_compiles %t/unused.cpp
#include <amp.h>
using namespace concurrency;

// CHECK: {{^}}__attribute__((__unused__)) static const int tile = 4;
static const int tile = 4;
// CHECK: {{^}}static const int both = 4;
static const int both = 4;
namespace {
// CHECK: {{^}}__attribute__((__unused__)) constexpr int a1 = 1, a2 = 2;
constexpr int a1 = 1, a2 = 2;
// CHECK: {{^}}__attribute__((__unused__)) int helper(int x)
int helper(int x) restrict(cpu, amp) { return x; }
} // namespace
int twice(int x) restrict(amp) { return helper(x) + a1 + a2; }

void launch(array_view<int, 1> v, int parameter) {
  const int n = 2;
  using number = float;
  typedef int integer;
  // CHECK: struct Local { static_assert(sizeof(integer) > 0, ""); static_assert(sizeof(n) > 0, "");
  struct Local { int f() const restrict(amp) { return integer(n); } } local;
  // CHECK: (void)sizeof(n); (void)sizeof(number); (void)sizeof(parameter); __ampcc_host_stub(); }
  parallel_for_each(v.get_extent().tile<4>(), [=](tiled_index<4> i) restrict(amp) {
    v[i] = tile + n + number(1) + sizeof(parameter) + local.f() + twice(3);
  });
}

int main() { launch(array_view<int, 1>(both), 1); }
