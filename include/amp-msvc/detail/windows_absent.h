//===- windows_absent.h - names of windows and their messages, whose use is an error ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file. There are no windows here, so a program that makes one gets an
// error at the first name that it uses. The same holds for drawing, for OpenGL and for the dialogs
// of commdlg.h. Functions that a console program calls, such as MessageBox and SetFocus, exist
// (windows_user.h). Add a name here if its use should be reported in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_ABSENT_H
#define AMP_MSVC_DETAIL_WINDOWS_ABSENT_H

#include "absent_result.h"

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there are no windows here: separate the computation from what "      \
                             "shows its results")))

struct AMP_MSVC_ABSENT WNDCLASSA{};
struct AMP_MSVC_ABSENT WNDCLASSW{};
struct AMP_MSVC_ABSENT WNDCLASSEXA{};
struct AMP_MSVC_ABSENT WNDCLASSEXW{};
struct AMP_MSVC_ABSENT MSG{};
struct AMP_MSVC_ABSENT PAINTSTRUCT{};

AMP_MSVC_ABSENT amp_msvc::absent_result CreateWindowA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateWindowW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateWindowExA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateWindowExW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RegisterClassA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RegisterClassW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RegisterClassExA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RegisterClassExW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DefWindowProcA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DefWindowProcW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DispatchMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DispatchMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result TranslateMessage(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PeekMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PeekMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SendMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SendMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PostMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PostMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PostQuitMessage(...);
AMP_MSVC_ABSENT amp_msvc::absent_result UpdateWindow(...);
AMP_MSVC_ABSENT amp_msvc::absent_result InvalidateRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result BeginPaint(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EndPaint(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetTimer(...);
AMP_MSVC_ABSENT amp_msvc::absent_result KillTimer(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DialogBoxParamA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DialogBoxParamW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDlgItem(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetWindowTextA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetWindowTextW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadCursorA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadCursorW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadIconA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadIconW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetClientRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetWindowRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result AdjustWindowRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDC(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ReleaseDC(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateCompatibleDC(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateCompatibleBitmap(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateDIBSection(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SelectObject(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DeleteObject(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DeleteDC(...);
AMP_MSVC_ABSENT amp_msvc::absent_result BitBlt(...);
AMP_MSVC_ABSENT amp_msvc::absent_result StretchBlt(...);
AMP_MSVC_ABSENT amp_msvc::absent_result StretchDIBits(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetDIBits(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetDIBitsToDevice(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDIBits(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetPixel(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetPixel(...);
AMP_MSVC_ABSENT amp_msvc::absent_result TextOutA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result TextOutW(...);

AMP_MSVC_ABSENT amp_msvc::absent_result DestroyWindow(...);
AMP_MSVC_ABSENT amp_msvc::absent_result RedrawWindow(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ValidateRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ScreenToClient(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetCapture(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ReleaseCapture(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ShowCursor(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetCursorPos(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetCursorPos(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateMenu(...);
AMP_MSVC_ABSENT amp_msvc::absent_result EndDialog(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PostThreadMessageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result PostThreadMessageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetWindowLongPtrA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetWindowLongPtrW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetWindowLongPtrA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetWindowLongPtrW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetWindowTextA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetWindowTextW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadImageA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadImageW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadStringA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LoadStringW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetObjectA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetObjectW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateFontA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateFontW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DrawTextA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result DrawTextW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateBitmap(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetBitmapBits(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetBitmapBits(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetStockObject(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreateSolidBrush(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CreatePen(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetDeviceCaps(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetSystemMetrics(...);
AMP_MSVC_ABSENT amp_msvc::absent_result FillRect(...);
AMP_MSVC_ABSENT amp_msvc::absent_result MoveToEx(...);
AMP_MSVC_ABSENT amp_msvc::absent_result LineTo(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetBkMode(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetTextColor(...);
AMP_MSVC_ABSENT amp_msvc::absent_result InitCommonControls(...);
// Pictures of OpenGL, which need a window.
struct AMP_MSVC_ABSENT PIXELFORMATDESCRIPTOR{};
AMP_MSVC_ABSENT amp_msvc::absent_result ChoosePixelFormat(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SetPixelFormat(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SwapBuffers(...);
AMP_MSVC_ABSENT amp_msvc::absent_result wglCreateContext(...);
AMP_MSVC_ABSENT amp_msvc::absent_result wglMakeCurrent(...);
// The dialogs of commdlg.h.
struct AMP_MSVC_ABSENT OPENFILENAMEA{};
struct AMP_MSVC_ABSENT OPENFILENAMEW{};
struct AMP_MSVC_ABSENT CHOOSECOLORA{};
struct AMP_MSVC_ABSENT CHOOSECOLORW{};
AMP_MSVC_ABSENT amp_msvc::absent_result GetOpenFileNameA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetOpenFileNameW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetSaveFileNameA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result GetSaveFileNameW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ChooseColorA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result ChooseColorW(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SHBrowseForFolderA(...);
AMP_MSVC_ABSENT amp_msvc::absent_result SHBrowseForFolderW(...);

#undef AMP_MSVC_ABSENT

// The numbers that a program passes to these functions, so that only the function is an error.
enum : unsigned int {
  WM_CREATE = 1,
  WM_DESTROY = 2,
  WM_SIZE = 5,
  WM_PAINT = 15,
  WM_CLOSE = 16,
  WM_QUIT = 18,
  WM_ERASEBKGND = 20,
  WM_KEYDOWN = 0x100,
  WM_KEYUP = 0x101,
  WM_CHAR = 0x102,
  WM_COMMAND = 0x111,
  WM_TIMER = 0x113,
  WM_MOUSEMOVE = 0x200,
  WM_LBUTTONDOWN = 0x201,
  WM_LBUTTONUP = 0x202,
  WM_RBUTTONDOWN = 0x204,
  WM_MOUSEWHEEL = 0x20a,
  WM_USER = 0x400,
  WS_OVERLAPPEDWINDOW = 0xcf0000,
  WS_VISIBLE = 0x10000000,
  WS_CHILD = 0x40000000,
  WS_POPUP = 0x80000000,
  CS_VREDRAW = 1,
  CS_HREDRAW = 2,
  CS_OWNDC = 0x20,
  PM_REMOVE = 1,
  SRCCOPY = 0xcc0020,
  DIB_RGB_COLORS = 0,
  IMAGE_BITMAP = 0,
  LR_LOADFROMFILE = 0x10,
  LR_CREATEDIBSECTION = 0x2000
};
enum : int {
  CW_USEDEFAULT = -0x7fffffff - 1,
  COLOR_WINDOW = 5,
  BLACK_BRUSH = 4,
  WHITE_BRUSH = 0,
  SM_CXSCREEN = 0,
  SM_CYSCREEN = 1,
  HORZRES = 8,
  VERTRES = 10,
  TRANSPARENT = 1,
  GWLP_USERDATA = -21
};
#define OFN_FILEMUSTEXIST 0x1000
#define OFN_PATHMUSTEXIST 0x800
#define OFN_HIDEREADONLY 4
#define OFN_OVERWRITEPROMPT 2
#define OFN_EXPLORER 0x80000
#define GET_X_LPARAM(VALUE) (static_cast<int>(static_cast<short>((VALUE) & 0xffff)))
#define GET_Y_LPARAM(VALUE) (static_cast<int>(static_cast<short>(((VALUE) >> 16) & 0xffff)))

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
#define PostThreadMessage PostThreadMessageW
#define SetWindowLongPtr SetWindowLongPtrW
#define GetWindowLongPtr GetWindowLongPtrW
#define GetWindowText GetWindowTextW
#define LoadImage LoadImageW
#define LoadString LoadStringW
#define GetObject GetObjectW
#define CreateFont CreateFontW
#define DrawText DrawTextW
#define OPENFILENAME OPENFILENAMEW
#define CHOOSECOLOR CHOOSECOLORW
#define GetOpenFileName GetOpenFileNameW
#define GetSaveFileName GetSaveFileNameW
#define ChooseColor ChooseColorW
#define SHBrowseForFolder SHBrowseForFolderW
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
#define PostThreadMessage PostThreadMessageA
#define SetWindowLongPtr SetWindowLongPtrA
#define GetWindowLongPtr GetWindowLongPtrA
#define GetWindowText GetWindowTextA
#define LoadImage LoadImageA
#define LoadString LoadStringA
#define GetObject GetObjectA
#define CreateFont CreateFontA
#define DrawText DrawTextA
#define OPENFILENAME OPENFILENAMEA
#define CHOOSECOLOR CHOOSECOLORA
#define GetOpenFileName GetOpenFileNameA
#define GetSaveFileName GetSaveFileNameA
#define ChooseColor ChooseColorA
#define SHBrowseForFolder SHBrowseForFolderA
#endif
#define DialogBox DialogBoxParam

#endif
