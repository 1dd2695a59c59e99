// The advice about a race names atomic functions only where the version has them for the type.
// RUN: %ampcc -fsyntax-only -Xclang -verify=all,v1 %s
// RUN: %ampcc -fsyntax-only --amp-version=1.3 -Xclang -verify=all,v13 %s
#include <amp.h>
using namespace concurrency;

void sum(array_view<float> F, array_view<int> I, array_view<double> D) {
  parallel_for_each(F.extent, [=](index<1> At) restrict(amp) {
    F[0] += 1.5f * At[0]; // v1-warning {{at the same time; give each thread an element of its own and combine them afterwards, or use an atomic function of amp:1.3 (--amp-version=1.3)}} v13-warning {{use an atomic function}} all-warning {{in no defined order}} all-note {{reads it here}}
  });
  parallel_for_each(I.extent, [=](index<1> At) restrict(amp) {
    I[0] += At[0]; // all-warning {{use an atomic function}}
  });
  parallel_for_each(D.extent, [=](index<1> At) restrict(amp) {
    D[0] = D[0] * At[0]; // v1-warning {{or use an atomic function of amp:1.3}} v13-warning {{use an atomic function}} all-warning {{in no defined order}} all-note {{reads it here}}
  });
  parallel_for_each(F.extent, [=](index<1> At) restrict(amp:1.3) {
    F[1] += 1.5f * At[0]; // all-warning {{use an atomic function}} all-warning {{in no defined order}} all-note {{reads it here}}
  });
}
