// Types that amp code has (spec 2.4.1); err_amp_type has the others.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wall -Wno-unused -Xclang -verify %s
// expected-no-diagnostics
#include <amp.h>
#include <array>
#include <cstdint>
#include <type_traits>
using namespace concurrency;

enum plain { a, b };
enum class wide : unsigned long { c };
struct incomplete;
struct empty {};
struct base { bool flag; };
struct derived : empty, base { int n; };
union both { int i; float f; };
struct aligned_more { alignas(16) float v[4]; };
struct has_static { static const int count = 3; static char letter; int n; };
struct has_types { typedef char byte; enum : char { tiny }; void host(char, short) {} int n; };
struct has_view { array_view<int> v; };
struct has_array { array<int> &a; };
template <class T, int N> struct vec { T v[N]; };

void takes(bool, int, unsigned, long, unsigned long, float, double, plain, wide, derived, both, aligned_more,
           has_static, has_types, vec<float, 3>, std::array<int, 4>, int *, const float *, void *, std::nullptr_t,
           incomplete *, int (&)[4], int *&, derived &&, const array<int, 2> &, array<int> *, array_view<const int>,
           index<2>, extent<3>, int has_static::*, std::size_t, std::int64_t, std::int32_t) restrict(amp);

int body(int n, tile_barrier barrier) restrict(amp) {
  bool flags = n > 1;
  int letter = 'a';
  long big = 1LL << 3;
  auto narrow = sizeof(char) + sizeof(long double);
  static_assert(std::is_same<short, short>::value, "text");
  int matrix[4][4] = {};
  int(*row)[4] = matrix;
  float ratio = reinterpret_cast<float &>(n);
  float *bits = reinterpret_cast<float *>(&n);
  const int own = 3;
  int *p = nullptr;
  for (int element : matrix[0])
    n += element;
  auto closure = [=](int x) { return x + own + (flags ? 1 : 0); };
  tile_static vec<float, 3> shared[16];
  return closure(n) + (p == nullptr) + has_types::tiny;
}
