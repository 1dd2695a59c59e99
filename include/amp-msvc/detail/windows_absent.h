//===- windows_absent.h - names of windows and their messages, whose use is an error ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. There are no windows here,
// so a program that makes one gets an error at the first name that it uses. Functions that a
// console program calls, such as MessageBox and SetFocus, exist (windows_user.h). Add a name here
// if its use should be reported in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_ABSENT_H
#define AMP_MSVC_DETAIL_WINDOWS_ABSENT_H

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no windows here: separate the computation from what "      \
                             "shows its results")))

struct AMP_MSVC_ABSENT WNDCLASSA{};
struct AMP_MSVC_ABSENT WNDCLASSW{};
struct AMP_MSVC_ABSENT WNDCLASSEXA{};
struct AMP_MSVC_ABSENT WNDCLASSEXW{};
struct AMP_MSVC_ABSENT MSG{};
struct AMP_MSVC_ABSENT PAINTSTRUCT{};

AMP_MSVC_ABSENT void CreateWindowA(...);
AMP_MSVC_ABSENT void CreateWindowW(...);
AMP_MSVC_ABSENT void CreateWindowExA(...);
AMP_MSVC_ABSENT void CreateWindowExW(...);
AMP_MSVC_ABSENT void RegisterClassA(...);
AMP_MSVC_ABSENT void RegisterClassW(...);
AMP_MSVC_ABSENT void RegisterClassExA(...);
AMP_MSVC_ABSENT void RegisterClassExW(...);
AMP_MSVC_ABSENT void DefWindowProcA(...);
AMP_MSVC_ABSENT void DefWindowProcW(...);
AMP_MSVC_ABSENT void DispatchMessageA(...);
AMP_MSVC_ABSENT void DispatchMessageW(...);
AMP_MSVC_ABSENT void TranslateMessage(...);
AMP_MSVC_ABSENT void GetMessageA(...);
AMP_MSVC_ABSENT void GetMessageW(...);
AMP_MSVC_ABSENT void PeekMessageA(...);
AMP_MSVC_ABSENT void PeekMessageW(...);
AMP_MSVC_ABSENT void SendMessageA(...);
AMP_MSVC_ABSENT void SendMessageW(...);
AMP_MSVC_ABSENT void PostMessageA(...);
AMP_MSVC_ABSENT void PostMessageW(...);
AMP_MSVC_ABSENT void PostQuitMessage(...);
AMP_MSVC_ABSENT void UpdateWindow(...);
AMP_MSVC_ABSENT void InvalidateRect(...);
AMP_MSVC_ABSENT void BeginPaint(...);
AMP_MSVC_ABSENT void EndPaint(...);
AMP_MSVC_ABSENT void SetTimer(...);
AMP_MSVC_ABSENT void KillTimer(...);
AMP_MSVC_ABSENT void DialogBoxParamA(...);
AMP_MSVC_ABSENT void DialogBoxParamW(...);
AMP_MSVC_ABSENT void GetDlgItem(...);
AMP_MSVC_ABSENT void SetWindowTextA(...);
AMP_MSVC_ABSENT void SetWindowTextW(...);
AMP_MSVC_ABSENT void LoadCursorA(...);
AMP_MSVC_ABSENT void LoadCursorW(...);
AMP_MSVC_ABSENT void LoadIconA(...);
AMP_MSVC_ABSENT void LoadIconW(...);
AMP_MSVC_ABSENT void GetClientRect(...);
AMP_MSVC_ABSENT void GetWindowRect(...);
AMP_MSVC_ABSENT void AdjustWindowRect(...);
AMP_MSVC_ABSENT void GetDC(...);
AMP_MSVC_ABSENT void ReleaseDC(...);
AMP_MSVC_ABSENT void CreateCompatibleDC(...);
AMP_MSVC_ABSENT void CreateCompatibleBitmap(...);
AMP_MSVC_ABSENT void CreateDIBSection(...);
AMP_MSVC_ABSENT void SelectObject(...);
AMP_MSVC_ABSENT void DeleteObject(...);
AMP_MSVC_ABSENT void DeleteDC(...);
AMP_MSVC_ABSENT void BitBlt(...);
AMP_MSVC_ABSENT void StretchBlt(...);
AMP_MSVC_ABSENT void StretchDIBits(...);
AMP_MSVC_ABSENT void SetDIBits(...);
AMP_MSVC_ABSENT void SetDIBitsToDevice(...);
AMP_MSVC_ABSENT void GetDIBits(...);
AMP_MSVC_ABSENT void SetPixel(...);
AMP_MSVC_ABSENT void GetPixel(...);
AMP_MSVC_ABSENT void TextOutA(...);
AMP_MSVC_ABSENT void TextOutW(...);

#undef AMP_MSVC_ABSENT

#ifdef UNICODE
#define CreateWindow CreateWindowW
#define CreateWindowEx CreateWindowExW
#define RegisterClass RegisterClassW
#define RegisterClassEx RegisterClassExW
#define DefWindowProc DefWindowProcW
#define DispatchMessage DispatchMessageW
#define GetMessage GetMessageW
#define PeekMessage PeekMessageW
#define SendMessage SendMessageW
#define PostMessage PostMessageW
#define DialogBoxParam DialogBoxParamW
#define SetWindowText SetWindowTextW
#define LoadCursor LoadCursorW
#define LoadIcon LoadIconW
#define TextOut TextOutW
#define WNDCLASS WNDCLASSW
#define WNDCLASSEX WNDCLASSEXW
#else
#define CreateWindow CreateWindowA
#define CreateWindowEx CreateWindowExA
#define RegisterClass RegisterClassA
#define RegisterClassEx RegisterClassExA
#define DefWindowProc DefWindowProcA
#define DispatchMessage DispatchMessageA
#define GetMessage GetMessageA
#define PeekMessage PeekMessageA
#define SendMessage SendMessageA
#define PostMessage PostMessageA
#define DialogBoxParam DialogBoxParamA
#define SetWindowText SetWindowTextA
#define LoadCursor LoadCursorA
#define LoadIcon LoadIconA
#define TextOut TextOutA
#define WNDCLASS WNDCLASSA
#define WNDCLASSEX WNDCLASSEXA
#endif
#define DialogBox DialogBoxParam

#endif
