//===- com_strings.h - _bstr_t and _com_error of comdef.h -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <comutil.h> and <comdef.h> include this file. There is no COM here, but programs convert text
// with _bstr_t and write an HRESULT with _com_error. A _bstr_t holds wide text and, for the
// conversion to `char *`, the same as UTF-8.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_COM_STRINGS_H
#define AMP_MSVC_DETAIL_COM_STRINGS_H

#include "wide_text.h"
#include "windows_types.h"
#include <cstdio>
#include <string>

class _bstr_t {
public:
  _bstr_t() = default;
  _bstr_t(const char *text) : wide_(amp_msvc::widen(text ? text : "")) { update(); }
  _bstr_t(const wchar_t *text) : wide_(text ? text : L"") { update(); }
  _bstr_t &operator+=(const _bstr_t &other) {
    wide_ += other.wide_;
    update();
    return *this;
  }
  _bstr_t operator+(const _bstr_t &other) const { return _bstr_t(*this) += other; }

  operator const wchar_t *() const { return wide_.c_str(); }
  operator wchar_t *() const { return const_cast<wchar_t *>(wide_.c_str()); }
  operator const char *() const { return narrow_.c_str(); }
  operator char *() const { return const_cast<char *>(narrow_.c_str()); }
  bool operator!() const { return wide_.empty(); }
  unsigned int length() const { return static_cast<unsigned int>(wide_.size()); }

  bool operator==(const _bstr_t &other) const { return wide_ == other.wide_; }
  bool operator!=(const _bstr_t &other) const { return wide_ != other.wide_; }
  bool operator<(const _bstr_t &other) const { return wide_ < other.wide_; }

private:
  void update() { narrow_ = amp_msvc::narrow(wide_); }

  std::wstring wide_;
  std::string narrow_;
};

class _com_error {
public:
  explicit _com_error(HRESULT result) : result_(result) {
    char text[32];
    std::snprintf(text, sizeof text, "HRESULT 0x%08x", static_cast<unsigned int>(result));
    message_.assign(text, text + std::char_traits<char>::length(text));
  }
  HRESULT Error() const { return result_; }
  /// The number of the result, because the system has no texts for it.
  const TCHAR *ErrorMessage() const { return message_.c_str(); }
  _bstr_t Description() const { return _bstr_t(message_.c_str()); }

private:
  HRESULT result_;
  std::basic_string<TCHAR> message_;
};

#endif
