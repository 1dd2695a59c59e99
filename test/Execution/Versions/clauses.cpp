// Functions and lambdas with versions of their own, in a unit of version 1 (spec 13.1.3).
// RUN: %ampcc -std=c++17 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

static_assert(__AMP_VERSION__ == 100, "without an option");

unsigned char next(unsigned char x) restrict(amp:1.1) { return x + 1; }
int low(int x) restrict(cpu, amp : 1.1) {
  char c = static_cast<char>(x);
  return c;
}
int plain(int x) restrict(amp) { return x; }
template <typename T> T same(T x) restrict(cpu, amp:1.2) {
  T copy = x;
  return copy;
}
struct letter {
  letter() restrict(cpu, amp:1.1) : code('a') {}
  int get() const restrict(amp:1.1) { return code; }
  char code;
};

int main() {
  std::vector<int> results(5);
  array_view<int> r(5, results);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp:1.2) {
    letter a;
    auto inherits = [](short s) { return s; };
    auto own = [] restrict(amp:1.1) {
      short five = 5;
      return five;
    };
    r[0] = next(255);
    r[1] = low(300);
    r[2] = static_cast<int>(same<long long>(1LL << 40) >> 38);
    r[3] = a.get() + plain(1);
    r[4] = inherits(1) + own();
  });
  r.synchronize();
  assert(results == (std::vector<int>{0, 44, 4, 'b', 6}));
}
