// The command line as one text, and its words.
// RUN: %ampcc --amp-msvc %s -o %t && %t one "two words" ""
#include <amp.h>
#include <string>
#include <windows.h>
#include <shellapi.h>

int main(int argc, char **argv) {
  int count;
  LPWSTR *words = CommandLineToArgvW(GetCommandLineW(), &count);
  if (count != argc || std::wstring(words[2]) != L"two words" || *words[3] || words[4])
    return 1;
  LocalFree(words);
  words = CommandLineToArgvW(L"a\\b \"c\\\\\" d\\\"e  \"f g\"h \\\\i", &count);
  if (count != 5 || std::wstring(words[0]) != L"a\\b" || std::wstring(words[1]) != L"c\\" ||
      std::wstring(words[2]) != L"d\"e" || std::wstring(words[3]) != L"f gh" || std::wstring(words[4]) != L"\\\\i")
    return 2;
  LocalFree(words);
  return std::string(GetCommandLineA()).find("\"two words\"") == std::string::npos;
}
