// Classes of a program with the names of library classes, in namespaces inside of the library's.
// RUN: %ampcc -std=c++17 -fsyntax-only %s

#include <amp.h>
namespace concurrency {
namespace samples {
template <class T> struct texture {
  T v[4];
};
template <class T, int N> struct array {
  T v[N];
};
template <int N> struct tiled_index {};
} // namespace samples
} // namespace concurrency

void launch(concurrency::array_view<int> a) {
  concurrency::samples::texture<int> t{{1, 2, 3, 4}};
  concurrency::samples::array<int, 2> s{{1, 2}};
  parallel_for_each(a.extent, [=](concurrency::index<1> i) restrict(amp) {
    concurrency::samples::tiled_index<1> none;
    (void)none;
    a[i] = t.v[0] + s.v[1];
  });
}
