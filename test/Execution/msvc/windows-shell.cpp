// A document is named, not opened; special folders are in the home folder; no sound is played.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && env HOME=/home/user %t 2>&1 | FileCheck %s
#include <amp.h>
#include <iostream>
#include <mmsystem.h>
#include <shellapi.h>
#include <shlobj.h>
#include <windows.h>

int main() {
  // CHECK: ShellExecute: out.bmp
  HINSTANCE result = ShellExecute(NULL, "open", "out.bmp", NULL, NULL, SW_SHOWNORMAL);
  // CHECK: ShellExecute: out.html
  ShellExecute(NULL, L"open", L"out.html", NULL, NULL, SW_SHOWNORMAL);
  char folder[MAX_PATH];
  wchar_t wide[MAX_PATH];
  if (FAILED(SHGetFolderPath(NULL, CSIDL_PERSONAL, NULL, 0, folder)) ||
      FAILED(SHGetFolderPath(NULL, CSIDL_APPDATA, NULL, 0, wide)))
    return 1;
  // CHECK: 31 /home/user /home/user/.config 0 0
  std::cout << (INT_PTR)result << ' ' << folder;
  std::wcout << L' ' << wide;
  std::cout << ' ' << PlaySound(TEXT("done.wav"), NULL, SND_FILENAME | SND_ASYNC) << ' '
            << PlaySound(NULL, NULL, 0) << std::endl;
}
