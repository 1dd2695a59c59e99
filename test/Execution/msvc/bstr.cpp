// _bstr_t converts text, _com_error writes an HRESULT.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <comdef.h>
#include <cstring>
#include <cwchar>

int main() {
  _bstr_t text(L"gr\u00fcn");
  text += _bstr_t(" 1");
  const char *narrow = text;
  const wchar_t *wide = text;
  if (text.length() != 6 || std::strcmp(narrow, "gr\xc3\xbcn 1") ||
      std::wcscmp(wide, L"gr\u00fcn 1"))
    return 1;
  _com_error error(E_FAIL);
  return !(error.Error() == E_FAIL && !std::strcmp(error.ErrorMessage(), "HRESULT 0x80004005"));
}
