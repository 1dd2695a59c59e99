//===- main.cpp - the measured error of every function of <amp_math.h> ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Usage: ampcc-accuracy [--samples=N] [--double-samples=N] [--filter=NAME] [--markdown]
//
// Half of a function's samples are spread evenly over all bit patterns of its arguments, the other
// half lies where the function is interesting; all pairs of special values are added. fast_math is
// sampled where it is interesting only. Exit code 1 if an error is above the bound of
// functions.def.
//
//===----------------------------------------------------------------------===//
#include "accuracy.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>

namespace {

struct options {
  std::size_t samples = 10000000;
  std::size_t double_samples = 200000;
  std::string filter;
  bool markdown = false;
};

/// A good enough and repeatable source of bits.
class generator {
public:
  unsigned long next() {
    state_ += 0x9e3779b97f4a7c15ul;
    unsigned long z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ul;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebul;
    return z ^ (z >> 31);
  }
  /// In [0, 1).
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
  unsigned long state_ = 1;
};

template <class T>
using bits_of = typename std::conditional<sizeof(T) == 4, unsigned int, unsigned long>::type;

template <class T> T from_bits(bits_of<T> bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

template <class T> const std::vector<T> &special_values() {
  typedef std::numeric_limits<T> limits;
  static const std::vector<T> all = [] {
    std::vector<T> values;
    for (T v : {T(0),
                limits::denorm_min(),
                limits::min(),
                T(0.5),
                T(1),
                T(1.5),
                T(2),
                T(2.5),
                T(3),
                T(4),
                T(10),
                T(126),
                T(127),
                T(128),
                T(150),
                T(1022),
                T(1024),
                T(1e6),
                limits::max(),
                limits::infinity(),
                limits::quiet_NaN(),
                T(3.14159265358979323846),
                T(1.57079632679489661923)})
      for (T s : {v, -v, std::nextafter(v, T(0)), -std::nextafter(v, limits::infinity())})
        values.push_back(s);
    return values;
  }();
  return all;
}

template <class T, class Wide>
void sample(const function<T, Wide> &f, std::size_t count, std::vector<T> &x, std::vector<T> &y) {
  generator random;
  auto within = [&] { return static_cast<T>(f.low + (f.high - f.low) * random.uniform()); };
  auto second = [&](T v) { return f.arguments == 3 ? std::rint(within()) : v; };
  x.clear();
  y.clear();
  if (f.bound < 0) {
    for (std::size_t i = 0; i < count; ++i) {
      x.push_back(within());
      y.push_back(second(within()));
    }
    return;
  }
  for (T a : special_values<T>())
    for (T b : special_values<T>()) {
      if (f.arguments == 1 && b != 0)
        continue;
      x.push_back(a);
      y.push_back(f.arguments == 3 && !(std::fabs(b) < 1e6f) ? T(1) : second(b));
    }
  const double stride = std::pow(2.0, 8.0 * sizeof(T)) / (static_cast<double>(count) / 2);
  for (std::size_t i = 0; i < count / 2; ++i) {
    const double place = (static_cast<double>(i) + random.uniform()) * stride;
    x.push_back(f.arguments == 1 ? from_bits<T>(static_cast<bits_of<T>>(place))
                                 : from_bits<T>(static_cast<bits_of<T>>(random.next())));
    y.push_back(
        second(from_bits<T>(static_cast<bits_of<T>>(random.next() >> 8 * (8 - sizeof(T))))));
    x.push_back(within());
    y.push_back(second(within()));
  }
}

/// Between its zeros at negative arguments no bound holds for lgamma relative to the exact value
/// (spec 9.2): there the error counts in units of the last place of 1.
bool is_between_zeros(const char *name, double x) {
  return std::strcmp(name, "lgamma") == 0 && x > -10.001 && x < -2.264;
}

/// The error in units of the last place of T around the exact value, or around `least`.
template <class T, class Wide> double error(T result, Wide exact, double least = 0) {
  typedef std::numeric_limits<T> limits;
  const T rounded = static_cast<T>(exact);
  if (exact != exact || result != result)
    return exact != exact && result != result ? 0 : std::numeric_limits<double>::infinity();
  if (result == rounded && (std::isinf(rounded) || exact == static_cast<Wide>(rounded)))
    return 0;
  // Infinity counts as the number after the largest one.
  const Wide beyond =
      static_cast<Wide>(limits::max()) * (1 + static_cast<Wide>(limits::epsilon()) / 2);
  auto finite = [&](Wide v) { return v > beyond ? beyond : v < -beyond ? -beyond : v; };
  const Wide value =
      std::isinf(result) ? (result > 0 ? beyond : -beyond) : static_cast<Wide>(result);
  const Wide difference = value - finite(exact);
  int exponent = 0;
  std::frexp(std::max(std::fabs(static_cast<double>(finite(exact))), least), &exponent);
  exponent = std::max(exponent, limits::min_exponent);
  const double scaled = static_cast<double>(
      difference / static_cast<Wide>(std::ldexp(1.0, exponent - limits::digits)));
  return std::fabs(scaled);
}

struct finding {
  double worst = 0;
  double x = 0, y = 0, result = 0, exact = 0;
};

template <class T, class Wide> finding measure(const function<T, Wide> &f, std::size_t count) {
  std::vector<T> x, y;
  sample(f, count, x, y);
  std::vector<T> result(x.size());
  f.run(x, y, result);
  finding found;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const Wide exact = f.reference(x[i], y[i]);
    // The format's own functions are exact or wrong.
    const double distance = error(result[i], exact, is_between_zeros(f.name, x[i]) ? 1 : 0);
    const bool wrong = f.bound == 0 && distance > 0.5;
    const double e = wrong ? std::numeric_limits<double>::infinity() : distance;
    if (e > found.worst)
      found = {e, static_cast<double>(x[i]), static_cast<double>(y[i]),
               static_cast<double>(result[i]), static_cast<double>(exact)};
  }
  return found;
}

template <class T, class Wide>
bool report(const std::vector<function<T, Wide>> &functions, const char *type, std::size_t count,
            const options &o) {
  bool kept = true;
  for (const function<T, Wide> &f : functions) {
    const std::string name = std::string(f.space) + "::" + f.name;
    if (name.find(o.filter) == std::string::npos)
      continue;
    const finding found = measure(f, count);
    const bool bad = f.bound >= 0 && found.worst > std::max(f.bound, 0.5);
    kept &= !bad;
    const std::string bound = f.bound < 0    ? "-"
                              : f.bound == 0 ? "exact"
                                             : std::to_string(static_cast<int>(f.bound));
    const char *const format =
        o.markdown ? "| `%s` | %s | %s | %.3f |\n" : "%-32s %-7s %-6s %10.3f";
    std::printf(format, name.c_str(), type, bound.c_str(), found.worst);
    if (!o.markdown)
      std::printf("  %s(%.9g, %.9g) = %.17g, exactly %.17g\n", bad ? "ABOVE: " : "", found.x,
                  found.y, found.result, found.exact);
    std::fflush(stdout);
  }
  return kept;
}

} // namespace

int main(int argc, char **argv) {
  options o;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.rfind("--samples=", 0) == 0)
      o.samples = std::strtoul(argument.c_str() + 10, nullptr, 10);
    else if (argument.rfind("--double-samples=", 0) == 0)
      o.double_samples = std::strtoul(argument.c_str() + 17, nullptr, 10);
    else if (argument.rfind("--filter=", 0) == 0)
      o.filter = argument.substr(9);
    else if (argument == "--markdown")
      o.markdown = true;
    else {
      std::fprintf(stderr, "unknown argument '%s'\n", argv[i]);
      return 2;
    }
  }
  if (o.markdown)
    std::printf("| Function | Type | Bound (ULP) | Measured |\n|---|---|---|---|\n");
  const bool floats = report(float_functions(), "float", o.samples, o);
  const bool doubles = report(double_functions(), "double", o.double_samples, o);
  return floats && doubles ? 0 : 1;
}
