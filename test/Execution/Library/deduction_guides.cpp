// The template arguments of classes that are deduced from constructor arguments.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <amp_graphics.h>
#include <array>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

template <typename Expected, typename T> void is(const T &) {
  static_assert(std::is_same<Expected, T>::value, "");
}

void domains() {
  const int parts[] = {1, 2, 3, 4};
  is<index<1>>(index(1));
  is<index<2>>(index(1, 2));
  is<index<3>>(index(1, 2, 3));
  is<index<4>>(index(parts));
  is<extent<1>>(extent(1));
  is<extent<2>>(extent(1, 2));
  is<extent<3>>(extent(1, 2, 3));
  is<extent<4>>(extent(parts));
  is<extent<2>>(extent(extent(1, 2)));
}

void views() {
  std::vector<float> data(12);
  const std::vector<float> fixed(12);
  std::array<int, 12> numbers{};
  float raw[12] = {}, *memory = raw;
  const float *read = raw;
  is<array_view<float, 1>>(array_view(data));
  is<array_view<const float, 1>>(array_view(fixed));
  is<array_view<int, 1>>(array_view(numbers));
  is<array_view<float, 1>>(array_view(raw));
  is<array_view<float, 1>>(array_view(12, data));
  is<array_view<float, 2>>(array_view(3, 4, data));
  is<array_view<const float, 3>>(array_view(1, 3, 4, fixed));
  is<array_view<float, 2>>(array_view(extent(3, 4), data));
  is<array_view<float, 1>>(array_view(12, memory));
  is<array_view<float, 2>>(array_view(3, 4, raw));
  is<array_view<const float, 3>>(array_view(1, 3, 4, read));
  is<array_view<const float, 2>>(array_view(extent(3, 4), read));

  array<float, 2> a(3, 4);
  const array<float, 2> c(3, 4);
  is<array_view<float, 2>>(array_view(a));
  is<array_view<const float, 2>>(array_view(c));
  is<array_view<float, 2>>(array_view(array<float, 2>(3, 4)));
  is<array_view<float, 2>>(array_view(array_view(a)));
  array_view copied = a;
  is<array_view<float, 2>>(copied);
}

void arrays() {
  std::vector<float> data(12);
  const accelerator_view view = accelerator().get_default_view();
  const accelerator_view host = accelerator(accelerator::cpu_accelerator).get_default_view();
  const float *memory = data.data();
  is<array<float, 1>>(array(12, data.begin()));
  is<array<float, 2>>(array(3, 4, data.cbegin()));
  is<array<float, 3>>(array(1, 3, 4, memory));
  is<array<float, 2>>(array(extent(3, 4), data.begin(), data.end()));
  is<array<float, 2>>(array(3, 4, data.begin(), view));
  is<array<float, 2>>(array(extent(3, 4), data.begin(), data.end(), host, view));
  is<array<float, 2>>(array(array_view(3, 4, data)));
  is<array<float, 2>>(array(array_view(3, 4, memory), view));
  is<array<float, 2>>(array(array(3, 4, data.begin())));
}

void textures() {
  std::vector<float> data(12);
  texture t(extent(3, 4), data.begin(), data.end());
  const texture c(3, 4, data.begin(), data.end());
  is<texture<float, 2>>(t);
  is<texture<float, 2>>(c);
  is<texture<float, 1>>(texture(12, data.begin(), data.end()));
  is<texture<float, 3>>(texture(1, 3, 4, data.begin(), data.end()));
  is<texture_view<float, 2>>(texture_view(t));
  is<texture_view<float, 2>>(texture_view(t, 0));
  is<texture_view<const float, 2>>(texture_view(c));
  is<texture_view<const float, 2>>(texture_view(c, 0, 1));
  is<writeonly_texture_view<float, 2>>(writeonly_texture_view(t));
}

struct shape {
  int extent;
  array_view<float, 2> views[2];
  const shape *operator->() const { return this; }
};

// Clang does not look by itself what a property among such arguments is.
void properties() {
  std::vector<float> data(12);
  array_view v(3, 4, data);
  const auto *p = &v;
  const shape s{12, {v, v}};
  is<extent<2>>(extent(v.extent));
  is<extent<2>>(extent(s->views[1].extent));
  extent copied = v.extent;
  is<extent<2>>(copied);
  extent other{p->extent};
  is<extent<2>>(other);
  is<array<float, 2>>(array(v.extent, data.begin()));
  is<array<float, 2>>(concurrency::array(p->extent, data.begin(), accelerator().default_view));
  is<array<float, 1>>(array(s.extent, data.begin()));
  is<array_view<float, 2>>(array_view(v.extent, data));
  is<array_view<float, 2>>(array_view(s.views[0]));
}

int main() {
  domains();
  properties();
  views();
  arrays();
  textures();

  std::vector<int> data(24);
  array a(4, 6, data.begin());
  array_view v(a);
  parallel_for_each(v.extent, [=, &a](index<2> i) restrict(amp) {
    extent size(v.extent);
    array_view inner(a);
    inner[i] = static_cast<int>(size.size()) + index(i[0], i[1])[1];
  });
  for (int c = 0; c < 6; ++c)
    if (v(3, c) != 24 + c)
      return 1;
  return 0;
}
