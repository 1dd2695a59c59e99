#include "functions.h"
using namespace concurrency;

namespace lib {
namespace {
struct message { // a word of KIR's text form, as the names below
  float local, global;
};
float sum(message m) restrict(amp) { return m.local + m.global; }
} // namespace

float scaled(float temp) restrict(amp) {
  message final = {temp, temp};
  return sum(final);
}
int both(int x) restrict(cpu, amp) { return 3 * x; }
int which(int) restrict(cpu) { return 1; }
int which(int x) restrict(amp) { return x == 7 ? 2 : 3; }
extern "C" int plain(int x) restrict(amp) { return x + 100; }

Complex::Complex(float Re, float Im) restrict(cpu, amp) : Re(Re), Im(Im) {}
Complex::~Complex() restrict(cpu, amp) {}
float Complex::norm() const restrict(cpu, amp) { return Re * Re + Im * Im; }
float Complex::unit() restrict(amp) { return Complex(0, 1).norm(); }
Complex &Complex::operator+=(const Complex &Other) restrict(amp) {
  Re += Other.Re;
  Im += Other.Im;
  return *this;
}
Complex operator*(const Complex &A, const Complex &B) restrict(amp) {
  return Complex(A.Re * B.Re - A.Im * B.Im, A.Re * B.Im + A.Im * B.Re);
}

float rowSum(const array_view<const float, 2> &V, int Row) restrict(amp) {
  float Sum = 0;
  for (int I = 0; I < V.extent[1]; ++I)
    Sum += V(Row, I);
  return Sum;
}
void put(array_view<float> V, int I, float X) restrict(amp) { V[I] = X; }

float tileSum(const tiled_index<16> &T, float X) restrict(amp) {
  tile_static float All[16];
  All[T.local[0]] = X;
  T.barrier.wait();
  for (int Half = 8; Half > 0; Half /= 2) {
    if (T.local[0] < Half)
      All[T.local[0]] += All[T.local[0] + Half];
    T.barrier.wait();
  }
  return All[0];
}
void widen(float *Values, int Count, float By) restrict(amp) {
  for (int I = 0; I < Count; ++I)
    Values[I] += By;
}

template <class T> T cube(T X) restrict(cpu, amp) { return X * X * X; }
template int cube<int>(int) restrict(cpu, amp);
template <int N> int Power<N>::of(int X) restrict(amp) { return X * Power<N - 1>::of(X); }
template <> int Power<0>::of(int) restrict(amp) { return 1; }
template struct Power<3>;

int first(int X) restrict(amp) { return second(X) + 1; }
int third(int X) restrict(amp) { return X * 2; }
} // namespace lib
