// Who opens the library's namespace first decides nothing.
// RUN: rm -rf %t && mkdir -p %t/folder && cp %s %t/folder/user.cpp
// RUN: %ampcc -std=c++17 -fsyntax-only %t/folder/user.cpp

namespace Concurrency {
namespace mine {
struct forward;
}
} // namespace Concurrency
#include <amp.h>
int twice(int x) restrict(amp, cpu) { return 2 * x; }
