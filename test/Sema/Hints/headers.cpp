// Headers of other languages and systems: the error names the header or the option to use.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck %s
// RUN: not %ampcc -fsyntax-only -DWINDOWS %s 2>&1 | FileCheck %s --check-prefix=WINDOWS
// RUN: not %ampcc -fsyntax-only -DOWN %s 2>&1 | FileCheck %s --check-prefix=OWN
#include <amp.h>
#if defined(WINDOWS)
// WINDOWS: error: 'Windows.h' file not found; compile with '--amp-msvc', which has headers of Visual C++
#include <Windows.h>
#elif defined(OWN)
// OWN: error: 'no_such_header.h' file not found{{$}}
#include "no_such_header.h"
#else
// CHECK: error: 'cuda_runtime.h' file not found, which is a header of CUDA; include <amp.h>
#include <cuda_runtime.h>
#endif
int f() restrict(amp) { return 1; }
