//===- unit_test_assert.h - Assert, Logger and ToString of CppUnitTest.h --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <CppUnitTest.h> includes this file. A failed assertion
// throws test_failure, and unit_test_cases.h reports the failure when it runs the test method. To
// add an assertion, add a function to the class Assert.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_UNIT_TEST_ASSERT_H
#define AMP_MSVC_DETAIL_UNIT_TEST_ASSERT_H

#include <cmath>
#include <cstdio>
#include <cstring>
#include <cwchar>
#include <sstream>
#include <string>
#include <type_traits>

namespace amp_msvc {

/// The exception that ends a test method whose assertion does not hold.
struct test_failure {
  std::string text;
};

template <typename T, typename = void> struct is_streamed : std::false_type {};
template <typename T>
struct is_streamed<T, decltype(void(std::declval<std::wostream &>() << std::declval<const T &>()))>
    : std::true_type {};

template <typename T> std::wstring to_text(const T &value, std::true_type) {
  std::wostringstream text;
  text << value;
  return text.str();
}
template <typename T> std::wstring to_text(const T &, std::false_type) { return L"(object)"; }

inline std::wstring widened(const char *text) {
  std::wstring wide;
  for (; text && *text; ++text)
    wide += static_cast<unsigned char>(*text);
  return wide;
}
inline std::string narrowed(const std::wstring &text) {
  std::string narrow;
  for (wchar_t c : text)
    narrow += c < 128 ? static_cast<char>(c) : '?';
  return narrow;
}

} // namespace amp_msvc

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

/// The text for a value in the message of a failure. Programs specialize it for their types.
template <typename Q> std::wstring ToString(const Q &q) {
  return ::amp_msvc::to_text(q, ::amp_msvc::is_streamed<Q>());
}
template <typename Q> std::wstring ToString(const Q *q) {
  return ::amp_msvc::to_text(static_cast<const void *>(q), std::true_type());
}
template <typename Q> std::wstring ToString(Q *q) {
  return ::amp_msvc::to_text(static_cast<const void *>(q), std::true_type());
}
template <> inline std::wstring ToString<char>(const char *text) {
  return ::amp_msvc::widened(text);
}
template <> inline std::wstring ToString<wchar_t>(const wchar_t *text) { return text; }
template <> inline std::wstring ToString<std::string>(const std::string &text) {
  return ::amp_msvc::widened(text.c_str());
}
template <> inline std::wstring ToString<std::wstring>(const std::wstring &text) { return text; }

struct __LineInfo {
  __LineInfo(const wchar_t *file, const char *function, int line)
      : pszFile(file), pszFunc(function), line(line) {}
  /// The address, because the functions of Assert take a pointer and LINE_INFO() creates a
  /// temporary.
  const __LineInfo *address() const { return this; }
  const wchar_t *pszFile;
  const char *pszFunc;
  int line;
};

class Logger {
public:
  static void WriteMessage(const wchar_t *text) {
    std::printf("%s\n", ::amp_msvc::narrowed(text).c_str());
  }
  static void WriteMessage(const char *text) { std::printf("%s\n", text); }
};

/// Each function ends the test method if the assertion does not hold.
class Assert {
public:
  template <typename T>
  static void AreEqual(const T &expected, const T &actual, const wchar_t *message = nullptr,
                       const __LineInfo *line = nullptr) {
    check(expected == actual, L"AreEqual", expected, actual, message, line);
  }
  static void AreEqual(double expected, double actual, double tolerance,
                       const wchar_t *message = nullptr, const __LineInfo *line = nullptr) {
    check(std::fabs(expected - actual) <= std::fabs(tolerance), L"AreEqual", expected, actual,
          message, line);
  }
  static void AreEqual(float expected, float actual, float tolerance,
                       const wchar_t *message = nullptr, const __LineInfo *line = nullptr) {
    AreEqual(double(expected), double(actual), double(tolerance), message, line);
  }
  static void AreEqual(const char *expected, const char *actual, const wchar_t *message = nullptr,
                       const __LineInfo *line = nullptr) {
    check(std::strcmp(expected, actual) == 0, L"AreEqual", expected, actual, message, line);
  }
  static void AreEqual(const wchar_t *expected, const wchar_t *actual,
                       const wchar_t *message = nullptr, const __LineInfo *line = nullptr) {
    check(std::wcscmp(expected, actual) == 0, L"AreEqual", expected, actual, message, line);
  }
  template <typename T>
  static void AreNotEqual(const T &first, const T &second, const wchar_t *message = nullptr,
                          const __LineInfo *line = nullptr) {
    check(!(first == second), L"AreNotEqual", first, second, message, line);
  }
  template <typename T>
  static void AreSame(const T &expected, const T &actual, const wchar_t *message = nullptr,
                      const __LineInfo *line = nullptr) {
    check(&expected == &actual, L"AreSame", expected, actual, message, line);
  }
  template <typename T>
  static void AreNotSame(const T &first, const T &second, const wchar_t *message = nullptr,
                         const __LineInfo *line = nullptr) {
    check(&first != &second, L"AreNotSame", first, second, message, line);
  }
  template <typename T>
  static void IsNull(const T *pointer, const wchar_t *message = nullptr,
                     const __LineInfo *line = nullptr) {
    IsTrue(!pointer, message, line);
  }
  template <typename T>
  static void IsNotNull(const T *pointer, const wchar_t *message = nullptr,
                        const __LineInfo *line = nullptr) {
    IsTrue(pointer != nullptr, message, line);
  }
  static void IsTrue(bool condition, const wchar_t *message = nullptr,
                     const __LineInfo *line = nullptr) {
    if (!condition)
      fail(L"IsTrue", message, line);
  }
  static void IsFalse(bool condition, const wchar_t *message = nullptr,
                      const __LineInfo *line = nullptr) {
    if (condition)
      fail(L"IsFalse", message, line);
  }
  [[noreturn]] static void Fail(const wchar_t *message = nullptr,
                                const __LineInfo *line = nullptr) {
    fail(L"Fail", message, line);
  }
  template <typename Expected, typename Functor>
  static void ExpectException(Functor functor, const wchar_t *message = nullptr,
                              const __LineInfo *line = nullptr) {
    try {
      functor();
    } catch (const Expected &) {
      return;
    } catch (...) {
      fail(L"ExpectException: another exception", message, line);
    }
    fail(L"ExpectException: no exception", message, line);
  }

private:
  template <typename A, typename B>
  static void check(bool holds, const wchar_t *assertion, const A &expected, const B &actual,
                    const wchar_t *message, const __LineInfo *line) {
    if (!holds)
      fail(assertion + (L": <" + ToString(expected)) + L"> and <" + ToString(actual) + L">",
           message, line);
  }
  [[noreturn]] static void fail(std::wstring text, const wchar_t *message, const __LineInfo *line) {
    if (message)
      text += std::wstring(L": ") + message;
    if (line)
      text += L" (" + std::wstring(line->pszFile) + L":" + std::to_wstring(line->line) + L")";
    throw ::amp_msvc::test_failure{::amp_msvc::narrowed(text)};
  }
};

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

#define AMP_MSVC_WIDE_LITERAL(TEXT) L##TEXT
#define AMP_MSVC_WIDE_NAME(FILE) AMP_MSVC_WIDE_LITERAL(FILE)
#define LINE_INFO()                                                                                \
  ::Microsoft::VisualStudio::CppUnitTestFramework::__LineInfo(AMP_MSVC_WIDE_NAME(__FILE__),        \
                                                              __FUNCTION__, __LINE__)              \
      .address()

#endif
