//===- string_safe.h - the safe text functions of strsafe.h ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <strsafe.h> includes this file, and atl_strings.h uses
// format_narrow(). The functions of <strsafe.h> copy, append, measure and format text. They write
// as much as fits and always end it with a null character. They return S_OK if all of the text
// fitted, STRSAFE_E_INSUFFICIENT_BUFFER if not, and STRSAFE_E_INVALID_PARAMETER for a size of 0.
// Pointers must not be null, except for the text of the Length functions. The forms with Ex and
// those that read from a stream do not exist. The names without A or W depend on UNICODE, as in
// windows.h. A further function is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_STRING_SAFE_H
#define AMP_MSVC_DETAIL_STRING_SAFE_H

#include "secure.h"
#include "wide_print.h"
#include "windows_types.h"

#define STRSAFE_MAX_CCH 2147483647
#define STRSAFE_E_INSUFFICIENT_BUFFER (static_cast<HRESULT>(0x8007007Au))
#define STRSAFE_E_INVALID_PARAMETER (static_cast<HRESULT>(0x80070057u))
#define STRSAFE_E_END_OF_FILE (static_cast<HRESULT>(0x80070026u))

namespace amp_msvc {

/// Writes as much of `text` as fits from to[at] on, and ends it with a null character. `size` is
/// the size of `to`. If `at` is not less, the size is 0 or the text in `to` has no null character.
/// The function then writes nothing and returns STRSAFE_E_INVALID_PARAMETER.
template <typename C>
HRESULT put_safely(C *to, std::size_t size, std::size_t at, const std::basic_string<C> &text) {
  if (at >= size || size > STRSAFE_MAX_CCH)
    return STRSAFE_E_INVALID_PARAMETER;
  const std::size_t length = text.copy(to + at, size - at - 1);
  to[at + length] = C(0);
  return length == text.size() ? S_OK : STRSAFE_E_INSUFFICIENT_BUFFER;
}

/// Returns the length of a text, at most `most`.
template <typename C> std::size_t length_within(const C *text, std::size_t most) {
  std::size_t length = 0;
  while (text && length < most && text[length])
    ++length;
  return length;
}

/// Returns a formatted text; it is empty if the format is wrong.
inline std::string format_narrow(const char *format, va_list arguments) {
  const std::string standard = standard_lengths(format);
  va_list again;
  va_copy(again, arguments);
  const int length = std::vsnprintf(nullptr, 0, standard.c_str(), again);
  va_end(again);
  std::string text(length < 0 ? 0 : static_cast<std::size_t>(length) + 1, '\0');
  if (length >= 0) {
    std::vsnprintf(&text[0], text.size(), standard.c_str(), arguments);
    text.pop_back();
  }
  return text;
}

} // namespace amp_msvc

// The functions for characters of type CHAR, with the suffix A or W. Sizes are numbers of
// characters (Cch) or of bytes (Cb).
#define AMP_MSVC_SAFE(SUFFIX, CHAR, FORMAT)                                                        \
  inline HRESULT StringCchCopy##SUFFIX(CHAR *to, std::size_t size, const CHAR *from) {             \
    return amp_msvc::put_safely<CHAR>(to, size, 0, from);                                          \
  }                                                                                                \
  inline HRESULT StringCchCopyN##SUFFIX(CHAR *to, std::size_t size, const CHAR *from,              \
                                        std::size_t count) {                                       \
    return amp_msvc::put_safely<CHAR>(                                                             \
        to, size, 0, std::basic_string<CHAR>(from, amp_msvc::length_within(from, count)));         \
  }                                                                                                \
  inline HRESULT StringCchCat##SUFFIX(CHAR *to, std::size_t size, const CHAR *from) {              \
    return amp_msvc::put_safely<CHAR>(to, size, amp_msvc::length_within(to, size), from);          \
  }                                                                                                \
  inline HRESULT StringCchCatN##SUFFIX(CHAR *to, std::size_t size, const CHAR *from,               \
                                       std::size_t count) {                                        \
    return amp_msvc::put_safely<CHAR>(                                                             \
        to, size, amp_msvc::length_within(to, size),                                               \
        std::basic_string<CHAR>(from, amp_msvc::length_within(from, count)));                      \
  }                                                                                                \
  inline HRESULT StringCchLength##SUFFIX(const CHAR *text, std::size_t most,                       \
                                         std::size_t *length) {                                    \
    const std::size_t found = amp_msvc::length_within(text, most);                                 \
    if (length)                                                                                    \
      *length = text && found < most ? found : 0;                                                  \
    return text && found < most ? S_OK : STRSAFE_E_INVALID_PARAMETER;                              \
  }                                                                                                \
  inline HRESULT StringCchVPrintf##SUFFIX(CHAR *to, std::size_t size, const CHAR *format,          \
                                          va_list arguments) {                                     \
    return amp_msvc::put_safely<CHAR>(to, size, 0, amp_msvc::FORMAT(format, arguments));           \
  }                                                                                                \
  inline HRESULT StringCchPrintf##SUFFIX(CHAR *to, std::size_t size, const CHAR *format, ...) {    \
    va_list arguments;                                                                             \
    va_start(arguments, format);                                                                   \
    const HRESULT result = StringCchVPrintf##SUFFIX(to, size, format, arguments);                  \
    va_end(arguments);                                                                             \
    return result;                                                                                 \
  }                                                                                                \
  inline HRESULT StringCbCopy##SUFFIX(CHAR *to, std::size_t size, const CHAR *from) {              \
    return StringCchCopy##SUFFIX(to, size / sizeof(CHAR), from);                                   \
  }                                                                                                \
  inline HRESULT StringCbCat##SUFFIX(CHAR *to, std::size_t size, const CHAR *from) {               \
    return StringCchCat##SUFFIX(to, size / sizeof(CHAR), from);                                    \
  }                                                                                                \
  inline HRESULT StringCbLength##SUFFIX(const CHAR *text, std::size_t most, std::size_t *length) { \
    const HRESULT result = StringCchLength##SUFFIX(text, most / sizeof(CHAR), length);             \
    if (length)                                                                                    \
      *length *= sizeof(CHAR);                                                                     \
    return result;                                                                                 \
  }                                                                                                \
  inline HRESULT StringCbPrintf##SUFFIX(CHAR *to, std::size_t size, const CHAR *format, ...) {     \
    va_list arguments;                                                                             \
    va_start(arguments, format);                                                                   \
    const HRESULT result = StringCchVPrintf##SUFFIX(to, size / sizeof(CHAR), format, arguments);   \
    va_end(arguments);                                                                             \
    return result;                                                                                 \
  }
AMP_MSVC_SAFE(A, char, format_narrow)
AMP_MSVC_SAFE(W, wchar_t, format_wide)
#undef AMP_MSVC_SAFE

#ifdef UNICODE
#define AMP_MSVC_SAFE_NAME(NAME) NAME##W
#else
#define AMP_MSVC_SAFE_NAME(NAME) NAME##A
#endif
#define StringCchCopy AMP_MSVC_SAFE_NAME(StringCchCopy)
#define StringCchCopyN AMP_MSVC_SAFE_NAME(StringCchCopyN)
#define StringCchCat AMP_MSVC_SAFE_NAME(StringCchCat)
#define StringCchCatN AMP_MSVC_SAFE_NAME(StringCchCatN)
#define StringCchLength AMP_MSVC_SAFE_NAME(StringCchLength)
#define StringCchVPrintf AMP_MSVC_SAFE_NAME(StringCchVPrintf)
#define StringCchPrintf AMP_MSVC_SAFE_NAME(StringCchPrintf)
#define StringCbCopy AMP_MSVC_SAFE_NAME(StringCbCopy)
#define StringCbCat AMP_MSVC_SAFE_NAME(StringCbCat)
#define StringCbLength AMP_MSVC_SAFE_NAME(StringCbLength)
#define StringCbPrintf AMP_MSVC_SAFE_NAME(StringCbPrintf)

#endif
