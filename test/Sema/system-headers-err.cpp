// Mistakes in a library in a folder of -isystem are reported like those in a folder of -I, except that Clang shows no fix-it there.
// RUN: not %ampcc -fsyntax-only -fno-caret-diagnostics %s -I %S/Inputs/system-headers 2> %t.user
// RUN: not %ampcc -fsyntax-only -fno-caret-diagnostics %s -isystem %S/Inputs/system-headers 2> %t.system
// RUN: diff %t.user %t.system
// RUN: FileCheck %s < %t.system
#include <mistakes.h>

// CHECK-DAG: mistakes.h:17:{{.*}} error: global variable 'counter' cannot be used
// CHECK-DAG: mistakes.h:18:{{.*}} error: no matching function for call to 'host'
// CHECK-DAG: mistakes.h:6:{{.*}} note: candidate function not viable: it is restrict(cpu), the caller is restrict(amp); declare it 'restrict(cpu, amp)'
// CHECK-DAG: mistakes.h:8:{{.*}} note: candidate function not viable: requires 2 arguments, but 1 was provided
// CHECK-DAG: mistakes.h:20:{{.*}} error: cannot assign to return value
// CHECK-DAG: mistakes.h:21:{{.*}} error: type 'owner' is not allowed
// CHECK-DAG: mistakes.h:10:{{.*}} note: in member 'text'
// CHECK-DAG: mistakes.h:24:{{.*}} error: kernel lambda is not 'restrict(amp)'
// CHECK-DAG: mistakes.h:25:{{.*}} error: 'a' of type 'array<int>' can only be captured by reference
