// The elements of an array that a kernel reaches by reference (spec 2.4.1, 5.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct viewing { int n; array_view<int> v; };       // expected-note 2 {{in member 'v' of type 'array_view<int>'}}
struct inherits : viewing {};                       // expected-note {{in base class 'viewing'}}
struct referring { array<int> &a; };                // expected-note {{in member 'a' of type 'array<int> &'}}
struct pointing { int *p; };                        // expected-note {{in member 'p' of type 'int *'}}
struct text { char c[4]; };                         // expected-note 4 {{in member 'c' of type 'char[4]'}}
struct small { short s[2]; };                       // expected-note {{in member 's' of type 'short[2]'}}
struct big { long long q; };                        // expected-note 2 {{in member 'q' of type 'long long'}}
struct shape { virtual void draw() {} int n; };

void containers(array<viewing> &a, array<inherits> &b, array<referring> &c, array<array_view<int>> &d) {
  parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i].n = 1; }); // expected-error {{a 'restrict(amp)' lambda cannot capture 'a' of type 'array<viewing>'; the elements of a container cannot hold containers}}
  parallel_for_each(a.extent, [&b](index<1> i) restrict(amp) { b[i].n = 1; }); // expected-error {{a 'restrict(amp)' lambda cannot capture 'b' of type 'array<inherits>'; the elements of a container cannot hold containers}}
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { c[i]; });        // expected-error {{a 'restrict(amp)' lambda cannot capture 'c' of type 'array<referring>'; the elements of a container cannot hold containers}}
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { d[i]; });        // expected-error {{a 'restrict(amp)' lambda cannot capture 'd' of type 'array<array_view<int>>'; the elements of a container cannot hold containers}}
}

void members(array<pointing> &a, const array<small> &b, array<big, 2> &c, array<shape> &d, array<long double> &e) {
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i].p = nullptr; }); // expected-error {{a 'restrict(amp)' lambda cannot capture 'a' of type 'array<pointing>'; a class or array cannot hold pointers}}
  parallel_for_each(b.extent, [&](index<1> i) restrict(amp) { b[i]; });             // expected-error {{a 'restrict(amp)' lambda cannot capture 'b' of type 'const array<small>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  parallel_for_each(c.extent, [&](index<2> i) restrict(amp) { c[i].q = 1; });       // expected-error {{a 'restrict(amp)' lambda cannot capture 'c' of type 'array<big, 2>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  parallel_for_each(d.extent, [&](index<1> i) restrict(amp) { d[i].n = 1; });       // expected-error {{a 'restrict(amp)' lambda cannot capture 'd' of type 'array<shape>'; a class cannot have virtual functions}}
  parallel_for_each(e.extent, [&](index<1> i) restrict(amp) { e[i] = 1; });         // expected-error {{a 'restrict(amp)' lambda cannot capture 'e' of type 'array<long double>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
}

// No code has used the members of this array yet.
void unused(array<big, 3> &a) {
  parallel_for_each(extent<1>(2), [&a](index<1>) restrict(amp) {}); // expected-error {{a 'restrict(amp)' lambda cannot capture 'a' of type 'array<big, 3>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
}

struct kernel {
  array<text> &a; // expected-note {{in member 'a' of type 'array<text> &'}}
  void operator()(index<1> i) const restrict(amp) { a[i]; } // expected-error {{type 'kernel' is not allowed in a 'restrict(amp)' function; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}} expected-note {{use 'int'}}
};
struct inner {
  const array<text> &a; // expected-note {{in member 'a' of type 'const array<text> &'}}
};
void functors(array<text> &a) {
  parallel_for_each(a.extent, kernel{a});
  inner in{a};
  parallel_for_each(a.extent, [in](index<1> i) restrict(amp) { in.a[i]; }); // expected-error {{a 'restrict(amp)' lambda cannot capture 'in' of type 'inner'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}} expected-note {{use 'int'}}
}

template <class T> void instance(array<T> &a) {
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = a[0]; }); // expected-error {{a 'restrict(amp)' lambda cannot capture 'a' of type 'array<text>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
}
template void instance(array<text> &);
template void instance(array<int> &);

// A lambda in amp code says no more than the code around it.
void nested(array<text> &a) {
  parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { // expected-error {{a 'restrict(amp)' lambda cannot capture 'a' of type 'array<text>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
    auto get = [&](int k) { a[k]; };
    get(i[0]);
  });
}
