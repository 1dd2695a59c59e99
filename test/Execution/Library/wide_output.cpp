// Descriptions are wide strings: wcout may be used together with cout and printf, in any order.
// REQUIRES: opencl-device, libstdcxx
// RUN: %ampcc %s -Wall -Werror -o %t && env AMPCC_DEVICE=native %t narrow > %t.out && FileCheck %s < %t.out
// RUN: env AMPCC_DEVICE=native %t wide > %t.out && FileCheck --check-prefix=WIDE %s < %t.out
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && env AMPCC_DEVICE=native %t.gxx narrow > %t.out && FileCheck %s < %t.out
// RUN: env AMPCC_DEVICE=native %t narrow | FileCheck %s
#include <amp.h>
#include <cstdio>
#include <cwchar>
#include <iostream>
#include <string>
using namespace concurrency;

int main(int, char **argv) {
  const std::wstring name = accelerator().description;
  array_view<int> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  std::wcout << L"first " << name.size() / 1000 << L" \u00e4\u20ac" << std::endl;
  if (argv[1][0] == 'w') {
    // WIDE: first 0 {{ä€}}
    // WIDE-NEXT: second 1
    // WIDE-NEXT: third
    std::wprintf(L"second %d\n", v[1]);
    std::wcout << L"third" << std::endl;
    return 0;
  }
  // CHECK: first 0 {{ä€}}
  // CHECK-NEXT: second 1
  // CHECK-NEXT: third ö
  // CHECK-NEXT: fourth 2
  // CHECK-NEXT: fifth
  std::cout << "second " << v[1] << "\n";
  std::wcout << L"third " << L'\u00f6' << L"\n";
  std::printf("fourth %d\n", v[2]);
  std::wcout << L"fifth\n";
}
