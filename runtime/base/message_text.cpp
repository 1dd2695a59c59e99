//===- message_text.cpp - formatter of kernel messages --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/message_text.h"
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cwchar>
#include <string>
#include <utility>
#include <vector>

namespace ampcc_rt {

namespace {

/// An argument of a message, converted to one of the types that printf distinguishes.
struct value {
  enum class type { signed_number, unsigned_number, floating, text } is = type::signed_number;
  std::uint64_t bits = 0; ///< sign extended
  double number = 0;
  const char *text = "";

  bool is_integer() const { return is == type::signed_number || is == type::unsigned_number; }
  std::int64_t as_signed() const { return static_cast<std::int64_t>(bits); }
  double as_double() const {
    return is == type::floating          ? number
           : is == type::unsigned_number ? static_cast<double>(bits)
                                         : static_cast<double>(static_cast<std::int64_t>(bits));
  }
};

template <typename T> T from_bits(std::uint64_t bits) {
  T result;
  std::memcpy(&result, &bits, sizeof result); // the low bytes come first, as on every host of ampcc
  return result;
}

bool is_wide(message_value kind) {
  return kind == message_value::int64 || kind == message_value::uint64 ||
         kind == message_value::float64;
}

std::vector<value> values_of(const message &m, const std::uint32_t *words) {
  std::vector<value> all(m.arg_count);
  for (std::uint32_t i = 0; i < m.arg_count; ++i) {
    value &v = all[i];
    const message_value kind = m.args[i].kind;
    if (kind == message_value::text) {
      v.is = value::type::text;
      v.text = m.args[i].text;
      continue;
    }
    v.bits = *words++;
    if (is_wide(kind))
      v.bits |= static_cast<std::uint64_t>(*words++) << 32;
    switch (kind) {
    case message_value::int32:
      v.bits =
          static_cast<std::uint64_t>(static_cast<std::int64_t>(from_bits<std::int32_t>(v.bits)));
      break;
    case message_value::uint32:
    case message_value::uint64:
      v.is = value::type::unsigned_number;
      break;
    case message_value::float32:
      v.is = value::type::floating;
      v.number = static_cast<double>(from_bits<float>(v.bits));
      break;
    case message_value::float64:
      v.is = value::type::floating;
      v.number = from_bits<double>(v.bits);
      break;
    case message_value::int64:
    case message_value::text:
      break;
    }
  }
  return all;
}

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
/// Appends one conversion. `conversion` must fit the type T.
template <typename T> void print(std::string &out, const std::string &conversion, T what) {
  const int length = std::snprintf(nullptr, 0, conversion.c_str(), what);
  if (length <= 0)
    return;
  std::vector<char> buffer(static_cast<std::size_t>(length) + 1);
  std::snprintf(buffer.data(), buffer.size(), conversion.c_str(), what);
  out.append(buffer.data(), static_cast<std::size_t>(length));
}
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

class formatter {
public:
  formatter(const char *format, std::vector<value> values)
      : next_(format), values_(std::move(values)) {}

  std::string run() {
    while (*next_) {
      if (*next_ != '%')
        out_ += *next_++;
      else if (*++next_ == '%')
        out_ += *next_++;
      else
        conversion();
    }
    return std::move(out_);
  }

private:
  /// Reads the position of an argument, "3$", which counts from 1. Returns 0 and reads nothing if
  /// there is none.
  std::size_t position() {
    const char *at = next_;
    std::size_t number = 0;
    while (*at >= '0' && *at <= '9' && number < 10000)
      number = number * 10 + static_cast<std::size_t>(*at++ - '0');
    if (number == 0 || *at != '$')
      return 0;
    next_ = at + 1;
    return number;
  }

  /// Returns the argument with that number, or the next one if it is 0; null if there is none.
  const value *take(std::size_t number) {
    const std::size_t index = number ? number - 1 : taken_++;
    return index < values_.size() ? &values_[index] : nullptr;
  }

  /// Reads a width or precision: digits, or `*`, whose value is an argument.
  std::string count() {
    std::string digits;
    if (*next_ == '*') {
      ++next_;
      const value *v = take(position());
      return v && v->is_integer() ? std::to_string(static_cast<int>(v->as_signed()))
                                  : std::string();
    }
    while (*next_ >= '0' && *next_ <= '9')
      digits += *next_++;
    return digits;
  }

  void conversion() {
    const std::size_t number = position();
    std::string spec = "%";
    while (*next_ && std::strchr("-+ #0'", *next_))
      spec += *next_++;
    spec += count(); // "-5" of a negative argument is the flag '-' and the width 5, as in C
    if (*next_ == '.') {
      ++next_;
      const std::string precision = count();
      if (precision.empty() || precision[0] != '-')
        spec += "." + precision;
    }
    std::string length;
    while (*next_ && std::strchr("hlqjztL", *next_))
      length += *next_++;
    const char letter = *next_;
    if (!letter)
      return;
    ++next_;
    const value *v = take(number);
    if (!v)
      out_ += "(missing)";
    else
      convert(spec, length, letter, *v);
  }

  void convert(const std::string &spec, const std::string &length, char letter, const value &v) {
    switch (letter) {
    case 'd':
    case 'i':
      return v.is_integer() ? print(out_, spec + "jd", narrowed_signed(length, v.as_signed()))
                            : plain(v);
    case 'o':
    case 'u':
    case 'x':
    case 'X':
      return v.is_integer() ? print(out_, spec + 'j' + letter, narrowed_unsigned(length, v.bits))
                            : plain(v);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
      return v.is == value::type::text ? plain(v) : print(out_, spec + letter, v.as_double());
    case 'c':
      return v.is_integer() ? print(out_, spec + 'c', static_cast<int>(v.as_signed())) : plain(v);
    case 's':
      return v.is == value::type::text ? print(out_, spec + 's', v.text) : plain(v);
    default:
      return plain(v);
    }
  }

  /// Converts to the type that the length modifier names, as printf in C does.
  static std::intmax_t narrowed_signed(const std::string &length, std::int64_t n) {
    return length == "hh"   ? static_cast<signed char>(n)
           : length == "h"  ? static_cast<short>(n)
           : length.empty() ? static_cast<int>(n)
                            : n;
  }
  static std::uintmax_t narrowed_unsigned(const std::string &length, std::uint64_t n) {
    return length == "hh"   ? static_cast<unsigned char>(n)
           : length == "h"  ? static_cast<unsigned short>(n)
           : length.empty() ? static_cast<unsigned>(n)
                            : n;
  }

  /// Prints the value by its own type, because the conversion does not fit it.
  void plain(const value &v) {
    switch (v.is) {
    case value::type::signed_number:
      out_ += std::to_string(v.as_signed());
      break;
    case value::type::unsigned_number:
      out_ += std::to_string(v.bits);
      break;
    case value::type::floating:
      print(out_, "%g", v.number);
      break;
    case value::type::text:
      out_ += v.text;
      break;
    }
  }

  const char *next_;
  const std::vector<value> values_;
  std::size_t taken_ = 0;
  std::string out_;
};

} // namespace

std::size_t words_of(const message &m) {
  std::size_t words = 0;
  for (std::uint32_t i = 0; i < m.arg_count; ++i)
    words += m.args[i].kind == message_value::text ? 0 : is_wide(m.args[i].kind) ? 2 : 1;
  return words;
}

std::string message_text(const message &m, const std::uint32_t *words) {
  return formatter(m.format, values_of(m, words)).run();
}

} // namespace ampcc_rt
