// Comments and pragmas that Clang's lexer passes to Sema before the parser has begun.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc -Wdocumentation -fsyntax-only %s 2>&1 | FileCheck %s
// RUN: cat %s > %t.amp.cpp && echo '#include <amp.h>' >> %t.amp.cpp && %ampcc --amp-msvc %t.amp.cpp -o %t && %t
#pragma comment(lib, "no_such_library.lib")
#pragma detect_mismatch("a", "1")
#pragma function(memcpy)
#pragma optimize("", off)
#pragma optimize("", on)
#pragma clang section bss = ".mine"
//< a line
/*< several lines
 */
/*<*/ //<
///< another
/**< another */ //!< another
// CHECK: comments_and_pragmas.cpp:[[@LINE+1]]:14: warning: not a Doxygen trailing comment
int answer;  //< to everything
int main() { return answer; } //< the last
