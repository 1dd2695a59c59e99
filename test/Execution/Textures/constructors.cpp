// Every constructor of a texture, its copies, moves and assignments, and its properties.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp_graphics.h>
#include <cstdio>
#include <cstring>
#include <list>
#include <type_traits>
#include <vector>
using namespace Concurrency;
using namespace Concurrency::graphics;

static_assert(texture<float_2, 3>::rank == 3, "");
static_assert(std::is_same<texture<uint_4, 1>::value_type, uint_4>::value, "");
static_assert(std::is_same<texture<uint_4, 1>::scalar_type, unsigned int>::value, "");

int line = 0;
#define CHECK(...)                                                                                 \
  if (!line && !(__VA_ARGS__))                                                                     \
  line = __LINE__

const int count = 24;
accelerator gpu;
accelerator_view cpu_view = accelerator(accelerator::cpu_accelerator).default_view;

template <class T, int N> bool has(const texture<T, N> &t, const std::vector<T> &wanted) {
  std::vector<T> texels(t.get_extent().size());
  copy(t, texels.begin());
  return texels == wanted;
}

void uninitialised(const accelerator_view &at) {
  const extent<2> two(4, 6);
  const extent<3> three(2, 3, 4);
  texture<int, 1> a(extent<1>(7)), b(7), c(extent<1>(7), at), d(7, at), e(7, 8u), f(extent<1>(7), 16u, at), g(7, 16u, at);
  CHECK(a.bits_per_scalar_element == 32 && b.get_extent()[0] == 7 && c.extent[0] == 7);
  CHECK(c.accelerator_view == at && d.get_accelerator_view() == at && g.accelerator_view == at);
  CHECK(e.get_bits_per_scalar_element() == 8 && e.data_length == 7 && f.get_data_length() == 14);
  CHECK(a.mipmap_levels == 1 && a.get_mipmap_levels() == 1 && !a.data());
  CHECK(a.accelerator_view == gpu.default_view);
  texture<norm_2, 2> h(two, 8u), i(4, 6, 16u), j(two, 8u, at), k(4, 6, 8u, at);
  CHECK(h.data_length == 48 && i.data_length == 96 && j.accelerator_view == at && k.extent == two);
  texture<double, 2> l(4, 6), m(4, 6, at);
  CHECK(l.bits_per_scalar_element == 64 && m.data_length == 192);
  texture<float_4, 3> n(three), o(2, 3, 4), p(2, 3, 4, at), q(2, 3, 4, 16u), r(2, 3, 4, 16u, at);
  CHECK(n.extent == three && o.data_length == 384 && p.extent == three && q.data_length == 192);
  CHECK(r.get_bits_per_scalar_element() == 16 && r.accelerator_view == at);
}

void levels(const accelerator_view &at) {
  const texture<unorm_4, 2> all(extent<2>(5, 12), 8u, 0u), two(extent<2>(5, 12), 8u, 2u, at);
  CHECK(all.get_mipmap_levels() == 4 && two.mipmap_levels == 2 && two.accelerator_view == at);
  CHECK(all.get_mipmap_extent(0) == extent<2>(5, 12) && all.get_mipmap_extent(1) == extent<2>(2, 6) &&
        all.get_mipmap_extent(3) == extent<2>(1, 1));
  CHECK(all.data_length == 4 * (60 + 12 + 3 + 1) && two.data_length == 4 * 72);
  const texture<float, 3> deep(extent<3>(1, 2, 9), 32u, 0u);
  CHECK(deep.mipmap_levels == 4 && deep.get_mipmap_extent(3) == extent<3>(1, 1, 1));
}

void filled(const accelerator_view &at) {
  std::vector<int> numbers(count);
  for (int i = 0; i < count; ++i)
    numbers[i] = i * i - 7;
  const std::list<int> list(numbers.begin(), numbers.end());
  const extent<2> two(4, 6);
  const auto from = numbers.begin(), to = numbers.end();
  CHECK(has(texture<int, 1>(extent<1>(count), from, to), numbers) && has(texture<int, 1>(count, from, to), numbers));
  CHECK(has(texture<int, 2>(two, list.begin(), list.end()), numbers) && has(texture<int, 2>(4, 6, from, to), numbers));
  CHECK(has(texture<int, 3>(2, 3, 4, numbers.data(), numbers.data() + count), numbers));
  CHECK(has(texture<int, 1>(count, from, to, at), numbers) && has(texture<int, 2>(two, from, to, at), numbers));
  CHECK(has(texture<int, 2>(4, 6, from, to, at), numbers) && has(texture<int, 3>(2, 3, 4, from, to, at), numbers));
  CHECK(has(texture<int, 1>(count, from, to, cpu_view, at), numbers));
  CHECK(has(texture<int, 2>(two, from, to, cpu_view, at), numbers) && has(texture<int, 2>(4, 6, from, to, at, cpu_view), numbers));
  CHECK(has(texture<int, 3>(2, 3, 4, from, to, cpu_view, at), numbers));
  const std::vector<float_2> pairs(count, float_2(1.5f, -2.0f));
  CHECK(has(texture<float_2, 2>(4, 6, pairs.begin(), pairs.end()), pairs));

  const void *memory = numbers.data();
  const unsigned size = count * sizeof(int);
  CHECK(has(texture<int, 1>(extent<1>(count), memory, size, 32), numbers) && has(texture<int, 1>(count, memory, size, 32u), numbers));
  CHECK(has(texture<int, 2>(4, 6, memory, size, 32u), numbers) && has(texture<int, 3>(2, 3, 4, memory, size, 32u), numbers));
  CHECK(has(texture<int, 2>(two, memory, size, 32u, at), numbers) && has(texture<int, 1>(count, memory, size, 32u, at), numbers));
  CHECK(has(texture<int, 2>(4, 6, memory, size, 32u, at), numbers) && has(texture<int, 3>(2, 3, 4, memory, size, 32u, at), numbers));
  CHECK(has(texture<int, 2>(two, memory, size, 32u, cpu_view, at), numbers));
  CHECK(has(texture<int, 1>(count, memory, size, 32u, cpu_view, at), numbers));
  CHECK(has(texture<int, 2>(4, 6, memory, size, 32u, cpu_view, at), numbers));
  CHECK(has(texture<int, 3>(2, 3, 4, memory, size, 32u, cpu_view, at), numbers));
}

void staging(const accelerator_view &at) {
  texture<int, 1> a(9, cpu_view, at), b(9, 8u, cpu_view, at), c(extent<1>(9), cpu_view, at), d(extent<1>(9), 16u, cpu_view, at);
  texture<int, 2> e(3, 5, cpu_view, at), f(3, 5, 8u, cpu_view, at);
  texture<int_4, 3> g(2, 3, 4, cpu_view, at), h(2, 3, 4, 16u, cpu_view, at);
  CHECK(a.accelerator_view == cpu_view && a.associated_accelerator_view == at);
  CHECK(b.get_associated_accelerator_view() == at && c.data() && d.data_length == 18);
  CHECK(e.row_pitch == 20 && e.get_row_pitch() == 20 && f.row_pitch == 5);
  CHECK(g.get_row_pitch() == 64 && g.depth_pitch == 192 && h.get_depth_pitch() == 96);

  // Written on the host, changed by a kernel, read on the host.
  char *rows = static_cast<char *>(e.data());
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 5; ++x) {
      const int value = 10 * y + x;
      std::memcpy(rows + y * e.row_pitch + x * sizeof value, &value, sizeof value);
    }
  texture<int, 2> t(e, at);
  CHECK(t.accelerator_view == at && !t.data());
  parallel_for_each(t.extent, [&](index<2> i) restrict(amp) { t.set(i, t[i] + 1); });
  copy(t, e);
  int value;
  std::memcpy(&value, static_cast<const char *>(const_cast<const texture<int, 2> &>(e).data()) + 2 * e.row_pitch + 12, sizeof value);
  CHECK(value == 24);
  const texture<int, 2> again(e);
  CHECK(again.data() && again.data() != e.data() && again.associated_accelerator_view == at);
  const texture<int, 2> other(t, cpu_view, at);
  CHECK(other.data() && std::memcmp(other.data(), e.data(), 60) == 0);
}

void copies(const accelerator_view &at) {
  std::vector<int> ones(count, 1), twos(count, 2);
  texture<int, 2> a(4, 6, ones.begin(), ones.end(), at);
  texture<int, 2> b(a), c(a, at), d(std::move(b)), e(3, 3);
  CHECK(d.accelerator_view == at && has(c, ones) && has(d, ones) && d.extent == extent<2>(4, 6));
  b = a; // b has given away what it had
  CHECK(has(b, ones));
  copy(twos.begin(), twos.end(), a);
  e = a;
  CHECK(has(e, twos) && has(b, ones) && e.extent == extent<2>(4, 6) && e.data_length == 96);
  CHECK(e.accelerator_view == at);
  e = std::move(c);
  CHECK(has(e, ones));
  e = e;
  a.copy_to(e);
  CHECK(has(e, twos));
  texture_view<int, 2> whole(b);
  a.copy_to(whole);
  CHECK(has(b, twos));
  writeonly_texture_view<int, 2> target(d);
  a.copy_to(target);
  CHECK(has(d, twos));

  // Of a level that a view shows.
  texture<int, 1> deep(extent<1>(4), 32u, 0u);
  const int levels[] = {1, 2, 3, 4, 5, 6, 7};
  copy(levels, sizeof levels, deep);
  const texture<int, 1> second(texture_view<int, 1>(deep, 1)), rest(texture_view<const int, 1>(deep, 1, 2), at);
  CHECK(second.mipmap_levels == 1 && has(second, {5, 6}));
  int found[3] = {};
  copy(rest, found, sizeof found);
  CHECK(rest.mipmap_levels == 2 && found[0] == 5 && found[2] == 7);
  const texture<int, 1> staged(texture_view<const int, 1>(deep, 2), cpu_view, at);
  CHECK(staged.extent[0] == 1 && *static_cast<const int *>(staged.data()) == 7);
}

int main() {
  const accelerator_view at = gpu.create_view();
  uninitialised(at);
  levels(at);
  filled(at);
  staging(at);
  copies(at);
  if (line)
    std::printf("line %d\n", line);
  return line != 0;
}
