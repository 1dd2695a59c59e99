// Every element type with every number of bits and every rank: kernels
// read the values of the bytes, and write the bytes of a value.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %oclgrind %t
#include "Inputs/formats.h"
#include <cstdio>
using namespace concurrency;
using namespace concurrency::graphics;
using namespace formats;

// One kernel for each type: a texture of each rank, of as many texels.
const int texels = 36;
const extent<1> ext1(texels);
const extent<2> ext2(4, 9);
const extent<3> ext3(3, 4, 3);

int failures = 0;
unsigned seen = 0;

template <class T> struct table {
  typedef typename short_vector_traits<T>::value_type S;
  typedef typename plain<S>::type P;
  static const int channels = short_vector_traits<T>::size;
  const unsigned bits;

  void fail(const char *what, int rank, int i) {
    std::printf("%s: scalar %d, %d of them, %u bits, rank %d, element %d\n", what,
                int(graphics::ampcc_detail::texel_scalar<S>::value), channels, bits, rank, i);
    ++failures;
  }

  static void put(const array_view<P> &found, int texel, const T &value) restrict(amp) {
    for (int c = 0; c < channels; ++c)
      found[texel * channels + c] = P(parts<T>::get(value, c));
  }

  void check_read(int rank, const std::vector<unsigned char> &bytes, const array_view<P> &found) {
    for (int i = 0; i < texels * channels; ++i)
      if (!same(found[i], P(scalar<S>::read(load(&bytes[i * bits / 8], bits), bits))))
        return fail("read", rank, i);
  }

  template <int N> void check_write(const texture<T, N> &t, const std::vector<P> &values) {
    std::vector<unsigned char> bytes(t.data_length);
    copy(t, bytes.data(), unsigned(bytes.size()));
    for (int i = 0; i < texels * channels; ++i) {
      std::uint64_t wanted = scalar<S>::write(values[i], bits);
      if (bits < 64)
        wanted &= (std::uint64_t(1) << bits) - 1;
      if (load(&bytes[i * bits / 8], bits) != wanted)
        return fail("write", N, i);
    }
  }

  void check() {
    const std::vector<unsigned char> bytes = noise(texels * channels * bits / 8, bits + channels);
    const unsigned size = unsigned(bytes.size());
    const texture<T, 1> r1(ext1, bytes.data(), size, bits);
    const texture<T, 2> r2(ext2, bytes.data(), size, bits);
    const texture<T, 3> r3(ext3, bytes.data(), size, bits);
    if (r1.get_data_length() != size || r3.data_length != size || r2.bits_per_scalar_element != bits)
      fail("length", 0, 0);
    // Functions that other numbers of bits have, but this format does not.
    std::vector<P> values(texels * channels);
    for (unsigned i = 0; i < values.size(); ++i)
      values[i] = i % 3 ? P((i * 2654435761u >> (i % 31)) * (i % 2 ? 1.0 : -1.0) / (i % 5 ? 65537.0 : 1.0))
                        : P(i / P(texels));
    texture<T, 1> t1(ext1, bits);
    texture<T, 2> t2(ext2, bits);
    texture<T, 3> t3(ext3, bits);
    const texture_view<T, 1> w1(t1);
    const texture_view<T, 2> w2(t2);
    const texture_view<T, 3> w3(t3);
    const array_view<const P> from(values);
    const array_view<P> f1(texels * channels), f2(texels * channels), f3(texels * channels);
    parallel_for_each(ext1, [=, &r1, &r2, &r3](index<1> i1) restrict(amp) {
      const int i = i1[0];
      const index<2> i2(i / 9, i % 9);
      const index<3> i3(i / 12, i / 3 % 4, i % 3);
      put(f1, i, r1[i1]);
      put(f2, i, r2[i2]);
      put(f3, i, r3[i3]);
      const P *v = &from[i * channels];
      const T value = parts<T>::make(S(v[0]), S(v[channels > 1 ? 1 : 0]), S(v[channels > 2 ? 2 : 0]),
                                     S(v[channels > 3 ? 3 : 0]));
      w1.set(i1, value);
      w2.set(i2, value);
      w3.set(i3, value);
    });
    check_read(1, bytes, f1);
    check_read(2, bytes, f2);
    check_read(3, bytes, f3);
    check_write(t1, values);
    check_write(t2, values);
    check_write(t3, values);
  }
};

template <class T> void check() {
  typedef typename short_vector_traits<T>::value_type S;
  for (unsigned bits : {8u, 16u, 32u, 64u})
    if (scalar<S>::has(bits, short_vector_traits<T>::size)) {
      table<T>{bits}.check();
      ++seen;
    }
}

int main() {
  check<int>(), check<int_2>(), check<int_3>(), check<int_4>();
  check<uint>(), check<uint_2>(), check<uint_3>(), check<uint_4>();
  check<float>(), check<float_2>(), check<float_3>(), check<float_4>();
  check<norm>(), check<norm_2>(), check<norm_4>();
  check<unorm>(), check<unorm_2>(), check<unorm_4>();
  if (accelerator().supports_double_precision)
    check<double>(), check<double_2>();
  else
    seen += 2;
  // The table of 10.1.3 has 41 cells.
  return failures || seen != 41;
}
