// amp:1.3: constants outside of functions that hold unions, whose value is in any member: variants,
// optionals, unions of the program.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"
#include <array>
#include <optional>
#include <utility>
#include <variant>

struct named {
  char letter;
  int number;
};
constexpr std::variant<int, double, named> variants[] = {3, 2.5, named{'x', 7}, 4};
constexpr std::array<std::optional<float>, 3> optionals = {1.5f, std::nullopt, 2.5f};
union either {
  int whole;
  float part;
};
struct tagged {
  bool isWhole;
  either value[2];
};
// Numbers in a later member: larger than the first one, smaller, negative, after a number that is no
// integer, after a member without bytes.
union narrow {
  char letter;
  float part;
};
union wide {
  long long whole;
  float part;
  short small;
};
union floating {
  float part;
  int whole;
};
struct mixed {
  narrow n;
  wide w[2];
  floating f;
};
constexpr mixed numbers[] = {{{.part = 1.5f}, {{.part = -2.5f}, {.small = -3}}, {.whole = -1}},
                             {{.part = 4.5f}, {{.small = 6}, {.part = 7.5f}}, {.whole = 8}}};
constexpr std::optional<int> none;
constexpr tagged unions[] = {{true, {{.whole = 3}, {.whole = 5}}}, {false, {{.part = 0.5f}, {.part = 1.5f}}}};

double result(int test, int i) {
  switch (test) {
  case 0: {
    const auto &v = variants[i % 4];
    if (const int *whole = std::get_if<int>(&v))
      return *whole;
    return v.index() == 1 ? std::get<double>(v) : std::get<named>(v).number + std::get<named>(v).letter;
  }
  case 1: return optionals[i % 3].value_or(-1.0f);
  case 2: {
    const mixed &m = numbers[i % 2];
    return m.n.part + 10 * m.w[i % 2].part + 100 * m.w[1 - i % 2].small + 1000 * m.f.whole;
  }
  case 3: return none.value_or(i);
  default: {
    const tagged &t = unions[i % 2];
    return t.isWhole ? t.value[i / 2 % 2].whole : t.value[i / 2 % 2].part;
  }
  }
}
int main() {
  return differences<double>(5, 12, [](int test, int i) { return result(test, i); });
}
