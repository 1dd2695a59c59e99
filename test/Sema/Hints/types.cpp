// Types that amp code cannot use: the row says which type where, and a note names what a program
// uses instead.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
#include <amp.h>
#include <array>
#include <bitset>
#include <complex>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <vector>
using namespace concurrency;

namespace numbers {
void longer(int x) restrict(amp) { long long y = x; }           // expected-error {{type 'long long' is not allowed}} expected-note {{use 'long'}}
void unsigned_longer(int x) restrict(amp) { unsigned long long y = x; } // expected-error {{type 'unsigned long long'}} expected-note {{use 'unsigned long'}}
void shorter(int x) restrict(amp) { short y = x; }              // expected-error {{type 'short'}} expected-note {{use 'int'}}
void byte(int x) restrict(amp) { unsigned char y = x; }         // expected-error {{type 'unsigned char'}} expected-note {{use 'unsigned int'}}
void name(int x) restrict(amp) { std::uint8_t y = x; }          // expected-error {{type 'std::uint8_t' (aka 'unsigned char')}} expected-note {{use 'unsigned int'}}
void half(float x) restrict(amp) { _Float16 y = x; }            // expected-error {{type '_Float16'}} expected-note {{use 'float'}}
void long_double(float x) restrict(amp) { long double y = x; }  // expected-error {{type 'long double'}} expected-note {{use 'double'}}
int cut_off(int x) restrict(amp) { return (unsigned char)x; }   // expected-error {{type 'unsigned char'}} expected-note {{convert to int, and cut off the upper bits with '&' or shifts}}
long wide_cast(int x) restrict(amp) { return (long long)x; }    // expected-error {{type 'long long'}} expected-note {{use 'long'}}
void text() restrict(amp) { const char *s = "x"; }              // expected-error {{type 'const char *'}} expected-note {{use numbers, because amp code has no strings}}
void parameter(short x) restrict(amp) {}                        // expected-error {{type 'short'}} expected-note {{use 'int'}}
} // namespace numbers

namespace classes {
void vector() restrict(amp) { std::vector<float> v(4); }        // expected-error {{type 'std::vector<float>' is not allowed}} expected-note {{holds 'float *'}} expected-note {{use an array whose size is a constant, as in 'float values[16]'}}
void string() restrict(amp) { std::string s; }                  // expected-error {{type 'std::string'}} expected-note {{holds 'char *'}} expected-note {{use numbers, because amp code has no strings}}
int array(const std::array<int, 4> &a) restrict(amp) { return a[1]; } // expected-error {{no viable overloaded operator[] for type 'const std::array<int, 4>'; it is restrict(cpu), the caller is restrict(amp); use an array whose size is a constant, as in 'int values[16]'}}
void tuple() restrict(amp) { auto t = std::make_tuple(1, 2); }  // expected-error {{'make_tuple' is restrict(cpu) and cannot be used in a restrict(amp) function; use a struct of your own}}
void engine() restrict(amp) { std::mt19937 random(1); }         // expected-error {{it is restrict(cpu), the caller is restrict(amp); write a generator that starts from the index of the thread}}
float limit() restrict(amp) { return std::numeric_limits<float>::max(); } // expected-error {{'max' is restrict(cpu) and cannot be used in a restrict(amp) function; declare a constexpr variable with the value outside of the function}}
// expected-note@*:* {{'max' declared here}}
void output() restrict(amp) { std::cout << 1; }                 // expected-error {{global variable 'cout' cannot be used}} expected-note {{use 'direct3d_printf' of <amp.h>}}
} // namespace classes

namespace members {
struct pointer { int *p; };                                     // expected-note {{in member 'p' of type 'int *'}}
struct reference { int &r; };                                   // expected-note {{in member 'r' of type 'int &'}}
struct bits { unsigned b : 3; };                                // expected-note {{in member 'b' of type 'unsigned int'}}
struct small { bool a, b; };                                    // expected-note {{in member 'b' of type 'bool'}}
struct dynamic { virtual void f(); };
enum class letters : char { a };
void with_pointer(pointer *p) restrict(amp) {}                  // expected-error {{a class or array cannot hold pointers}} expected-note {{replace the pointer by an array_view, or by an index into one}}
void with_reference(reference *p) restrict(amp) {}              // expected-error {{a class cannot hold references}} expected-note {{replace the reference by a value, or by an index into an array_view}}
void with_bits(bits *p) restrict(amp) {}                        // expected-error {{a class cannot have bit-fields}} expected-note {{use shifts and masks on a member of type unsigned int}}
void with_small(small *p) restrict(amp) {}                      // expected-error {{the offset of a member}} expected-note {{replace members that have less than four bytes by int}}
void with_virtual(dynamic *p) restrict(amp) {}                  // expected-error {{a class cannot have virtual functions}} expected-note {{make the class a template parameter, or switch over a member that names the kind}}
void of_chars(letters e) restrict(amp) {}                       // expected-error {{the underlying type of an enumeration}} expected-note {{declare the enumeration with the underlying type int}}
void changing(volatile int &v) restrict(amp) {}                 // expected-error {{volatile is not supported}} expected-note {{remove 'volatile'; atomic functions change values that threads share}}
void twice(int **p) restrict(amp) {}                            // expected-error {{a pointer cannot point to a pointer}} expected-note {{use an array_view of indices}}
void bools() restrict(amp) { bool b[3]; }                       // expected-error {{the size of an array element}} expected-note {{use elements of type int}}
} // namespace members

namespace captures {
void of_classes(array_view<int> v, std::vector<int> d, std::vector<std::string> names, std::string s, std::complex<float> c,
                std::function<int(int)> f, std::unique_ptr<int[]> p, std::map<int, int> m, std::optional<int> o) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d[i[0]]; });     // expected-error {{cannot capture 'd' of type 'std::vector<int>'}} expected-note {{holds 'int *'}} expected-note {{declare 'array_view<int> view(d)' before the launch, and capture 'view'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = names.size(); }); // expected-error {{cannot capture 'names'}} expected-note {{holds}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s.size(); });    // expected-error {{cannot capture 's'}} expected-note {{holds}} expected-note {{copy the characters into a 'std::vector<int>', and capture an array_view of that}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.real(); });    // expected-error {{cannot capture 'c'}} expected-note {{holds}} expected-note {{use a struct of two numbers with functions that are 'restrict(cpu, amp)'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });        // expected-error {{cannot capture 'f'}} expected-note {{holds}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m.size(); });    // expected-error {{cannot capture 'm'}} expected-note {{holds}} expected-note {{copy the elements into a 'std::vector', and capture an array_view of that}}
}
void of_elements(array_view<long long> l, array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { l[i] = 1; });           // expected-error {{cannot capture 'l' of type 'array_view<long long>'}} expected-note {{use 'long'}}
}
} // namespace captures
