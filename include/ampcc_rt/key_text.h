//===- key_text.h - the texts of which the keys of kernels consist --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A key is the string by which a launch finds its kernel; docs/runtime-abi.md, "Keys", has the
// grammar. The host's headers (amp/detail/kernel_key.h) and the compiler
// (lib/Extract/KernelIdentity.cpp) take types apart in different ways. Both spell the parts with
// these functions alone, so that the keys are equal. A new kind of part in keys is spelled here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_KEY_TEXT_H
#define AMPCC_RT_KEY_TEXT_H

#include <cstddef>
#include <initializer_list>
#include <string>

namespace ampcc_rt {
namespace key_text {

// Joins parts by commas, and puts a list that is not empty between angle brackets.
inline std::string list(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ",") + part;
  return text;
}
inline std::string in_brackets(const std::string &list) {
  return list.empty() ? list : "<" + list + ">";
}
inline std::string hexadecimal(unsigned long long value) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; value >>= 4)
    digits[i] = "0123456789abcdef"[value & 15];
  return digits;
}

// Types. `place` is the hash of a place in the source (site.h), `arguments` the list of template
// arguments, `rtti` a mangled name.
inline std::string lambda(unsigned long long place, const std::string &arguments) {
  return "L" + hexadecimal(place) + in_brackets(arguments);
}
inline std::string placed_class(unsigned long long place, const std::string &arguments) {
  return "C" + hexadecimal(place) + in_brackets(arguments);
}
inline std::string specialisation(const std::string &name, const std::string &arguments) {
  return "T" + name + in_brackets(arguments);
}
inline std::string function(const std::string &result, const std::string &parameters) {
  return "F" + result + "(" + parameters + ")";
}
inline std::string pointer(const std::string &pointee) { return "P" + pointee; }
inline std::string other(const std::string &rtti) { return "R" + rtti; }

// The prefixes of a type, outermost first.
constexpr const char *lvalue_reference = "&", *rvalue_reference = "&&";
constexpr const char *const_qualifier = "c", *volatile_qualifier = "v";

// Values of template arguments.
inline std::string number(const std::string &decimal) { return "I" + decimal; }
inline std::string typed_number(const std::string &decimal, const std::string &type) {
  return "I" + decimal + ":" + type;
}
inline std::string empty_object(const std::string &type) { return "V" + type; }

// A launch over an extent of a rank, over a tile_domain of a rank, and over a tiled_extent.
inline std::string simple(const std::string &functor, int rank) {
  return functor + "|e" + std::to_string(rank);
}
inline std::string tiled_by_launch(const std::string &functor, int rank) {
  return functor + "|d" + std::to_string(rank);
}
/// An extent of 0 is a dimension that the tile does not have.
inline std::string tiled(const std::string &functor, std::initializer_list<int> extents) {
  std::string text = functor + "|t";
  const char *separator = "";
  for (int extent : extents)
    if (extent != 0) {
      text += separator + std::to_string(extent);
      separator = "x";
    }
  return text;
}

} // namespace key_text
} // namespace ampcc_rt

#endif
