// A kernel calls functions of another translation unit that call themselves.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -DOTHER -c %s -o %t.o
// RUN: %ampcc -std=c++17 --amp-version=1.2 %s %t.o -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int factorial(int n) restrict(cpu, amp);
bool is_even(int n) restrict(cpu, amp);
#ifdef OTHER
static bool is_odd(int n) restrict(cpu, amp) { return n != 0 && is_even(n - 1); }
bool is_even(int n) restrict(cpu, amp) { return n == 0 || is_odd(n - 1); }
int factorial(int n) restrict(cpu, amp) { return n < 2 ? 1 : n * factorial(n - 1); }
#else
static int doubled(int n) restrict(cpu, amp) { return n < 1 ? 0 : 2 + doubled(n - 1); }

int main() {
  std::vector<int> results(8);
  array_view<int> r(8, results);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) {
    r[i] = factorial(i[0]) * 10 + is_even(i[0]) + doubled(i[0]) * 2;
  });
  r.synchronize();
  bool wrong = false;
  for (int i = 0; i < 8; ++i) {
    const int right = factorial(i) * 10 + is_even(i) + doubled(i) * 2;
    if (results[i] != right)
      std::printf("%d: %d, not %d\n", i, results[i], right);
    wrong |= results[i] != right;
  }
  return wrong;
}
#endif
