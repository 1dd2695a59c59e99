// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A machine with a stack whose instructions are alternatives of a std::variant, chosen by std::visit
#include <amp.h>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>
using namespace concurrency;

struct push {
  float value;
};
struct load {
  int argument;
};
struct binary {
  char operation;
};
struct jump_if_positive {
  int target;
};
struct halt {};
using instruction = std::variant<push, load, binary, jump_if_positive, halt>;

template <class... F> struct overloaded : F... {
  using F::operator()...;
};
template <class... F> overloaded(F...) -> overloaded<F...>;

enum class fault { none, underflow, overflow, steps };

class machine {
public:
  std::tuple<float, fault> run(const instruction *program, const std::array<float, 2> &arguments) {
    int at = 0;
    for (int step = 0; step < 1000; ++step) {
      const int next = std::visit(
          overloaded{[&](const push &i) { return pushed(i.value) ? at + 1 : -1; },
                     [&](const load &i) { return pushed(arguments[i.argument]) ? at + 1 : -1; },
                     [&](const binary &i) { return apply(i.operation) ? at + 1 : -1; },
                     [&](const jump_if_positive &i) {
                       const std::optional<float> v = pop();
                       return !v ? -1 : *v > 0 ? i.target : at + 1;
                     },
                     [&](halt) { return -1; }},
          program[at]);
      if (next < 0)
        return {size ? stack[size - 1] : 0.0f, failed};
      at = next;
    }
    return {0.0f, fault::steps};
  }

private:
  bool pushed(float v) {
    if (size == int(stack.size()))
      return failed = fault::overflow, false;
    stack[size++] = v;
    return true;
  }
  std::optional<float> pop() {
    if (size == 0)
      return failed = fault::underflow, std::nullopt;
    return stack[--size];
  }
  bool apply(char operation) {
    const std::optional<float> b = pop(), a = pop();
    if (!a || !b)
      return false;
    constexpr std::string_view known = "+-*m";
    switch (known.find(operation)) {
    case 0: return pushed(*a + *b);
    case 1: return pushed(*a - *b);
    case 2: return pushed(*a * *b);
    case 3: return pushed(std::fmax(*a, *b));
    default: return false;
    }
  }
  std::array<float, 8> stack{};
  int size = 0;
  fault failed = fault::none;
};
struct outcome {
  float value;
  fault failed;
};
outcome run(int which, float x) {
  static constexpr instruction polynomial[] = {load{0}, load{0}, binary{'*'}, push{3},
                                               load{0}, binary{'*'}, binary{'-'}, load{1},
                                               binary{'m'}, halt{}};
  static constexpr instruction endless[] = {push{1}, jump_if_positive{0}, halt{}};
  static constexpr instruction deep[] = {load{0}, push{1}, jump_if_positive{0}, halt{}};
  static constexpr instruction empty[] = {binary{'+'}, halt{}};
  const instruction *programs[] = {polynomial, endless, deep, empty};
  const auto [value, failed] = machine().run(programs[which], {x, -1});
  return {value, failed};
}

int main() {
  const int inputs = 50;
  std::vector<outcome> results(4 * inputs);
  const array_view<outcome, 2> r(4, inputs, results);
  parallel_for_each(r.extent, [=](index<2> i) { r[i] = run(i[0], 0.25f * i[1] - 3); });
  r.synchronize();
  int wrong = 0;
  for (int k = 0; k < 4; ++k)
    for (int i = 0; i < inputs; ++i) {
      const outcome a = r(k, i), b = run(k, 0.25f * i - 3);
      wrong += a.value != b.value || a.failed != b.failed;
    }
  if (r(0, 0).failed != fault::none || r(1, 0).failed != fault::steps ||
      r(2, 0).failed != fault::overflow || r(3, 0).failed != fault::underflow)
    ++wrong;
  return wrong ? std::printf("%d wrong\n", wrong), 1 : 0;
}
