// Structured exceptions and assembler are one error each, at the word that begins them.
// RUN: not %ampcc --amp-msvc -DKIND=1 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=FINALLY --implicit-check-not=error:
// RUN: not %ampcc --amp-msvc -DKIND=2 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=EXCEPT --implicit-check-not=error:
// RUN: not %ampcc --amp-msvc -DKIND=3 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ASM --implicit-check-not=error:
// RUN: not %ampcc --amp-msvc -DKIND=4 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=LINE --implicit-check-not=error:
#include <amp.h>

static int f() { return 0; }
int main() {
  int x = 0;
#if KIND == 1
  __try {
    x = f();
  // FINALLY: [[@LINE+1]]:5: fatal error: '__finally' is a name of Visual C++; use 'try', 'catch' and destructors
  } __finally { f(); }
#elif KIND == 2
  __try {
    return 1;
  // EXCEPT: [[@LINE+1]]:5: fatal error: '__except' is a name of Visual C++; use 'try', 'catch' and destructors
  } __except (f()) { return 2; }
#elif KIND == 3
  // ASM: [[@LINE+1]]:9: fatal error: '__asm' is a name of Visual C++; write the computation in C++
  __asm { mov x, 1
  }
#else
  // LINE: [[@LINE+1]]:8: fatal error: '_asm' is a name of Visual C++; write the computation in C++
  _asm nop
#endif
  return x + unknown();
}
