// An enumeration is declared before it is defined.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

enum later;
static int number(later e);
namespace n {
enum other;
enum other { first = 2 };
} // namespace n
enum later { one = 1, two };
static int number(later e) { return e; }

int main() { return number(two) - n::first; }
