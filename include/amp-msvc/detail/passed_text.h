//===- passed_text.h - objects of text as variable arguments --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In Visual C++, printf("%s", text) prints a CString, which consists of the pointer to its
// characters, and a short std::string, which begins with its characters. Here such an object cannot
// be passed, so its characters are. A further class of text needs no change, if it converts to a
// pointer to its characters.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_PASSED_TEXT_H
#define AMP_MSVC_DETAIL_PASSED_TEXT_H

#include <string>
#include <type_traits>

namespace amp_msvc {

template <typename T, typename Text>
struct is_text : std::integral_constant<bool, std::is_class<T>::value &&
                                                  std::is_convertible<const T &, Text>::value> {};

/// The characters of an object of text; another value as it is. ampcc writes it where a program
/// passes an object of text to a function with variable arguments, and the templates of these
/// headers that end in such a function use it.
template <typename C, typename Traits, typename Allocator>
const C *passed_text(const std::basic_string<C, Traits, Allocator> &text) {
  return text.c_str();
}
template <typename T, typename std::enable_if<is_text<T, const char *>::value, int>::type = 0>
const char *passed_text(const T &text) {
  return text;
}
template <typename T, typename std::enable_if<is_text<T, const wchar_t *>::value, int>::type = 0>
const wchar_t *passed_text(const T &text) {
  return text;
}
template <typename T, typename std::enable_if<!is_text<T, const char *>::value &&
                                                  !is_text<T, const wchar_t *>::value,
                                              int>::type = 0>
T passed_text(T value) {
  return value;
}

} // namespace amp_msvc

#endif
