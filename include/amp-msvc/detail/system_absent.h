//===- system_absent.h - names of Windows for things that Linux has not or in another form ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file. The names are of processes, threads, timers, sockets, protected
// memory, objects of COM, displays and drives. A program that uses one gets an error there, which
// gives the reason or says what to use instead. Add a name here if its use should be reported in
// the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SYSTEM_ABSENT_H
#define AMP_MSVC_DETAIL_SYSTEM_ABSENT_H

#include "absent_result.h"

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no processes of Windows here: use std::system() or "       \
                             "posix_spawn()")))
struct AMP_MSVC_ABSENT PROCESS_INFORMATION{};
struct AMP_MSVC_ABSENT STARTUPINFOA{};
struct AMP_MSVC_ABSENT STARTUPINFOW{};
AMP_MSVC_ABSENT amp_msvc::absent_result CreateProcessA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateProcessW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result OpenProcess(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetExitCodeProcess(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EnumProcesses(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreatePipe(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DuplicateHandle(...);
struct AMP_MSVC_ABSENT SHELLEXECUTEINFOA{};
struct AMP_MSVC_ABSENT SHELLEXECUTEINFOW{};
AMP_MSVC_ABSENT amp_msvc::absent_result ShellExecuteExA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ShellExecuteExW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result _spawnl(...);
AMP_MSVC_ABSENT amp_msvc::absent_result _spawnlp(...);
AMP_MSVC_ABSENT amp_msvc::absent_result _spawnv(...);
AMP_MSVC_ABSENT amp_msvc::absent_result _cwait(...);
#undef AMP_MSVC_ABSENT
#define _P_WAIT 0
#define _P_NOWAIT 1
#define _P_OVERLAY 2

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("a thread can be neither suspended nor ended by another one here")))
AMP_MSVC_ABSENT amp_msvc::absent_result TerminateThread(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SuspendThread(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RaiseException(...);
#undef AMP_MSVC_ABSENT

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no timers and pools of Windows here: use <thread>, "       \
                             "<ppltasks.h> or the timer of <agents.h>")))
AMP_MSVC_ABSENT amp_msvc::absent_result CreateWaitableTimerA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateWaitableTimerW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetWaitableTimer(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateTimerQueue(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateTimerQueueTimer(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RegisterWaitForSingleObject(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateThreadpoolWork(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateThreadpoolTimer(...);
#undef AMP_MSVC_ABSENT

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no sockets of Windows here: use those of "                 \
                             "<sys/socket.h>")))
struct AMP_MSVC_ABSENT WSADATA{};
typedef WSADATA *LPWSADATA AMP_MSVC_ABSENT;
typedef unsigned long long SOCKET AMP_MSVC_ABSENT;
typedef struct sockaddr_in SOCKADDR_IN AMP_MSVC_ABSENT;
AMP_MSVC_ABSENT amp_msvc::absent_result WSAStartup(...);
AMP_MSVC_ABSENT amp_msvc::absent_result WSACleanup(...);
AMP_MSVC_ABSENT amp_msvc::absent_result WSAGetLastError(...);
AMP_MSVC_ABSENT amp_msvc::absent_result closesocket(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ioctlsocket(...);
#undef AMP_MSVC_ABSENT
#define INVALID_SOCKET (~0ull)
#define SOCKET_ERROR (-1)

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("the page of a block cannot be protected here: its neighbours are "   \
                             "other blocks")))
AMP_MSVC_ABSENT amp_msvc::absent_result VirtualProtect(...);
#undef AMP_MSVC_ABSENT

#define AMP_MSVC_ABSENT __attribute__((unavailable("there are no objects of COM here")))
struct AMP_MSVC_ABSENT VARIANT{};
struct AMP_MSVC_ABSENT SAFEARRAY{};
typedef wchar_t *BSTR AMP_MSVC_ABSENT;
struct AMP_MSVC_ABSENT IDispatch;
struct AMP_MSVC_ABSENT IStream;
AMP_MSVC_ABSENT amp_msvc::absent_result SysAllocString(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SysFreeString(...);
AMP_MSVC_ABSENT amp_msvc::absent_result VariantInit(...);
AMP_MSVC_ABSENT amp_msvc::absent_result VariantClear(...);
#undef AMP_MSVC_ABSENT

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("the displays, drives and files of Windows have other facts here")))
struct AMP_MSVC_ABSENT DISPLAY_DEVICEA{};
struct AMP_MSVC_ABSENT DISPLAY_DEVICEW{};
struct AMP_MSVC_ABSENT DEVMODEA{};
struct AMP_MSVC_ABSENT DEVMODEW{};
struct AMP_MSVC_ABSENT VS_FIXEDFILEINFO{};
struct AMP_MSVC_ABSENT SYSTEM_POWER_STATUS{};
AMP_MSVC_ABSENT amp_msvc::absent_result EnumDisplayDevicesA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EnumDisplayDevicesW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EnumDisplaySettingsA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EnumDisplaySettingsW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetSystemPowerStatus(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetLogicalDrives(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDriveTypeA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDriveTypeW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetFileVersionInfoA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetFileVersionInfoW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result VerQueryValueA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result VerQueryValueW(...);
#undef AMP_MSVC_ABSENT

#ifdef UNICODE
#define STARTUPINFO STARTUPINFOW
#define CreateProcess CreateProcessW
#define SHELLEXECUTEINFO SHELLEXECUTEINFOW
#define ShellExecuteEx ShellExecuteExW
#define CreateWaitableTimer CreateWaitableTimerW
#define DISPLAY_DEVICE DISPLAY_DEVICEW
#define DEVMODE DEVMODEW
#define EnumDisplayDevices EnumDisplayDevicesW
#define EnumDisplaySettings EnumDisplaySettingsW
#define GetDriveType GetDriveTypeW
#define GetFileVersionInfo GetFileVersionInfoW
#define VerQueryValue VerQueryValueW
#else
#define STARTUPINFO STARTUPINFOA
#define CreateProcess CreateProcessA
#define SHELLEXECUTEINFO SHELLEXECUTEINFOA
#define ShellExecuteEx ShellExecuteExA
#define CreateWaitableTimer CreateWaitableTimerA
#define DISPLAY_DEVICE DISPLAY_DEVICEA
#define DEVMODE DEVMODEA
#define EnumDisplayDevices EnumDisplayDevicesA
#define EnumDisplaySettings EnumDisplaySettingsA
#define GetDriveType GetDriveTypeA
#define GetFileVersionInfo GetFileVersionInfoA
#define VerQueryValue VerQueryValueA
#endif

#endif
