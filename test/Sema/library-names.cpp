// Names of the library in other scopes belong to the program, also in the library's namespace.
// RUN: %ampcc -fsyntax-only -Wno-undefined-inline -Xclang -verify %s
namespace concurrency {
namespace samples {
template <class T> struct texture;
}
} // namespace concurrency
#include <amp.h>
namespace Concurrency {
namespace samples {
template <class T> struct texture {
  T part[4];
};
template <class T, int N> struct array {
  T part[N];
};
struct tiled_index {
  int value;
};
struct device {
  void direct3d_abort() const restrict(amp) {}
};
inline void launch(array_view<int> view, texture<int> own, array<int, 3> other, tiled_index place) {
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    view[i] = own.part[i[0]] + other.part[0] + place.value;
  });
}
inline void never(device d) restrict(amp) {
  for (;;) // expected-warning {{loop in a}}
    d.direct3d_abort();
}
inline void aborts() restrict(amp) {
  for (;;)
    direct3d_abort();
}
} // namespace samples
} // namespace Concurrency

// A user's annotation is no mark: the body is missing as without.
__attribute__((annotate("ampcc"))) inline int absent(int x) restrict(amp); // expected-note {{declared here}}
void calls(concurrency::array_view<int> view) {
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    view[i] = absent(1); // expected-error {{body of 'absent' is needed}}
  });
}
