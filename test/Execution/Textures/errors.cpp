// Exceptions of textures: those of section 10 of the specification, and the numbers in their texts.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
#include <amp_graphics.h>
#include <cstdio>
#include <cstring>
#include <typeinfo>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

int failures = 0;

template <class Exception, class Operation> void expect(int line, const char *words, Operation operation) {
  try {
    operation();
    std::printf("line %d: nothing was thrown\n", line);
  } catch (const runtime_exception &e) {
    if (typeid(e) == typeid(Exception) && std::strstr(e.what(), words))
      return;
    std::printf("line %d: %s: %s\n", line, typeid(e).name(), e.what());
  }
  ++failures;
}
#define THROWS(EXCEPTION, WORDS, ...) expect<EXCEPTION>(__LINE__, WORDS, [&] { __VA_ARGS__; })

int main() {
  const extent<2> ext(4, 6);
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  accelerator gpu;
  std::vector<int> few(5);

  // Formats, extents, levels (10.1.3).
  THROWS(runtime_exception, "invalid number of bits per scalar element (12)", texture<int, 2>(ext, 12u));
  THROWS(runtime_exception, "(0); a texture of unorm_4 has 8 or 16", texture<unorm_4, 2>(ext, 0u));
  THROWS(unsupported_feature, "float and 8 bits per scalar element; it has 16 or 32", texture<float, 2>(ext, 8u));
  THROWS(unsupported_feature, "norm_2 and 32 bits", texture<norm_2, 2>(ext, 32u));
  THROWS(unsupported_feature, "int_3 and 16 bits", texture<int_3, 2>(ext, 16u));
  THROWS(unsupported_feature, "int and 64 bits", texture<int, 2>(ext, 64u));
  THROWS(unsupported_feature, "double and 32 bits", texture<double, 2>(ext, 32u));
  THROWS(runtime_exception, "dimension 1 (0) must be greater than 0", texture<int, 2>(4, 0));
  THROWS(runtime_exception, "65536 x 65536", texture<int, 2>(65536, 65536));
  THROWS(runtime_exception, "invalid number of mipmap levels (4)", texture<int, 2>(ext, 32u, 4u));
  THROWS(unsupported_feature, "holds only staging textures", texture<int, 2>(ext, cpu));

  // Sources (10.1.5, 10.1.6).
  THROWS(runtime_exception, "5 elements, the texture takes 24", texture<int, 2>(ext, few.begin(), few.end()));
  THROWS(runtime_exception, "20 bytes, the texels take 24", texture<int, 2>(ext, few.data(), 20, 8u));

  // Levels and views.
  texture<int, 2> t(ext), other(3, 6), bytes(ext, 8u), deep(ext, 32u, 0u), staging(ext, cpu, gpu.default_view);
  const texture_view<const int, 2> levels(deep);
  THROWS(runtime_exception, "invalid mipmap level (1); there are 1", t.get_mipmap_extent(1));
  THROWS(runtime_exception, "invalid mipmap level (3)", levels.get_mipmap_extent(3));
  THROWS(runtime_exception, "1 mipmap levels from level 3 on", texture_view<int, 2>(deep, 3));
  THROWS(runtime_exception, "3 mipmap levels from level 1 on", texture_view<const int, 2>(deep, 1, 3));
  THROWS(runtime_exception, "0 mipmap levels", texture_view<const int, 2>(deep, 1, 0));
  THROWS(runtime_exception, "of a texture that has 3", texture_view<const int, 2>(levels, 2, 2));
  THROWS(runtime_exception, "staging", texture_view<int, 2>{staging});
  THROWS(runtime_exception, "staging", texture_view<const int, 2>{staging});
  THROWS(runtime_exception, "staging", writeonly_texture_view<int, 2>{staging});
  THROWS(runtime_exception, "unknown filter mode", sampler{filter_unknown});
  THROWS(runtime_exception, "unknown address mode", sampler(filter_point, address_unknown));

  // Copies (10.1.9, 10.6).
  int memory[24] = {};
  const index<2> zero(0, 0);
  THROWS(runtime_exception, "dimension 0 the extent of the source (4)", t.copy_to(other));
  THROWS(runtime_exception, "32 bits per scalar element, the destination has 8", copy(t, bytes));
  THROWS(runtime_exception, "1 mipmap levels, the destination has 3", copy(t, deep));
  THROWS(runtime_exception, "has 3 mipmap levels", deep.copy_to(writeonly_texture_view<int, 2>(t)));
  THROWS(runtime_exception, "92 bytes, the texels take 96", copy(t, memory, 92));
  THROWS(runtime_exception, "92 bytes, the texels take 96", copy(memory, 92, t));
  THROWS(runtime_exception, "5 elements, the texture takes 24", copy(few.begin(), few.end(), t));
  THROWS(runtime_exception, "dimension 1, offset 5 and extent 2", copy(t, index<2>(0, 5), extent<2>(1, 2), memory, 96));
  THROWS(runtime_exception, "dimension 1 (0) must be greater than 0", copy(t, index<2>(0, 5), extent<2>(1, 0), memory, 96));
  THROWS(runtime_exception, "dimension 0, offset -1", copy(memory, 96, t, index<2>(-1, 0), extent<2>(1, 1)));
  THROWS(runtime_exception, "8 bits per scalar element, the elements of the iterators have 32", copy(bytes, memory));
  THROWS(runtime_exception, "the same texture", copy(t, zero, t, index<2>(1, 1), extent<2>(1, 1)));
  THROWS(runtime_exception, "several mipmap levels", copy(deep, zero, t, zero, extent<2>(1, 1)));
  THROWS(runtime_exception, "the texels take 96", copy_async(t, memory, 1).get());

  // Use where it is not.
  const accelerator_view elsewhere = gpu.create_view();
  THROWS(runtime_exception, "texture 't'",
         parallel_for_each(elsewhere, ext, [&](index<2> i) restrict(amp) { t.set(i, 1); }));
  texture<int, 2> taken(std::move(t));
  THROWS(runtime_exception, "moved from", parallel_for_each(ext, [&](index<2> i) restrict(amp) { t.set(i, 1); }));
  THROWS(runtime_exception, "moved from", copy(t, taken));
  return failures != 0;
}
