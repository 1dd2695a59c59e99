//===- atl_strings.h - ATL's CString and the conversions of text ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <atlstr.h> and the other headers for ATL's text include
// this file. ATL and MFC, Microsoft's libraries of classes, share these classes. CStringT<C> stores
// its text in a std::basic_string<C>. Narrow text is UTF-8. Formats are those of Visual C++, such
// as %s for wide text in a wide format. A further member of CString or conversion of text is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_ATL_STRINGS_H
#define AMP_MSVC_DETAIL_ATL_STRINGS_H

#include "atl_unicode.h"

#include "string_safe.h"
#include "wide_text.h"
#include "windows_types.h"
#include <cassert>
#include <cctype>
#include <cstring>
#include <cwctype>
#include <string>

namespace amp_msvc {

// Return a text in the type of characters of the last argument. A null pointer is an empty text.
inline std::string text_as(const char *text, char) { return text ? text : ""; }
inline std::string text_as(const wchar_t *text, char) { return text ? narrow(text) : ""; }
inline std::wstring text_as(const wchar_t *text, wchar_t) { return text ? text : L""; }
inline std::wstring text_as(const char *text, wchar_t) { return text ? widen(text) : L""; }

inline std::string format_any(const char *format, va_list arguments) {
  return format_narrow(format, arguments);
}
inline std::wstring format_any(const wchar_t *format, va_list arguments) {
  return format_wide(format, arguments);
}

inline char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
inline char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }
inline wchar_t lower(wchar_t c) {
  return static_cast<wchar_t>(std::towlower(static_cast<std::wint_t>(c)));
}
inline wchar_t upper(wchar_t c) {
  return static_cast<wchar_t>(std::towupper(static_cast<std::wint_t>(c)));
}

} // namespace amp_msvc

namespace ATL {

/// A text of characters C. Positions and lengths are ints, -1 for none.
template <typename C> class CStringT {
public:
  typedef C XCHAR;
  typedef C *PXSTR;
  typedef const C *PCXSTR;

  CStringT() = default;
  CStringT(const char *text) : text_(amp_msvc::text_as(text, C())) {}
  CStringT(const wchar_t *text) : text_(amp_msvc::text_as(text, C())) {}
  CStringT(const C *text, int length) : text_(text, static_cast<std::size_t>(length)) {}
  explicit CStringT(C c, int count = 1) : text_(static_cast<std::size_t>(count), c) {}
  template <typename D> CStringT(const CStringT<D> &other) : CStringT(other.GetString()) {}

  operator const C *() const { return text_.c_str(); }
  const C *GetString() const { return text_.c_str(); }
  int GetLength() const { return static_cast<int>(text_.size()); }
  bool IsEmpty() const { return text_.empty(); }
  void Empty() { text_.clear(); }
  C GetAt(int at) const { return text_[static_cast<std::size_t>(at)]; }
  void SetAt(int at, C c) { text_[static_cast<std::size_t>(at)] = c; }
  C operator[](int at) const { return GetAt(at); }

  CStringT &operator+=(const CStringT &other) { return append(other.text_); }
  CStringT &operator+=(const C *text) { return append(amp_msvc::text_as(text, C())); }
  CStringT &operator+=(C c) { return append(std::basic_string<C>(1, c)); }
  void Append(const C *text) { *this += text; }
  void AppendChar(C c) { *this += c; }
  friend CStringT operator+(CStringT a, const CStringT &b) { return a += b; }
  friend CStringT operator+(CStringT a, const C *b) { return a += b; }
  friend CStringT operator+(const C *a, const CStringT &b) { return CStringT(a) += b; }
  friend CStringT operator+(CStringT a, C b) { return a += b; }
  friend CStringT operator+(C a, const CStringT &b) { return CStringT(a) += b; }

  void Format(const C *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    FormatV(format, arguments);
    va_end(arguments);
  }
  void FormatV(const C *format, va_list arguments) {
    text_ = amp_msvc::format_any(format, arguments);
  }
  void AppendFormat(const C *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_ += amp_msvc::format_any(format, arguments);
    va_end(arguments);
  }

  int Compare(const C *other) const { return sign(text_.compare(other)); }
  int CompareNoCase(const C *other) const {
    CStringT a(*this), b(other);
    return a.MakeLower().Compare(b.MakeLower());
  }
  friend bool operator==(const CStringT &a, const CStringT &b) { return a.text_ == b.text_; }
  friend bool operator==(const CStringT &a, const C *b) { return a.text_ == b; }
  friend bool operator==(const C *a, const CStringT &b) { return b.text_ == a; }
  friend bool operator!=(const CStringT &a, const CStringT &b) { return a.text_ != b.text_; }
  friend bool operator!=(const CStringT &a, const C *b) { return a.text_ != b; }
  friend bool operator!=(const C *a, const CStringT &b) { return b.text_ != a; }
  friend bool operator<(const CStringT &a, const CStringT &b) { return a.text_ < b.text_; }
  friend bool operator>(const CStringT &a, const CStringT &b) { return a.text_ > b.text_; }

  CStringT Left(int count) const { return part(0, count); }
  CStringT Right(int count) const {
    return part(count < GetLength() ? GetLength() - count : 0, count);
  }
  CStringT Mid(int first) const { return part(first, GetLength()); }
  CStringT Mid(int first, int count) const { return part(first, count); }
  int Find(const C *text, int start = 0) const {
    return place(text_.find(text, static_cast<std::size_t>(start)));
  }
  int Find(C c, int start = 0) const {
    return place(text_.find(c, static_cast<std::size_t>(start)));
  }
  int ReverseFind(C c) const { return place(text_.rfind(c)); }
  int FindOneOf(const C *set) const { return place(text_.find_first_of(set)); }

  CStringT &MakeLower() {
    return change([](C c) { return amp_msvc::lower(c); });
  }
  CStringT &MakeUpper() {
    return change([](C c) { return amp_msvc::upper(c); });
  }
  CStringT &TrimLeft() {
    text_.erase(0, text_.find_first_not_of(blanks()));
    return *this;
  }
  CStringT &TrimRight() {
    text_.erase(text_.find_last_not_of(blanks()) + 1);
    return *this;
  }
  CStringT &Trim() { return TrimLeft().TrimRight(); }
  int Replace(const C *from, const C *to) {
    const std::basic_string<C> old(from), other(to);
    int count = 0;
    for (std::size_t at = 0; !old.empty() && (at = text_.find(old, at)) != text_.npos; ++count) {
      text_.replace(at, old.size(), other);
      at += other.size();
    }
    return count;
  }
  int Replace(C from, C to) {
    int count = 0;
    for (C &c : text_)
      if (c == from) {
        c = to;
        ++count;
      }
    return count;
  }
  int Remove(C gone) { return Replace(std::basic_string<C>(1, gone).c_str(), CStringT()); }
  int Insert(int at, const C *text) {
    text_.insert(static_cast<std::size_t>(at < GetLength() ? at : GetLength()), text);
    return GetLength();
  }
  int Delete(int at, int count = 1) {
    if (at < GetLength())
      text_.erase(static_cast<std::size_t>(at), static_cast<std::size_t>(count));
    return GetLength();
  }
  /// Returns the next part between characters of the set, from `start` on, and sets `start` to the
  /// position after it, or to -1 if there is none.
  CStringT Tokenize(const C *set, int &start) const {
    const std::size_t begin =
        start < 0 ? text_.npos : text_.find_first_not_of(set, static_cast<std::size_t>(start));
    if (begin == text_.npos) {
      start = -1;
      return CStringT();
    }
    const std::size_t end = text_.find_first_of(set, begin);
    start = end == text_.npos ? GetLength() : static_cast<int>(end) + 1;
    CStringT result;
    result.text_ = text_.substr(begin, end == text_.npos ? end : end - begin);
    return result;
  }

  /// Returns a buffer for at least `length` characters, in which the caller may change the text
  /// until ReleaseBuffer().
  C *GetBuffer(int length = 0) {
    if (length > GetLength())
      text_.resize(static_cast<std::size_t>(length));
    return &text_[0];
  }
  C *GetBufferSetLength(int length) {
    text_.resize(static_cast<std::size_t>(length));
    return &text_[0];
  }
  void ReleaseBuffer(int length = -1) {
    text_.resize(length < 0 ? std::char_traits<C>::length(text_.c_str())
                            : static_cast<std::size_t>(length));
  }

private:
  static const C *blanks() {
    static const C set[] = {C(' '), C('\t'), C('\r'), C('\n'), C('\v'), C('\f'), C(0)};
    return set;
  }
  static int sign(int order) { return order < 0 ? -1 : order > 0; }
  static int place(std::size_t at) {
    return at == std::basic_string<C>::npos ? -1 : static_cast<int>(at);
  }
  CStringT &append(const std::basic_string<C> &text) {
    text_ += text;
    return *this;
  }
  template <typename F> CStringT &change(F f) {
    for (C &c : text_)
      c = f(c);
    return *this;
  }
  CStringT part(int first, int count) const {
    CStringT result;
    if (first < GetLength() && count > 0)
      result.text_ = text_.substr(static_cast<std::size_t>(first < 0 ? 0 : first),
                                  static_cast<std::size_t>(count));
    return result;
  }

  std::basic_string<C> text_;
};

typedef CStringT<char> CStringA;
typedef CStringT<wchar_t> CStringW;
typedef CStringT<TCHAR> CString;

/// The class of CW2A, CA2W and similar conversions: a text converted to characters To. The pointer
/// to it is valid as long as the object exists, and is null for a null pointer.
template <typename To> class text_of {
public:
  text_of(const char *text, UINT = 0) : text_(amp_msvc::text_as(text, To())), is_null_(!text) {}
  text_of(const wchar_t *text, UINT = 0) : text_(amp_msvc::text_as(text, To())), is_null_(!text) {}
  operator To *() const { return is_null_ ? nullptr : const_cast<To *>(text_.c_str()); }

private:
  std::basic_string<To> text_;
  bool is_null_;
};
typedef text_of<char> CW2A, CT2A, CA2A, CW2CA, CT2CA;
typedef text_of<wchar_t> CA2W, CT2W, CW2W, CA2CW, CT2CW;
typedef text_of<TCHAR> CA2T, CW2T, CA2CT, CW2CT;
template <int> using CW2AEX = text_of<char>;
template <int> using CT2AEX = text_of<char>;
template <int> using CA2WEX = text_of<wchar_t>;
template <int> using CT2WEX = text_of<wchar_t>;

} // namespace ATL

using namespace ATL;

// In ATL the texts of the old macros exist to the end of the function. Here they exist until the
// process ends, because they are few and short.
#define USES_CONVERSION ((void)0)
namespace amp_msvc {
template <typename To, typename From> To *kept_text(const From *text) {
  return text ? const_cast<To *>((new std::basic_string<To>(text_as(text, To())))->c_str())
              : nullptr;
}
template <typename To, typename From> To *kept_text(const ATL::CStringT<From> &text) {
  return kept_text<To>(text.GetString());
}
} // namespace amp_msvc
#define W2A(TEXT) (::amp_msvc::kept_text<char>(TEXT))
#define A2W(TEXT) (::amp_msvc::kept_text<wchar_t>(TEXT))
#define T2A(TEXT) (::amp_msvc::kept_text<char>(TEXT))
#define T2W(TEXT) (::amp_msvc::kept_text<wchar_t>(TEXT))
#define A2T(TEXT) (::amp_msvc::kept_text<TCHAR>(TEXT))
#define W2T(TEXT) (::amp_msvc::kept_text<TCHAR>(TEXT))
#define W2CA W2A
#define A2CW A2W
#define T2CA T2A
#define T2CW T2W
#define A2CT A2T
#define W2CT W2T

#define ATLASSERT(CONDITION) assert(CONDITION)
#define ATLTRACE(...) ((void)0)
#define ATLENSURE(CONDITION) assert(CONDITION)
#define ATLVERIFY(CONDITION) ((void)(CONDITION))

#endif
