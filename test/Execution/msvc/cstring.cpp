// CString and the conversions of text that ATL has.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_UNICODE -DUNICODE -w %s -o %t && %t
#include <amp.h>
#include <atlbase.h>
#include <atlstr.h>

static int length(LPCTSTR text) { return (int)_tcslen(text); }

int _tmain() {
  CString s = _T("energy ");
  s += _T("of ");
  s.AppendFormat(_T("%d steps, %.2f"), 20, 1.5);
  if (s != _T("energy of 20 steps, 1.50") || s.GetLength() != 24 || length(s) != 24)
    return 1;
  if (s.Find(_T("20")) != 10 || s.Find(_T('q')) != -1 || s.ReverseFind(_T('5')) != 22)
    return 2;
  if (s.Left(6) != _T("energy") || s.Right(4) != _T("1.50") || s.Mid(10, 2) != _T("20") || s.Mid(30) != _T(""))
    return 3;
  int at = 0, words = 0;
  for (CString word = s.Tokenize(_T(" ,"), at); at != -1; word = s.Tokenize(_T(" ,"), at))
    ++words;
  if (words != 5)
    return 4;
  CString t = _T("  a-b-c ");
  t.Trim();
  if (t.Replace(_T("-"), _T("+")) != 2 || t != _T("a+b+c") || t.Remove(_T('+')) != 2)
    return 5;
  t.MakeUpper();
  if (t.CompareNoCase(_T("A b c")) == 0 || t[0] != _T('A') || (t + _T('!') + t).IsEmpty())
    return 6;
  CStringA narrow("n\xc3\xa4");
  CStringW wide(narrow);
  if (wide.GetLength() != 2 || strcmp(CW2A(wide), narrow) || wcscmp(CA2W(narrow), wide))
    return 7;
  USES_CONVERSION;
  if (strcmp(W2A(L"x"), "x") || _tcscmp(A2T("y"), _T("y")))
    return 8;
  TCHAR *buffer = s.GetBuffer(100);
  _tcscpy_s(buffer, 100, _T("short"));
  s.ReleaseBuffer();
  return s == _T("short") ? 0 : 9;
}
