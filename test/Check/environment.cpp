// AMPCC_CHECK: no reports, a file for other programs, the status of the program.
// RUN: %ampcc --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=0 %t.exe 2>&1 | FileCheck --check-prefix=OFF %s
// RUN: rm -f %t.json && env AMPCC_DEVICE=native AMPCC_CHECK=json:%t.json,exitcode=0 %t.exe 2>&1 | FileCheck %s
// RUN: %python -m json.tool %t.json | FileCheck --check-prefix=JSON %s
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=json:/dev/fd/3,exitcode=0 sh -c '%t.exe 3>&1 >/dev/null 2>&1 | cat' > %t.piped.json
// RUN: %python -m json.tool %t.piped.json | FileCheck --check-prefix=JSON %s
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=exitcode=66 sh -c '%t.exe; echo status $?' 2>&1 | FileCheck --check-prefix=STATUS %s
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=exitcode=300 %t.exe 2>&1 | FileCheck --check-prefix=BAD %s
#include "Inputs/judge.h"

// CHECK: environment.cpp:[[#@LINE+9]]:7: index 64 is out of bounds
// CHECK: twice: {{.*}}index 64
// CHECK: twice: {{.*}}index 64
// CHECK: 1 place is wrong:
// CHECK-NEXT: environment.cpp:[[#@LINE+5]]:7: index, 2 times
int main() {
  array_view<int> v(64);
  for (int round = 0; round < 2; ++round)
    judge("twice", [&] { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      v[i[0] + (i[0] == 63)] = 1;
    }); });
}
// OFF: twice: fine
// OFF-NEXT: twice: fine
// OFF-NOT: {{.}}
// JSON: "rule": "index"
// JSON-NEXT: "file": "{{.*}}environment.cpp"
// JSON-NEXT: "line": 21
// JSON-NEXT: "column": 7
// JSON-NEXT: "name": "v"
// JSON-NEXT: "times": 2
// JSON-NEXT: "kernel": "{{.*}}environment.cpp:20"
// JSON-NEXT: "text": "{{.*}}index 64 is out of bounds
// STATUS: status 66
// BAD: warning: AMPCC_CHECK is 'exitcode=300', which means nothing; it can be 0 or 1, json:FILE and exitcode=N, with commas between them
