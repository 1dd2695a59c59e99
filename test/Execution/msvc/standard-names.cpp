// Names that Visual C++'s std had in addition to the standard's, and macros of glibc that it did not have.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -std=c++20 %s -o %t && %t
#include <algorithm>
#include <amp.h>
#include <cmath>
#include <filesystem>
#include <string>
#include <vector>

const unsigned int SIZE_WIDTH = 10, INT_WIDTH = 5;
static_assert(std::_Is_iterator<std::vector<int>::iterator>::value, "");
static_assert(!std::_Is_iterator<int>::value, "");
static_assert(_MSC_VER >= 1700 && _MSC_FULL_VER / 100000 == _MSC_VER, "");
#if __cplusplus < 202002L
std::identity<int>::type of_int = 0;
#endif

int main() {
  std::tr2::sys::path p("x.txt");
  std::tr1::shared_ptr<int> pointer(new int(1));
  const float f = std::sqrtf(4) + std::cosf(0) + std::powf(2, 2);
  return !(p.string() == "x.txt" && std::tr2::sys::extension(p) == ".txt" && *pointer == 1 &&
           std::max(0u, p.string().size()) == 5 && std::min(p.string().size(), 3u) == 3 &&
           f == 7 && SIZE_WIDTH + INT_WIDTH == 15);
}
