// Every operation on every two integer types of amp:1.2 gives in kernels what it gives on the host.
// Without -DALL the types are left out that another one has the size and sign of.
// RUN: %ampcc -std=c++17 -w --amp-version=1.2 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdio>
#include <limits>
#include <vector>
using namespace concurrency;

constexpr int values = 5, operations = 13;

template <typename T> T value(int i) restrict(cpu, amp) {
  const T most = std::is_signed<T>::value ? T((1ull << (8 * sizeof(T) - 1)) - 1) : T(~T(0));
  return i == 0 ? T(0) : i == 1 ? T(1) : i == 2 ? T(3) : i == 3 ? most : T(-1);
}

/// Leaves out what has no meaning.
template <typename A, typename B> unsigned long long apply(int op, A a, B b) restrict(cpu, amp) {
  using wide = unsigned long long;
  switch (op) {
  case 0: return wide(wide(a) + wide(b));
  case 1: return b == 0 || (long long)b == -1 ? 0 : wide(a / b);
  case 2: return b == 0 || (long long)b == -1 ? 0 : wide(a % b);
  case 3: return wide(a & b);
  case 4: return wide(a | b);
  case 5: return wide(a ^ b);
  case 6: return wide(a >> (int(b) & 7));
  case 7: return wide(a < b);
  case 8: return wide(a == b);
  case 9: return wide(~a);
  case 10: { A c = a; if (sizeof(A) < 4) { c += b; c += 1; } return wide(c); }
  case 11: { B c = B(a); return wide(c); }
  default: return wide(float(a)) + wide(a ? b : B(2));
  }
}

template <typename A, typename B>
void fill(const array_view<unsigned long long> &r, int &at) restrict(cpu, amp) {
  for (int op = 0; op < operations; ++op)
    for (int i = 0; i < values; ++i)
      for (int j = 0; j < values; ++j)
        // float cannot hold the numbers above, and the sum would overflow.
        r[at++] = op == 12 && (i > 2 || sizeof(A) > 4) ? 0 : apply(op, value<A>(i), value<B>(j));
}
template <typename A, typename... B>
void row(const array_view<unsigned long long> &r) restrict(cpu, amp) {
  int at = 0;
  (fill<A, B>(r, at), ...);
}

bool wrong = false;
template <typename A, typename... B> void compare(const char *name) {
  const int count = sizeof...(B) * operations * values * values;
  std::vector<unsigned long long> host(count), device(count);
  row<A, B...>(array_view<unsigned long long>(count, host));
  array_view<unsigned long long> d(count, device);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { row<A, B...>(d); });
  d.synchronize();
  for (int i = 0; i < count; ++i)
    if (host[i] != device[i]) {
      std::printf("%s: pair %d, operation %d, values %d and %d: %llx, not %llx\n", name,
                  i / (operations * values * values), i / (values * values) % operations,
                  i / values % values, i % values, device[i], host[i]);
      wrong = true;
    }
}

template <typename... T> void all() {
  int n = 0;
  (compare<T, T...>(std::to_string(n++).c_str()), ...);
}

int main() {
#ifdef ALL
  all<bool, char, signed char, unsigned char, short, unsigned short, wchar_t, char16_t, int,
      unsigned, long, unsigned long, long long, unsigned long long>();
#else
  all<bool, char, unsigned char, short, unsigned short, int, long long>();
#endif
  return wrong;
}
