// amp:1.3: string literals, and classes and functions over them. Each case computes a result, which
// is that of the host.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-check %s -o %t.checked
// RUN: env AMPCC_DEVICE=native %t.checked
#include "compare.h"
#include <amp.h>
#include <bitset>
#include <cmath>
#include <cstring>
#include <functional>
#include <string_view>
using namespace concurrency;

int count(const char *text, char wanted) {
  int found = 0;
  for (; *text; ++text)
    found += *text == wanted;
  return found;
}
int literals(int i) {
  const char *const chosen = i % 2 ? "odd numbers" : "even";
  const char copy[8] = "copied", rows[2][4] = {"one", "two"};
  const wchar_t *wide = L"w\u00fcrde";
  return count(chosen, 'e') + 10 * chosen[i % 4] + copy[i % 8] + rows[i % 2][i % 3] * 7 +
         int(std::strlen(chosen)) * 1000 + "literal"[i % 7] + wide[1] + (u8"\xff"[0] > 0) +
         ("\xff"[0] < 0);
}
int views(int i) {
  constexpr std::string_view text = "the quick brown fox";
  const std::string_view word = text.substr(4, 5);
  return int(text.size()) + text[i] * 3 + int(text.find('q')) * 100 + (word == "quick") * 1000 +
         (word < "quiet") * 2000 + word.starts_with("qu") * 4000 + int(text.find("fox")) * 8000 +
         int(text.rfind('o'));
}
int bits(int i) {
  std::bitset<40> b;
  b.set(i).set(i + 20);
  b[3] = true;
  b.flip(5);
#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION >= 220000 // count() is written with _BitInt
  const int count = 0;
#else
  const int count = int(b.count());
#endif
  return count + 10 * b.test(i) + 100 * b.any() + int((b << 2).to_ullong() % 1009) * 1000;
}
int bound(int i) {
  using namespace std::placeholders;
  auto minus = std::bind(std::minus<>{}, _2, _1);
  auto first = std::bind_front(std::minus<>{}, i);
  return minus(i, 100) + 3 * first(2) + std::not_fn(std::less<>{})(i, 4);
}
int whole_numbers(int i) {
  const double x = (i - 4) * 0.5;
  const float f = i == 0 ? INFINITY : i == 1 ? NAN : i == 2 ? 0.0f : float(i);
  return int(std::lround(x)) + 10 * int(std::llround(float(x))) + 100 * int(std::lrint(x)) +
         1000 * std::fpclassify(f);
}

int result(int test, int i) {
  switch (test) {
  case 0:
    return literals(i);
  case 1:
    return views(i);
  case 2:
    return bits(i);
  case 3:
    return bound(i);
  default:
    return whole_numbers(i);
  }
}

int main() {
  return differences<int>(5, 10, [](int test, int i) { return result(test, i); }) != 0;
}
