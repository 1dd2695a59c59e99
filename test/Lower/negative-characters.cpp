// An argument of a template that is a negative character stays negative.
// RUN: %ampcc -std=c++17 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cassert>

using namespace concurrency;

template <auto Value> struct constant {
  int operator()() const restrict(amp, cpu) { return int(Value); }
};

template <class F> int run(F f) {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
  return v[0];
}

int main() {
  assert(run(constant<(signed char)-56>()) == -56);
  assert(run(constant<(unsigned char)200>()) == 200);
  assert(run(constant<char(-1)>()) == char(-1));
  assert(run(constant<wchar_t(-2)>()) == int(wchar_t(-2)));
  assert(run([]() restrict(amp) { return int('\xff'); }) == int('\xff'));
}
