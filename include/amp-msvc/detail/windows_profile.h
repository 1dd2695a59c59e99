//===- windows_profile.h - files of settings of windows.h -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file: GetPrivateProfileString() and its kin, for files with lines
// `key=value` in sections `[name]`. Names of sections and keys are equal in any case of letters.
// Each call reads the file. A name without a folder is in the current folder, because there is no
// folder of Windows.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_PROFILE_H
#define AMP_MSVC_DETAIL_WINDOWS_PROFILE_H

#include "wide_text.h"
#include "windows_files.h"
#include "windows_types.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <strings.h>
#include <vector>

namespace amp_msvc {

/// The lines of a file of settings.
class profile {
public:
  explicit profile(const char *name) : name_(path_of(name)) {
    if (std::FILE *file = std::fopen(name_.c_str(), "r")) {
      std::string line;
      for (int c = std::getc(file); c != EOF || !line.empty(); c = std::getc(file)) {
        if (c != '\n' && c != EOF) {
          line += static_cast<char>(c);
          continue;
        }
        lines_.push_back(trimmed(line));
        line.clear();
        if (c == EOF)
          break;
      }
      std::fclose(file);
    }
  }

  /// The number of the line with the key, or of the line where the section ends.
  std::size_t find(const char *section, const char *key, bool &is_found) const {
    std::size_t end = first_of(section);
    for (; end < lines_.size() && lines_[end][0] != '['; ++end) {
      const std::size_t equal = lines_[end].find('=');
      if (equal != std::string::npos && same(trimmed(lines_[end].substr(0, equal)), key)) {
        is_found = true;
        return end;
      }
    }
    is_found = false;
    return end;
  }
  /// Returns false if the file has no such key.
  bool get(const char *section, const char *key, std::string &value) const {
    bool is_found;
    const std::size_t at = find(section, key, is_found);
    if (!is_found)
      return false;
    value = trimmed(lines_[at].substr(lines_[at].find('=') + 1));
    if (value.size() > 1 && (value[0] == '"' || value[0] == '\'') && value.back() == value[0])
      value = value.substr(1, value.size() - 2);
    return true;
  }
  /// A null value removes the key. Returns false if the file cannot be written.
  bool set(const char *section, const char *key, const char *value) {
    if (first_of(section) > lines_.size())
      lines_.push_back("[" + std::string(section) + "]");
    bool is_found;
    const auto at = lines_.begin() + static_cast<std::ptrdiff_t>(find(section, key, is_found));
    if (value && is_found)
      *at = std::string(key) + "=" + value;
    else if (value)
      lines_.insert(at, std::string(key) + "=" + value);
    else if (is_found)
      lines_.erase(at);
    std::FILE *const file = std::fopen(name_.c_str(), "w");
    if (!file)
      return false;
    for (const std::string &line : lines_)
      std::fprintf(file, "%s\n", line.c_str());
    return std::fclose(file) == 0;
  }

private:
  static std::string trimmed(const std::string &text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos)
      return "";
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
  }
  static bool same(const std::string &a, const char *b) { return ::strcasecmp(a.c_str(), b) == 0; }
  /// The number of the line after that of the section; more than all lines if there is none.
  std::size_t first_of(const char *section) const {
    const std::string head = "[" + std::string(section) + "]";
    const auto at = std::find_if(lines_.begin(), lines_.end(),
                                 [&](const std::string &line) { return same(line, head.c_str()); });
    return static_cast<std::size_t>(at - lines_.begin()) + 1;
  }

  std::string name_;
  std::vector<std::string> lines_;
};

} // namespace amp_msvc

/// Stores the value, or what is given for a key that the file does not have, cut to the size.
/// Returns its length. The section and the key must not be null.
inline DWORD GetPrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR otherwise, LPSTR to,
                                      DWORD size, LPCSTR file) {
  std::string value;
  if (!amp_msvc::profile(file).get(section, key, value))
    value = otherwise ? otherwise : "";
  if (size == 0)
    return 0;
  value.resize(std::min<std::size_t>(value.size(), size - 1));
  return amp_msvc::give(value.c_str(), to, size);
}
inline DWORD GetPrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR otherwise, LPWSTR to,
                                      DWORD size, LPCWSTR file) {
  std::string value;
  if (!amp_msvc::profile(amp_msvc::narrow(file).c_str())
           .get(amp_msvc::narrow(section).c_str(), amp_msvc::narrow(key).c_str(), value))
    value = amp_msvc::narrow(otherwise ? otherwise : L"");
  std::wstring wide = amp_msvc::widen(value);
  if (size == 0)
    return 0;
  wide.resize(std::min<std::size_t>(wide.size(), size - 1));
  return amp_msvc::give_wide(amp_msvc::narrow(wide).c_str(), to, size);
}
inline UINT GetPrivateProfileIntA(LPCSTR section, LPCSTR key, INT otherwise, LPCSTR file) {
  std::string value;
  return static_cast<UINT>(amp_msvc::profile(file).get(section, key, value)
                               ? static_cast<int>(std::strtol(value.c_str(), nullptr, 10))
                               : otherwise);
}
inline UINT GetPrivateProfileIntW(LPCWSTR section, LPCWSTR key, INT otherwise, LPCWSTR file) {
  return GetPrivateProfileIntA(amp_msvc::narrow(section).c_str(), amp_msvc::narrow(key).c_str(),
                               otherwise, amp_msvc::narrow(file).c_str());
}
inline BOOL WritePrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR value, LPCSTR file) {
  return amp_msvc::profile(file).set(section, key, value);
}
inline BOOL WritePrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR value, LPCWSTR file) {
  return WritePrivateProfileStringA(
      amp_msvc::narrow(section).c_str(), amp_msvc::narrow(key).c_str(),
      value ? amp_msvc::narrow(value).c_str() : nullptr, amp_msvc::narrow(file).c_str());
}

#ifdef UNICODE
#define GetPrivateProfileString GetPrivateProfileStringW
#define GetPrivateProfileInt GetPrivateProfileIntW
#define WritePrivateProfileString WritePrivateProfileStringW
#else
#define GetPrivateProfileString GetPrivateProfileStringA
#define GetPrivateProfileInt GetPrivateProfileIntA
#define WritePrivateProfileString WritePrivateProfileStringA
#endif

#endif
