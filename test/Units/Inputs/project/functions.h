#ifndef FUNCTIONS_H
#define FUNCTIONS_H
#include <amp.h>

namespace lib {

float scaled(float x) restrict(amp);
int both(int x) restrict(cpu, amp);
int which(int x) restrict(cpu);
int which(int x) restrict(amp);
extern "C" int plain(int x) restrict(amp);

struct Complex {
  float Re, Im;
  Complex(float Re, float Im) restrict(cpu, amp);
  ~Complex() restrict(cpu, amp);
  float norm() const restrict(cpu, amp);
  static float unit() restrict(amp);
  Complex &operator+=(const Complex &Other) restrict(amp);
};
Complex operator*(const Complex &A, const Complex &B) restrict(amp);

float rowSum(const concurrency::array_view<const float, 2> &V, int Row) restrict(amp);
void put(concurrency::array_view<float> V, int I, float X) restrict(amp);
float tileSum(const concurrency::tiled_index<16> &T, float X) restrict(amp);
void widen(float *Values, int Count, float By) restrict(amp);

template <class T> T cube(T X) restrict(cpu, amp);
extern template int cube<int>(int) restrict(cpu, amp);
template <int N> struct Power {
  static int of(int X) restrict(amp);
};

int first(int X) restrict(amp); // calls second, of another unit, which calls third, of this one
int second(int X) restrict(amp);
int third(int X) restrict(amp);

} // namespace lib
#endif
