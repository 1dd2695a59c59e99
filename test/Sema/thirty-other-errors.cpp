// Thirty mistakes of a user in functions, kernels, templates and lambdas: an error each, and nothing else.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify -Xclang -verify-ignore-unexpected=note %s
// RUN: not %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -fno-caret-diagnostics %s 2>&1 | grep -c " error: " | grep -x 30
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>
using namespace concurrency;

int hostOnly(int x) { return x; }
int ampOnly(int x) restrict(amp) { return x; }
int twice(int x) restrict(amp, cpu) { return 2 * x; }
float pick(int x) restrict(amp) { return float(x); }
int pick(int x) { return x; }

void noList() restrict amp;                 // expected-error {{expected '(' and a list of restrictions after 'restrict'}}
void behindNoexcept() noexcept restrict(amp); // expected-error {{restriction clause must precede the exception specification}}
struct shape {
  virtual float area() const restrict(amp); // expected-error {{a 'restrict(amp)' function cannot be virtual}}
};
struct flags {
  bool on, off;
};
enum class mode : unsigned char { fast, slow };
struct counter {
  static int total;
  int n;
  void add(int k) restrict(amp) { total += k; } // expected-error {{global variable 'total' cannot be used in a 'restrict(amp)' function}}
};
template <class T> struct stack {
  T items[8];
  int top;
  void push(T x) restrict(amp) {
    if (top == 8)
      throw top;                            // expected-error {{cannot use 'throw' in a restrict(amp) function}}
    items[top++] = x;
  }
  T pop() restrict(amp) { return items[--top]; }
  int wrong() restrict(amp) { return hostOnly(1); } // expected-error {{no matching function for call to 'hostOnly'}}
};
struct resource {
  resource() restrict(amp, cpu);
  ~resource();                              // expected-error {{destructor of 'resource' must be 'restrict(amp)' because a constructor is}}
};
void overlap(int) restrict(cpu, amp);
void overlap(int) restrict(amp);            // expected-error {{restrict(amp) function 'overlap' overlaps in its restrictions with restrict(cpu,amp) function 'overlap'}}

int helper(int n) restrict(amp) {
  long long wide = n;                       // expected-error {{type 'long long' is not allowed in a 'restrict(amp)' function; the fundamental types are}}
  mode m;                                   // expected-error {{type 'mode' is not allowed in a 'restrict(amp)' function; the underlying type of an enumeration must be}}
  flags f;                                  // expected-error {{type 'flags' is not allowed in a 'restrict(amp)' function; the offset of a member}}
  int r = std::abs(n);                      // expected-error {{'abs' is restrict(cpu) and cannot be used in a restrict(amp) function}}
  std::vector<int> list;                    // expected-error {{type 'std::vector<int>' is not allowed in a 'restrict(amp)' function; a class or array cannot hold pointers}}
  thread_local int t;                       // expected-error {{local variable of a 'restrict(amp)' function cannot be 'thread_local'}}
  try {                                     // expected-error {{cannot use 'try' in a restrict(amp) function}}
    r += ampOnly(n);
  } catch (...) {
  }
  auto l = 1.5L;                            // expected-error {{type 'long double' is not allowed in a 'restrict(amp)' function; the fundamental types are}}
  tile_static int zero = 0;                 // expected-error {{a tile_static variable cannot have an initializer}}
  return r;
}
int dual(int x) restrict(amp, cpu) {
  tile_static int s[4];                     // expected-error {{'tile_static' is not allowed in a function that is also 'restrict(cpu)'}}
  return int(pick(x));                      // expected-error {{call to 'pick' has type 'float' under 'restrict(amp)' and 'int' under 'restrict(cpu)'}}
}
int host(int x) {
  tile_static int s[4];                     // expected-error {{'tile_static' is only allowed on a local variable of a 'restrict(amp)' function}}
  return ampOnly(x);                        // expected-error {{no matching function for call to 'ampOnly'}}
}
class simulation {
  int step = 1;
  array_view<int> data;
  void run(int *raw, array<int> &arr, std::string name) {
    parallel_for_each(data.extent, [=](index<1> i) restrict(amp) {
      data[i] = step;                       // expected-error {{a 'restrict(amp)' lambda cannot capture 'this'; copy the members it uses into local variables}}
    });
    array_view<int> d = data;
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) {
      d[i] = raw[0];                        // expected-error {{a 'restrict(amp)' lambda cannot capture 'raw' of type 'int *'; memory is reached through array and array_view}}
    });
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) {
      arr[i] = 1;                           // expected-error {{'arr' of type 'array<int>' can only be captured by reference}}
    });
    parallel_for_each(d.extent, [=](index<2> i) restrict(amp) { // expected-error {{kernel lambda cannot be called with an index of type 'index<1>'}}
      d[0] = 1;
    });
    parallel_for_each(d.extent, [&](index<1> i) restrict(amp) { // expected-error@+1 {{'d' of type 'array_view<int>' by reference}}
      d[i] = 1;
    });
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) {
      d[i] = int(name.size());              // expected-error {{a 'restrict(amp)' lambda cannot capture 'name' of type 'std::string'}}
    });
    int n = 0;
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) {
      n = 1;                                // expected-error {{cannot change 'n', of which each thread of a kernel has a copy}}
    });
    parallel_for_each(d.extent, [=] restrict(amp) (index<1> i) { // expected-error {{restriction clause is only allowed after the parameter list of a function or lambda}}
      d[i] = twice(i[0]);
    });
    parallel_for_each(d.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
      stack<short> s;                       // expected-error {{type 'stack<short>' is not allowed in a 'restrict(amp)' function; the fundamental types are}}
      s.push(1);
      d[t] = s.pop();
    });
  }
};
