// Functions of the standard library in amp code: the row says which function with which types in
// which kind of function, and the error names a replacement that exists there.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
// RUN: %ampcc -std=c++17 -DREPLACED %s -o %t && env AMPCC_DEVICE=native %t
#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
using namespace concurrency;

#ifndef REPLACED
namespace amp {
double root(double x) restrict(amp) { return std::sqrt(x); }           // expected-error {{'sqrt' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::precise_math::sqrt' of <amp_math.h>; amp:1.3 allows it (--amp-version=1.3) [amp-host-function]}}
double of_c(double x) restrict(amp) { return sqrt(x); }                // expected-error {{; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
double of_int(int x) restrict(amp) { return std::sqrt(x); }            // expected-error {{; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
float root(float x) restrict(amp) { return std::sqrt(x); }             // expected-error {{; use 'concurrency::fast_math::sqrt' or 'precise_math::sqrt' of <amp_math.h>}}
float sine(float x) restrict(amp) { return sinf(x); }                  // expected-error {{; use 'concurrency::fast_math::sinf' or 'precise_math::sinf' of <amp_math.h>}}
float power(float x) restrict(amp) { return std::pow(x, 2); }          // expected-error {{; use 'concurrency::precise_math::pow' of <amp_math.h>}}
float length(float x) restrict(amp) { return std::hypot(x, x); }       // expected-error {{; use 'concurrency::precise_math::hypot' of <amp_math.h>}}
bool test(double x) restrict(amp) { return std::isnan(x); }            // expected-error {{; use 'concurrency::precise_math::isnan' of <amp_math.h>}}
int least(int a, int b) restrict(amp) { return std::min(a, b); }       // expected-error {{; use 'concurrency::direct3d::imin' of <amp.h>}}
unsigned least(unsigned a) restrict(amp) { return std::min(a, 2u); }   // expected-error {{; use 'concurrency::direct3d::umin' of <amp.h>}}
float least(float a, float b) restrict(amp) { return std::min(a, b); } // expected-error {{; use 'concurrency::fast_math::fmin' of <amp_math.h>, if no operand is NaN; amp:1.3 allows it (--amp-version=1.3) [amp-}}
double most(double a) restrict(amp) { return std::max(a, 1.0); }       // expected-error {{; use 'concurrency::precise_math::fmax' of <amp_math.h>}}
long most(long a, long b) restrict(amp) { return std::max(a, b); }     // expected-error {{; use '?:', as in 'a < b ? b : a'}}
int unknown(int a) restrict(amp) { return min(a, 1); }                 // expected-error {{use of undeclared identifier 'min'; use '?:', as in 'b < a ? b : a'}}
int absolute(int x) restrict(amp) { return std::abs(x); }              // expected-error {{; use 'concurrency::direct3d::abs' of <amp.h>}}
float absolute(float x) restrict(amp) { return std::abs(x); }          // expected-error {{; use 'concurrency::fast_math::fabs' of <amp_math.h>}}
int within(int x) restrict(amp) { return std::clamp(x, 0, 9); }        // expected-error {{; use 'concurrency::direct3d::clamp' of <amp.h>}}
void print(int x) restrict(amp) { printf("%d", x); }                   // expected-error {{; use 'direct3d_printf' of <amp.h>; amp:1.3 allows it (--amp-version=1.3) [amp-host-function]}}
void line(int x) restrict(amp) { puts("x"); }                          // expected-error {{; use 'direct3d_printf("%s", ...)' of <amp.h>, which adds no newline}}
void error(int x) restrict(amp) { fprintf(stderr, "%d", x); }          // expected-error {{; use 'direct3d_printf' of <amp.h>, which has no stream}} expected-error {{global variable 'stderr' cannot be used}} expected-note@*:* {{declared here with type}}
void end() restrict(amp) { std::abort(); }                             // expected-error {{; use 'direct3d_abort' of <amp.h>, which makes the host throw}}

float space(float x) restrict(amp) { return math::sin(x); }             // expected-error {{use of undeclared identifier 'math'; use 'precise_math', or 'fast_math' for float, of <amp_math.h>}}
float fast(float x) restrict(amp) { return __expf(x); }                // expected-error {{; use 'concurrency::fast_math::expf' of <amp_math.h>}}
int random() restrict(amp) { return rand(); }                          // expected-error {{; use a generator that starts from the index of the thread}}
void bytes(int *to) restrict(amp) { std::memset(to, 0, 8); }           // expected-error {{; use a loop over the elements}}
template <typename T> T root_of(T x) restrict(amp) { return std::sqrt(x); }                  // expected-error {{; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
double instance(double x) restrict(amp) { return root_of(x); }         // expected-note {{in instantiation of function template specialization 'amp::root_of<double>' requested here}}
} // namespace amp

namespace dual {
double root(double x) restrict(cpu, amp) { return std::sqrt(x + 1.f); } // expected-error {{'sqrt' is restrict(cpu) and cannot be used in a restrict(cpu,amp) function; use 'concurrency::precise_math::sqrt' of <amp_math.h>}}
int least(int a, int b) restrict(cpu, amp) { return std::min(a, b); }  // expected-error {{; use '?:', as in 'b < a ? b : a'}}
float most(float a) restrict(cpu, amp) { return std::max(a, 1.f); }    // expected-error {{; use 'concurrency::fast_math::fmax' of <amp_math.h>}}
int within(int x) restrict(cpu, amp) { return std::clamp(x, 0, 9); }   // expected-error {{; use '?:', as in 'x < low ? low : high < x ? high : x'}}
void print(int x) restrict(cpu, amp) { std::printf("%d", x); }         // expected-error {{; use amp:1.3, which allows it (--amp-version=1.3)}}
int of_amp(int a) restrict(cpu, amp) { return direct3d::imin(a, 1); }  // expected-error {{call to 'imin', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function; use '?:', as in 'b < a ? b : a'}}
float of_amp(float a) restrict(cpu, amp) { return direct3d::clamp(a, 0.f, 1.f); }            // expected-error {{; use '?:', as in 'x < low ? low : high < x ? high : x'}}
float of_amp_alone(float a) restrict(cpu, amp) { return direct3d::saturate(a); }             // expected-error {{; call a function with an overload for each side, of which only the 'restrict(amp)' one calls it}}
int own(int x) restrict(amp) { return x; }                             // expected-note {{'own' is declared here}}
int calls_own(int x) restrict(cpu, amp) { return own(x); }             // expected-error {{call to 'own', which is only 'restrict(amp)', in a 'restrict(cpu,amp)' function; declare it 'restrict(cpu, amp)'}}
} // namespace dual
// expected-note@*:* 0+ {{declared here}}
#else
// What the errors suggest has the result of the function.
double amp_only(double x, float y, int i, unsigned u) restrict(amp) {
  direct3d_printf("%d", i);
  return precise_math::sqrt(x) + precise_math::sqrt(i) + fast_math::sqrt(y) + fast_math::sinf(y) + fast_math::expf(y) +
         precise_math::sinf(y) + precise_math::pow(y, 2) + precise_math::hypot(y, y) +
         precise_math::isnan(x) + direct3d::imin(i, 2) + direct3d::umin(u, 2) +
         fast_math::fmin(y, y) + precise_math::fmax(x, x) + direct3d::abs(i) + fast_math::fabs(y) +
         direct3d::clamp(i, 0, 9);
}
double both(double x, float y, int a, int b) restrict(cpu, amp) {
  return precise_math::sqrt(x) + fast_math::fmax(y, 1.f) + precise_math::isnan(x) + (b < a ? b : a);
}
template <typename T> T smaller(T a, T b) restrict(cpu, amp) { return b < a ? b : a; }
template <typename T> T larger(T a, T b) restrict(cpu, amp) { return a < b ? b : a; }

bool same(float a, float b) { return std::memcmp(&a, &b, sizeof a) == 0; }

int main() {
  const float values[] = {-1.5f, 0.0f, -0.0f, 2.5f, NAN};
  float results[50] = {};
  array_view<const float> in(5, values);
  array_view<float> out(50, results);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    const float a = in[i[0] / 2 / 5], b = in[i[0] / 2 % 5];
    out[i] = i[0] % 2 ? larger(a, b) : smaller(a, b);
  });
  int wrong = 0;
  for (int i = 0; i < 50; ++i) {
    const float a = values[i / 2 / 5], b = values[i / 2 % 5];
    wrong += !same(out[i], i % 2 ? std::max(a, b) : std::min(a, b));
  }
  double number = 0;
  array_view<double> one(1, &number);
  parallel_for_each(one.extent, [=](index<1> i) restrict(amp) {
    one[i] = precise_math::sqrt(2.25) + precise_math::fmax(1.0, 2.0) + fast_math::fmin(3.0f, 4.0f) +
             direct3d::imin(-3, 2) + direct3d::umin(3u, 2u) + direct3d::abs(-4) +
             fast_math::fabs(-5.0f) + direct3d::clamp(12, 0, 9) + precise_math::pow(3.0f, 2) +
             int(direct3d::countbits(7u)) + both(0.25, 0.5f, 2, 1);
  });
  const double expected = 1.5 + 2 + 3 - 3 + 2 + 4 + 5 + 9 + 9 + 3 + (0.5 + 1 + 0 + 1);
  return wrong || one[0] != expected;
}
#endif
