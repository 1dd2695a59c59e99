// Casting away const may have undefined results (spec 2.4.3.6); the warning has a group of its own.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -fsyntax-only -Wno-amp-cast-const -Xclang -verify=off %s
// RUN: not %ampcc -fsyntax-only -Werror=amp-cast-const %s 2>&1 | FileCheck %s
// off-no-diagnostics
// CHECK: error: casting away const {{.*}} [-Werror,-Wamp-cast-const]

int amp(const int *P, const int &R) restrict(amp) {
  *(int *)P = 1;           // expected-warning {{casting away const in a 'restrict(amp)' function}}
  const_cast<int &>(R) = 1; // expected-warning {{casting away const}}
  return *static_cast<const int *>(P) + int(R);
}
int host(const int *P) { return *(int *)P; }
