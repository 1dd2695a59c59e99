// All forms of copy and copy_async between textures, views, iterators and bytes, whole and by section.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp_graphics.h>
#include <cstdio>
#include <cstring>
#include <list>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int line = 0;
#define CHECK(...)                                                                                 \
  if (!line && !(__VA_ARGS__))                                                                     \
  line = __LINE__

const extent<2> shape(4, 6);

std::vector<int> numbers(int from) {
  std::vector<int> made(24);
  for (int &n : made)
    n = from++;
  return made;
}

/// Either kind of copy.
struct now {
  template <class... A> void operator()(A &&...arguments) const { copy(std::forward<A>(arguments)...); }
};
struct later {
  template <class... A> void operator()(A &&...arguments) const { copy_async(std::forward<A>(arguments)...).get(); }
};

std::vector<int> texels(const texture<int, 2> &t) {
  std::vector<int> found(24);
  copy(t, found.begin());
  return found;
}

template <class Copy, class Target> void into(Copy copy, texture<int, 2> &t, Target &target) {
  std::vector<int> wanted = numbers(100);
  copy(wanted.begin(), wanted.end(), target);
  CHECK(texels(t) == wanted);
  wanted = numbers(200);
  const std::list<int> list(wanted.begin(), wanted.end());
  copy(list.begin(), list.end(), target);
  CHECK(texels(t) == wanted);
  wanted = numbers(300);
  copy(wanted.data(), 96, target);
  CHECK(texels(t) == wanted);
  // A section of 2 x 3 at (1, 2).
  const int part[] = {1, 2, 3, 4, 5, 6};
  const std::list<int> few(part, part + 6);
  for (int i = 0; i < 6; ++i)
    wanted[(1 + i / 3) * 6 + 2 + i % 3] = part[i];
  copy(part, part + 6, target, index<2>(1, 2), extent<2>(2, 3));
  CHECK(texels(t) == wanted);
  copy(part, 24u, target, index<2>(0, 0), extent<2>(2, 3));
  for (int i = 0; i < 6; ++i)
    wanted[i / 3 * 6 + i % 3] = part[i];
  CHECK(texels(t) == wanted);
  copy(few.begin(), few.end(), target, index<2>(2, 3), extent<2>(2, 3));
  for (int i = 0; i < 6; ++i)
    wanted[(2 + i / 3) * 6 + 3 + i % 3] = part[i];
  CHECK(texels(t) == wanted);
}

template <class Copy, class Source> void out_of(Copy copy, const Source &source, const std::vector<int> &has) {
  std::vector<int> vector(24), bytes(25, -1);
  std::list<int> list(24);
  copy(source, vector.begin());
  CHECK(vector == has);
  copy(source, list.begin());
  CHECK(std::equal(list.begin(), list.end(), has.begin()));
  copy(source, bytes.data(), 100);
  CHECK(bytes[24] == -1 && std::equal(has.begin(), has.end(), bytes.begin()));
  const std::vector<int> wanted = {has[15], has[16], has[21], has[22]};
  std::vector<int> part(4), part_bytes(4);
  std::list<int> part_list(4);
  copy(source, index<2>(2, 3), extent<2>(2, 2), part.begin());
  copy(source, index<2>(2, 3), extent<2>(2, 2), part_list.begin());
  copy(source, index<2>(2, 3), extent<2>(2, 2), part_bytes.data(), 16);
  CHECK(part == wanted && part_bytes == wanted && std::equal(part.begin(), part.end(), part_list.begin()));
}

template <class Copy, class Source, class Target>
void between(Copy copy, texture<int, 2> &s, const Source &source, texture<int, 2> &t, Target &target) {
  const std::vector<int> old = numbers(1000);
  graphics::copy(old.begin(), old.end(), t);
  std::vector<int> wanted = old;
  const std::vector<int> from = texels(s);
  copy(source, index<2>(0, 1), target, index<2>(2, 3), extent<2>(2, 3));
  for (int y = 0; y < 2; ++y)
    for (int x = 0; x < 3; ++x)
      wanted[(y + 2) * 6 + x + 3] = from[y * 6 + x + 1];
  CHECK(texels(t) == wanted);
  copy(source, target);
  CHECK(texels(t) == from);
}

template <class Copy> void all(Copy copy, const accelerator_view &one, const accelerator_view &two) {
  const std::vector<int> first = numbers(7);
  texture<int, 2> s(shape, first.begin(), first.end(), one), t(shape, two);
  const texture_view<int, 2> sv(s);
  const texture_view<const int, 2> sc(s);
  texture_view<int, 2> tv(t);
  writeonly_texture_view<int, 2> tw(t);
  into(copy, t, t), into(copy, t, tv), into(copy, t, tw);
  out_of(copy, s, first), out_of(copy, sv, first), out_of(copy, sc, first);
  between(copy, s, s, t, t), between(copy, s, s, t, tv), between(copy, s, s, t, tw);
  between(copy, s, sv, t, t), between(copy, s, sv, t, tv), between(copy, s, sv, t, tw);
  between(copy, s, sc, t, t), between(copy, s, sc, t, tv), between(copy, s, sc, t, tw);
}

/// Texels of one byte and of twelve, rows of odd lengths, in three dimensions.
template <class T> void odd(unsigned bits, unsigned bytes) {
  const extent<3> ext(3, 5, 7);
  std::vector<unsigned char> from(105 * bytes), to(from.size(), 0);
  for (std::size_t i = 0; i < from.size(); ++i)
    from[i] = static_cast<unsigned char>(i * 7 + 3);
  texture<T, 3> a(ext, from.data(), unsigned(from.size()), bits), b(ext, to.data(), unsigned(to.size()), bits);
  copy(a, index<3>(1, 2, 3), b, index<3>(0, 1, 1), extent<3>(2, 3, 3));
  copy(b, to.data(), unsigned(to.size()));
  for (int z = 0; z < 3; ++z)
    for (int y = 0; y < 5; ++y)
      for (int x = 0; x < 7; ++x) {
        const bool inside = z < 2 && y >= 1 && y < 4 && x >= 1 && x < 4;
        const unsigned char *t = &to[((z * 5 + y) * 7 + x) * bytes];
        const unsigned char *f = inside ? &from[(((z + 1) * 5 + y + 1) * 7 + x + 2) * bytes] : nullptr;
        for (unsigned i = 0; i < bytes; ++i)
          CHECK(t[i] == (f ? f[i] : 0));
      }
}

/// Kernels see what was copied, and copies what kernels write.
void with_kernels() {
  const std::vector<int> first = numbers(0);
  texture<int, 2> a(shape, first.begin(), first.end()), b(shape);
  const texture_view<int, 2> wa(a);
  for (int round = 0; round < 3; ++round) {
    parallel_for_each(shape, [=](index<2> i) restrict(amp) { wa.set(i, wa[i] * 2 + 1); });
    copy(a, b);
    copy(b, a);
  }
  std::vector<int> wanted = first;
  for (int &w : wanted)
    w = 8 * w + 7;
  CHECK(texels(a) == wanted);
}

int main() {
  accelerator device;
  all(now(), device.default_view, device.default_view);
  all(later(), device.default_view, device.create_view());
  for (const accelerator &other : accelerator::get_all())
    if (other.device_path != accelerator::cpu_accelerator && other != device) {
      all(now(), device.default_view, other.default_view);
      all(later(), other.default_view, device.default_view);
    }
  odd<unorm>(8, 1), odd<int_3>(32, 12), odd<float_2>(16, 4);
  with_kernels();
  if (line)
    std::printf("line %d\n", line);
  return line != 0;
}
