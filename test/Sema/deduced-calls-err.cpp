// A function without a clause whose code amp code cannot run: one error at the call, with the path
// to the code in notes.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -ferror-limit=0 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <exception>
using namespace concurrency;

int counter;
int next() { return ++counter; } // expected-note 2 {{in 'next': global variable 'counter' cannot be used}}
int twice_next() { return 2 * next(); } // expected-note {{'twice_next' calls 'next' here}}
int thrower(int x) {
  if (x < 0)
    throw counter; // ends the launch
  return x;
}
int catcher(int x) {
  try { // expected-note {{in 'catcher': 'try' is not allowed in amp code}}
    return thrower(x);
  } catch (int) {
    return 0;
  }
}
int declared(int); // expected-note {{'declared' has no body in this translation unit}}
int only(int x) restrict(cpu) { return x; } // expected-note {{'only' is declared here}} expected-note {{'only' is 'restrict(cpu)'}}
int calls_only(int x) { return only(x); } // expected-note {{'calls_only' calls 'only' here}}
int to(int x);
int fro(int x) { return x ? to(x - 1) : 0; } // expected-note {{'fro' calls 'to' here}}
int to(int x) { return fro(x) + next(); } // expected-note {{'to' calls 'next' here}}
int through(int (*p)(int)) { return p(1); }
int named(int x) { return x + counter; } // expected-note {{in 'named': global variable 'counter'}}
int plain(int x) { return x; } // expected-note {{'plain' is declared here}}
template <class T> T *make() { return new T(); } // expected-note {{in 'make<int>': new is not allowed}}
struct table {
  virtual int get() const { return 1; }
  virtual void only_host() const { ++counter; }
};
struct counting : table {
  int get() const override { return ++counter; } // expected-note {{in 'get': global variable 'counter'}}
};
struct not_made : table {
  int get() const override { return ++counter; }
};
int of_table(const table &t) { return t.get(); } // expected-error {{'get' cannot be called}}
struct resource {
  ~resource() { ++counter; } // expected-note {{in '~resource': global variable 'counter'}}
};
int uses_resource() {
  resource r; // expected-note {{'uses_resource' calls '~resource' here}}
  return 1;
}
int own(int) restrict(cpu) { return 1; }
long own(int) restrict(amp) { return 2; }
int calls_own(int x) { return own(x); } // expected-note {{'calls_own' calls 'own' here}}
// expected-note@-3 {{'own' has an overload for amp with another type or template, so the code has two meanings}}
int uses_view(array_view<int> v) {
  v.synchronize(); // expected-note {{'uses_view' calls 'synchronize' here}}
  return 1; // expected-note@* {{'synchronize' is a function of the library for the host}}
}
constexpr int table_of_four[] = {1, 2, 3, 4};
constexpr struct empty {
} nothing;
const int *leaks() { return table_of_four; } // expected-note {{in 'leaks': only the value of constant 'table_of_four' can be used}}
struct keeper {
  const int *kept;
};
void leaks_too(keeper &k) { k.kept = table_of_four + 1; } // expected-note {{in 'leaks_too': only the value of constant 'table_of_four' can be used}}
const empty &fine(const int *&p) {
  p = nullptr;
  return nothing;
}
int fine_too(int i) { return table_of_four[i] + *(table_of_four + 1); }

void f(array_view<int> r) restrict(amp) {
  r[0] = twice_next();  // expected-error {{'twice_next' cannot be called in a 'restrict(amp)' function: it has no restriction clause, and its code breaks a rule of amp code}}
  r[1] = twice_next();  // reported once
  r[2] = thrower(1);
  r[3] = catcher(1);    // expected-error {{'catcher' cannot be called}}
  r[4] = declared(1);   // expected-error {{'declared' cannot be called}}
  r[5] = only(1);       // expected-error {{'only' is 'restrict(cpu)' and cannot be called in a 'restrict(amp)' function}}
  r[6] = calls_only(1); // expected-error {{'calls_only' cannot be called}}
  r[7] = fro(4);        // expected-error {{'fro' cannot be called}}
  r[8] = through(plain) + through(named); // expected-error {{'named' cannot be called}}
  r[9] = *make<int>();  // expected-error {{'make<int>' cannot be called}}
  r[10] = uses_resource(); // expected-error {{'uses_resource' cannot be called}}
  r[11] = calls_own(1); // expected-error {{'calls_own' cannot be called}}
  r[12] = uses_view(r); // expected-error {{'uses_view' cannot be called}}
  r.synchronize();      // expected-error {{'synchronize' is a function of the library for the host}}
  counting t;
  r[13] = of_table(t);
  r[15] = *leaks(); // expected-error {{'leaks' cannot be called}}
  keeper k = {};
  leaks_too(k); // expected-error {{'leaks_too' cannot be called}}
  fine(k.kept);
  r[16] = fine_too(3);
  r[14] = counter;      // expected-error {{global variable 'counter' cannot be used}} expected-note@8 {{declared here}} expected-note {{}}
}
void kernels(const array_view<int> &v, int *p) {
  int k = 3;
  auto reference = [&](int x) { return x + k; }; // expected-note {{in member '' of type 'int &'}}
  auto value = [=](int x) { return x + k; };
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = value(3); });
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = counter; }); // expected-error {{'operator()' cannot be called}}
  // expected-note@-1 {{in 'operator()': global variable 'counter' cannot be used}}
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = *p; }); // expected-error {{cannot capture 'p' of type 'int *'}} expected-note {{}}
  parallel_for_each(v.extent, [&](index<1> i) { k = i[0]; });  // expected-error {{cannot capture 'k' of type 'int' by reference}} expected-note {{}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = reference(3); }); // expected-error {{cannot capture 'reference'}} expected-note {{}}
}
int old(int x) restrict(amp:1.2) { return plain(x); } // expected-error {{'plain' has no restriction clause and cannot be called in a 'restrict(amp:1.2)' function; amp:1.3 allows it}}
