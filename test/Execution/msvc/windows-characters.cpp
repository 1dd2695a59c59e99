// UNICODE chooses the characters of windows.h and _UNICODE those of tchar.h. ATL's headers make both
// choices the same.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -DUNICODE -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_UNICODE -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -DUNICODE -D_UNICODE -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -DUNICODE -DWITH_ATL -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_UNICODE -DWITH_ATL -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -DUNICODE -DTCHAR_FIRST -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_UNICODE -DTCHAR_FIRST -Wall -Werror %s -o %t && %t
#if defined(UNICODE) || (defined(_UNICODE) && defined(WITH_ATL))
typedef wchar_t of_windows;
#else
typedef char of_windows;
#endif
#if defined(_UNICODE) || (defined(UNICODE) && defined(WITH_ATL))
typedef wchar_t of_tchar;
#else
typedef char of_tchar;
#endif
#ifdef TCHAR_FIRST
typedef of_tchar of_both;
#include <tchar.h>
#else
typedef of_windows of_both;
#endif
#ifdef WITH_ATL
#include <atlstr.h>
#endif
#include <windows.h>
#include <strsafe.h>
#include <tchar.h>
#include <type_traits>

template <typename A, typename B> using same = std::is_same<A, B>;
static_assert(same<TCHAR, of_both>() && same<_TCHAR, of_tchar>(), "");
static_assert(same<LPTSTR, of_windows *>() && same<PCTSTR, const of_windows *>(), "");
static_assert(same<decltype(TEXT("a")), const of_windows (&)[2]>(), "");
static_assert(same<decltype(_T("a")), const of_tchar (&)[2]>(), "");
#ifdef WITH_ATL
static_assert(same<CString::XCHAR, wchar_t>(), "");
#endif

int main() {
  of_windows text[8];
  if (FAILED(StringCchCopy(text, 8, TEXT("abc"))) || lstrcmp(text, TEXT("abc")) || lstrlen(text) != 3)
    return 1;
  HANDLE file = CreateFile(TEXT("no such file"), GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
  return !(file == INVALID_HANDLE_VALUE && _tcslen(_T("ab")) == 2);
}
