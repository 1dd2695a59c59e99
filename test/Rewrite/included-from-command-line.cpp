// A header of -include may contain C++ AMP code: it is in the host
// source like one of #include, and so are the others, in their order.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: echo '#define SCALE 3' > first.h
// RUN: echo '#include <amp.h>' > kernels.h
// RUN: echo 'inline int scaled(int x) restrict(amp, cpu) { return SCALE * x; }' >> kernels.h
// RUN: echo 'inline int last() { return scaled(1); }' > last.h
// RUN: %ampcc --translate -include first.h -include kernels.h -include last.h %s -o out
// RUN: %without_comments out/included-from-command-line.cpp | FileCheck %s
//      CHECK: #include "{{.*}}first.h"
// CHECK-NEXT: #line 1 "{{.*}}kernels.h"
//      CHECK: inline int scaled(int x) { return SCALE * x; }
//      CHECK: #include "{{.*}}last.h"
// CHECK-NEXT: #line 1 "{{.*}}included-from-command-line.cpp"
// RUN: grep -q '"holds_forced_includes": true' out/included-from-command-line.json
// RUN: %ampcc -Wall -Wextra -Werror -include first.h -include kernels.h -include last.h %s -o own && ./own
// RUN: %ampcc --amp-host-compiler=g++ -Wall -Wextra -Werror -include first.h -include kernels.h -include last.h %s -o gxx && ./gxx

// Where none of them holds C++ AMP code, they stay options.
// RUN: echo 'inline int scaled(int x) { return 3 * x; }' > kernels.h
// RUN: %ampcc --translate -DOWN_AMP -include kernels.h -include last.h %s -o out
// RUN: %without_comments out/included-from-command-line.cpp | not grep -E 'kernels.h|last.h'
// RUN: not grep forced out/included-from-command-line.json

// A header of -imacros has nothing but macros, which the host compiler gets by its option.
// RUN: echo '#ifdef __AMPCC__' > macros.h && echo '#define BY_AMPCC 1' >> macros.h && echo '#endif' >> macros.h
// RUN: not %ampcc -fsyntax-only -imacros macros.h -DOWN_AMP -include kernels.h -include last.h %s 2>&1 | FileCheck --check-prefix=MACROS %s
// RUN: echo '#define GPU restrict(amp, cpu)' > macros.h
// RUN: not %ampcc -fsyntax-only -imacros macros.h -DOWN_AMP -include kernels.h -include last.h %s 2>&1 | FileCheck --check-prefix=MACROS %s
// RUN: %ampcc -include macros.h -DOWN_AMP -include kernels.h -include last.h %s -o included && ./included
// MACROS: macros.h:1:1: error: header '{{.*}}macros.h' holds C++ AMP or asks for '__AMPCC__' and cannot be included by '-imacros'; use '-include'
#ifdef OWN_AMP
int own(int x) restrict(amp, cpu);
int own(int x) restrict(amp, cpu) { return x; }
#ifdef GPU
int gpu(int x) GPU { return x; }
#endif
#endif
int main() { return last() == 3 && scaled(2) == 6 ? 0 : 1; }
