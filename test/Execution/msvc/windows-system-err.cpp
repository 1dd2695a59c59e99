// What only Windows has is one error at its first place.
// RUN: split-file %s %t
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/dialog.cpp 2>&1 | FileCheck %t/dialog.cpp
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/process.cpp 2>&1 | FileCheck %t/process.cpp
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/socket.cpp 2>&1 | FileCheck %t/socket.cpp
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/timer.cpp 2>&1 | FileCheck %t/timer.cpp
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/sound.cpp 2>&1 | FileCheck %t/sound.cpp
// RUN: not %ampcc --amp-msvc -fsyntax-only %t/variant.cpp 2>&1 | FileCheck %t/variant.cpp

//--- dialog.cpp
#include <amp.h>
#include <windows.h>
#include <commdlg.h>
// CHECK: :[[#@LINE+1]]:{{.*}}error: 'OPENFILENAMEA' is unavailable: there are no windows here
OPENFILENAME names;
bool opens() { return GetOpenFileName(&names); }
// CHECK: {{^}}1 error generated.
//--- process.cpp
#include <amp.h>
#include <windows.h>
void start() {
  // CHECK: :[[#@LINE+1]]:{{.*}}error: 'STARTUPINFOA' is unavailable: there are no processes of Windows here
  STARTUPINFO info;
  PROCESS_INFORMATION process;
  CreateProcess(NULL, 0, 0, 0, FALSE, 0, NULL, NULL, &info, &process);
}
// CHECK: {{^}}1 error generated.
//--- socket.cpp
#include <winsock2.h>
#include <amp.h>
int main() {
  // CHECK: :[[#@LINE+1]]:{{.*}}error: 'WSADATA' is unavailable: there are no sockets of Windows here: use those of <sys/socket.h>
  WSADATA data;
  SOCKET s = INVALID_SOCKET;
  return WSAStartup(MAKEWORD(2, 2), &data);
}
// CHECK: {{^}}1 error generated.
//--- timer.cpp
#include <amp.h>
#include <windows.h>
// CHECK: :[[#@LINE+1]]:{{.*}}error: 'CreateWaitableTimerA' is unavailable: there are no timers and pools of Windows here
HANDLE timer = CreateWaitableTimer(NULL, TRUE, NULL);
// CHECK: {{^}}1 error generated.
//--- sound.cpp
#include <amp.h>
#include <mmsystem.h>
// CHECK: :[[#@LINE+1]]:{{.*}}error: 'mciSendString' is unavailable: there is no sound here
void play() { mciSendString("play x", NULL, 0, NULL); }
// CHECK: {{^}}1 error generated.
//--- variant.cpp
#include <amp.h>
#include <oleauto.h>
// CHECK: :[[#@LINE+1]]:{{.*}}error: 'VARIANT' is unavailable: there are no objects of COM here
VARIANT v;
// CHECK: {{^}}1 error generated.
