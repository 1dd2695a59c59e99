// The captures as they should be, put in the place of the default (spec 2.4.3.3).
// RUN: not %ampcc -fsyntax-only -fdiagnostics-parseable-fixits %s 2>&1 | FileCheck %s
#include <amp.h>
#include <vector>
using namespace concurrency;

void host(array_view<int> V, array<int> &A, std::vector<int> &Elements) {
  int N = 1;
  // CHECK: cannot capture 'V' of type 'array_view<int>' by reference; only an array can be; capture it by value: '[=]'
  // CHECK: fix-it:{{.*}}:{[[#@LINE+1]]:32-[[#@LINE+1]]:33}:"="
  parallel_for_each(V.extent, [&](index<1> I) restrict(amp) { V[I] = 1; });
  // CHECK: cannot capture 'N' of type 'int' by reference; only an array can be; capture it by value: '[=, &A]'
  // CHECK: fix-it:{{.*}}:{[[#@LINE+1]]:32-[[#@LINE+1]]:33}:"=, &A"
  parallel_for_each(A.extent, [&](index<1> I) restrict(amp) { A[I] = N; });
  // CHECK: 'A' of type 'array<int>' can only be captured by reference: '[=, &A]'
  // CHECK: fix-it:{{.*}}:{[[#@LINE+1]]:32-[[#@LINE+1]]:33}:"=, &A"
  parallel_for_each(A.extent, [=](index<1> I) restrict(amp) { A[I] = N; });
  // CHECK: 'A' of type 'array<int>' can only be captured by reference: '&A'
  // CHECK: fix-it:{{.*}}:{[[#@LINE+1]]:32-[[#@LINE+1]]:32}:"&"
  parallel_for_each(A.extent, [A](index<1> I) restrict(amp) { A[I] = 1; });
  // CHECK: cannot capture 'N' of type 'int' by reference; only an array can be; capture it by value [amp-reference-captured]{{$}}
  // CHECK-NOT: fix-it
  parallel_for_each(A.extent, [&A, &N](index<1> I) restrict(amp) { A[I] = N; });
  // CHECK: cannot capture 'Elements' of type 'std::vector<int>' by reference; only an array can be
  // CHECK: note: declare 'array_view<int> view(Elements)' before the launch, and capture 'view'
  // CHECK-NOT: fix-it
  parallel_for_each(A.extent, [&](index<1> I) restrict(amp) { A[I] = Elements[I[0]]; });
}
