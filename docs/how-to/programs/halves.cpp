// --amp-version=1.1: numbers are stored as IEEE halves and computed as floats.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

class half {
public:
  half() = default;
  half(float x) restrict(cpu, amp) {
    const unsigned f = *reinterpret_cast<const unsigned *>(&x), sign = f >> 16 & 0x8000;
    const unsigned magnitude = f & 0x7fffffff;
    if (magnitude >= 0x47800000) // too large, infinite, or not a number
      bits = static_cast<unsigned short>(sign | (magnitude > 0x7f800000 ? 0x7e00 : 0x7c00));
    else if (magnitude < 0x38800000) // smaller than the smallest normal half: zero here
      bits = static_cast<unsigned short>(sign);
    else // rounds to nearest, ties to even
      bits = static_cast<unsigned short>(
          sign | ((magnitude - 0x38000000 + 0xfff + (magnitude >> 13 & 1)) >> 13));
  }
  operator float() const restrict(cpu, amp) {
    const unsigned sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 31, rest = bits & 1023;
    unsigned f = sign;
    if (exponent == 31)
      f |= 0x7f800000 | rest << 13;
    else if (exponent)
      f |= (exponent + 112) << 23 | rest << 13;
    return *reinterpret_cast<const float *>(&f);
  }

private:
  unsigned short bits;
};

int main() {
  std::vector<half> memory(1000, half(1.5f));
  const array_view<half> numbers(1000, memory);
  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = numbers[i] * i[0]; });
  numbers.synchronize();
  std::printf("%zu bytes each: %g %g %g\n", sizeof(half), float(memory[1]), float(memory[3]),
              float(memory[999]));
}
