// Functions that C++ requires to be defined wherever they are used; reported once for each
// function, with the path to it. Others may be in other translation units (test/Units).
// RUN: %ampcc -fsyntax-only -Wno-undefined-inline -Wno-undefined-internal -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

inline int missing(int) restrict(amp); // expected-note {{'missing' is declared here}}
static int alsoMissing(int) restrict(cpu, amp); // expected-note {{'alsoMissing' is declared here}}
int onHost(int) restrict(cpu);
int later(int) restrict(amp);
int elsewhere(int) restrict(amp);
int notReached(int) restrict(amp);
struct Guard {
  int X;
  inline ~Guard() restrict(amp); // expected-note {{'~Guard' is declared here}}
};
int middle(int X) restrict(amp) {
  return missing(X); // expected-error {{body of 'missing' is needed: a kernel calls it, and it is not defined in this translation unit}}
}
int unreached(int X) restrict(amp) { return notReached(X); }
int byDefault(int X = alsoMissing(1)) restrict(amp) { return X; }
void launches(array_view<int> V) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    V[I] = middle(1); // expected-note {{'middle' is called here}}
    V[I] += later(2) + byDefault(); // expected-error {{body of 'alsoMissing' is needed}}
    Guard G = {1}; // expected-error {{body of '~Guard' is needed}}
  });
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) { V[I] = missing(2) + elsewhere(3); });
}
int later(int X) restrict(amp) { return sizeof(notReached(1)) + X; }
