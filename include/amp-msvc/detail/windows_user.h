//===- windows_user.h - message boxes, bitmaps, folders and macros of windows.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. There are no windows, so
// their functions do nothing, return null or succeed. A message box writes its text to standard
// error and returns the button with which the program continues, or `Abort` or `Cancel` where it
// offers to retry. The functions for files and folders take names with backslashes, as those of
// windows_files.h do. A further function of windows that console programs call is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_USER_H
#define AMP_MSVC_DETAIL_WINDOWS_USER_H

#include "wide_text.h"
#include "windows_files.h"
#include "windows_last_error.h"
#include "windows_types.h"
#include <cerrno>
#include <climits>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#ifndef EXTERN_C
#define EXTERN_C extern "C"
#endif
#ifndef ARRAYSIZE
#define ARRAYSIZE(ARRAY) (sizeof(ARRAY) / sizeof((ARRAY)[0]))
#endif
#define _ARRAYSIZE(ARRAY) ARRAYSIZE(ARRAY)
#define RTL_NUMBER_OF(ARRAY) ARRAYSIZE(ARRAY)
#ifndef interface
#define interface struct
#endif
#define DECLARE_HANDLE(NAME) typedef struct NAME##__ *NAME
#define STDMETHODCALLTYPE
#define STDAPICALLTYPE
#define STDAPI extern "C" HRESULT
#define STDMETHOD(NAME) virtual HRESULT NAME
#define STDMETHOD_(TYPE, NAME) virtual TYPE NAME
#define STDMETHODIMP HRESULT
#define STDMETHODIMP_(TYPE) TYPE
#define STDAPI_(TYPE) extern "C" TYPE
#define PURE = 0
#define THIS_
#define THIS void
#define DECLARE_INTERFACE(NAME) struct NAME
#define DECLARE_INTERFACE_(NAME, BASE) struct NAME : public BASE
#define WINAPIV
#define WINBASEAPI
#define WINUSERAPI
#define PASCAL
#define DBG_UNREFERENCED_PARAMETER(NAME) ((void)(NAME))
#define DBG_UNREFERENCED_LOCAL_VARIABLE(NAME) ((void)(NAME))
#define FORCEINLINE __forceinline
#define DECLSPEC_ALIGN(BYTES) __attribute__((aligned(BYTES)))
#define DECLSPEC_NOINLINE __attribute__((noinline))
#define MAKELONG(LOW, HIGH)                                                                        \
  (static_cast<LONG>((static_cast<DWORD>(HIGH) & 0xffffu) << 16 |                                  \
                     (static_cast<DWORD>(LOW) & 0xffffu)))
#define LOBYTE(VALUE) (static_cast<BYTE>((VALUE) & 0xff))
#define HIBYTE(VALUE) (static_cast<BYTE>(((VALUE) >> 8) & 0xff))

#define C_ASSERT(CONDITION) static_assert(CONDITION, #CONDITION)
#define MAKELPARAM(LOW, HIGH) (static_cast<LPARAM>(static_cast<DWORD>(MAKELONG(LOW, HIGH))))
#define MAKEWPARAM(LOW, HIGH) (static_cast<WPARAM>(static_cast<DWORD>(MAKELONG(LOW, HIGH))))
#define MAKEINTRESOURCE(NUMBER) (reinterpret_cast<LPTSTR>(static_cast<ULONG_PTR>(NUMBER)))
#define LODWORD(VALUE) (static_cast<DWORD>((VALUE) & 0xffffffffu))
#define HIDWORD(VALUE) (static_cast<DWORD>((VALUE) >> 32))
#define Int32x32To64(A, B) (static_cast<LONGLONG>(static_cast<LONG>(A)) * static_cast<LONG>(B))
#define UInt32x32To64(A, B) (static_cast<ULONGLONG>(static_cast<DWORD>(A)) * static_cast<DWORD>(B))
#define CONTAINING_RECORD(ADDRESS, TYPE, FIELD)                                                    \
  (reinterpret_cast<TYPE *>(reinterpret_cast<char *>(ADDRESS) - offsetof(TYPE, FIELD)))
#define DEFINE_ENUM_FLAG_OPERATORS(TYPE)                                                           \
  constexpr TYPE operator|(TYPE a, TYPE b) { return TYPE(int(a) | int(b)); }                       \
  constexpr TYPE operator&(TYPE a, TYPE b) { return TYPE(int(a) & int(b)); }                       \
  constexpr TYPE operator^(TYPE a, TYPE b) { return TYPE(int(a) ^ int(b)); }                       \
  constexpr TYPE operator~(TYPE a) { return TYPE(~int(a)); }                                       \
  inline TYPE &operator|=(TYPE &a, TYPE b) { return a = a | b; }                                   \
  inline TYPE &operator&=(TYPE &a, TYPE b) { return a = a & b; }                                   \
  inline TYPE &operator^=(TYPE &a, TYPE b) { return a = a ^ b; }
#define DLL_PROCESS_DETACH 0
#define DLL_PROCESS_ATTACH 1
#define DLL_THREAD_ATTACH 2
#define DLL_THREAD_DETACH 3
#define MAKEFOURCC(A, B, C, D)                                                                     \
  (static_cast<DWORD>(static_cast<BYTE>(A)) | static_cast<DWORD>(static_cast<BYTE>(B)) << 8 |      \
   static_cast<DWORD>(static_cast<BYTE>(C)) << 16 |                                                \
   static_cast<DWORD>(static_cast<BYTE>(D)) << 24)
#define FIELD_OFFSET(TYPE, FIELD) (static_cast<LONG>(offsetof(TYPE, FIELD)))

typedef DWORD COLORREF;
#define RGB(RED, GREEN, BLUE)                                                                      \
  (static_cast<COLORREF>(static_cast<BYTE>(RED) |                                                  \
                         static_cast<DWORD>(static_cast<BYTE>(GREEN)) << 8 |                       \
                         static_cast<DWORD>(static_cast<BYTE>(BLUE)) << 16))
// The kinds of regions. A program that has ERROR itself defines NOGDI.
#if !defined(NOGDI) && !defined(ERROR)
#define ERROR 0
#define NULLREGION 1
#define SIMPLEREGION 2
#define COMPLEXREGION 3
#define RGN_ERROR ERROR
#endif
#define GetRValue(COLOR) (static_cast<BYTE>((COLOR) & 0xff))
#define GetGValue(COLOR) (static_cast<BYTE>(((COLOR) >> 8) & 0xff))
#define GetBValue(COLOR) (static_cast<BYTE>(((COLOR) >> 16) & 0xff))

typedef UINT_PTR WPARAM;
typedef LONG_PTR LPARAM, LRESULT;
typedef HANDLE HDC, HBITMAP, HBRUSH, HPEN, HFONT, HICON, HCURSOR, HMENU, HGDIOBJ, HKEY, HGLOBAL;
typedef WORD ATOM;
struct POINT {
  LONG x, y;
};
struct SIZE {
  LONG cx, cy;
};
struct RECT {
  LONG left, top, right, bottom;
};
typedef POINT POINTL;
typedef RECT RECTL;
typedef HANDLE HGLRC;
struct LUID {
  DWORD LowPart;
  LONG HighPart;
};
typedef POINT *PPOINT, *LPPOINT;
typedef RECT *PRECT, *LPRECT;
typedef const RECT *LPCRECT;
inline BOOL SetRect(RECT *r, int left, int top, int right, int bottom) {
  *r = {left, top, right, bottom};
  return TRUE;
}
inline BOOL CopyRect(RECT *to, const RECT *from) {
  *to = *from;
  return TRUE;
}
inline BOOL IsRectEmpty(const RECT *r) { return r->right <= r->left || r->bottom <= r->top; }
inline BOOL PtInRect(const RECT *r, POINT p) {
  return p.x >= r->left && p.x < r->right && p.y >= r->top && p.y < r->bottom;
}
inline BOOL OffsetRect(RECT *r, int x, int y) {
  return SetRect(r, r->left + x, r->top + y, r->right + x, r->bottom + y);
}
inline BOOL InflateRect(RECT *r, int x, int y) {
  return SetRect(r, r->left - x, r->top - y, r->right + x, r->bottom + y);
}
/// The common part of two rectangles, empty if there is none.
inline BOOL IntersectRect(RECT *to, const RECT *a, const RECT *b) {
  const RECT common = {a->left > b->left ? a->left : b->left, a->top > b->top ? a->top : b->top,
                       a->right < b->right ? a->right : b->right,
                       a->bottom < b->bottom ? a->bottom : b->bottom};
  *to = IsRectEmpty(&common) ? RECT{0, 0, 0, 0} : common;
  return !IsRectEmpty(to);
}
/// The smallest rectangle around both. An empty one does not count.
inline BOOL UnionRect(RECT *to, const RECT *a, const RECT *b) {
  if (IsRectEmpty(a) || IsRectEmpty(b))
    *to = IsRectEmpty(a) ? *b : *a;
  else
    *to = {a->left < b->left ? a->left : b->left, a->top < b->top ? a->top : b->top,
           a->right > b->right ? a->right : b->right,
           a->bottom > b->bottom ? a->bottom : b->bottom};
  return !IsRectEmpty(to);
}
/// Computes `a * b / c` with 64 bits, rounded to the nearest number. Returns -1 if it has no room.
inline int MulDiv(int a, int b, int c) {
  if (c == 0)
    return -1;
  const LONGLONG product = static_cast<LONGLONG>(a) * b;
  const LONGLONG divisor = c < 0 ? -static_cast<LONGLONG>(c) : c;
  const LONGLONG signed_product = c < 0 ? -product : product;
  const LONGLONG half = signed_product < 0 ? -(divisor / 2) : divisor / 2;
  const LONGLONG result = (signed_product + half) / divisor;
  return result == static_cast<int>(result) ? static_cast<int>(result) : -1;
}

struct GUID {
  ULONG Data1;
  USHORT Data2, Data3;
  BYTE Data4[8];
};
typedef GUID IID, CLSID, UUID;
typedef const GUID &REFIID, &REFGUID, &REFCLSID;
inline int IsEqualGUID(REFGUID a, REFGUID b) { return std::memcmp(&a, &b, sizeof(GUID)) == 0; }
inline bool operator==(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) != 0; }
inline bool operator!=(REFGUID a, REFGUID b) { return IsEqualGUID(a, b) == 0; }
#define InlineIsEqualGUID(A, B) IsEqualGUID(A, B)
#define IsEqualIID(A, B) IsEqualGUID(A, B)
#define IsEqualCLSID(A, B) IsEqualGUID(A, B)

// Structures of bitmap files, which programs read and write by themselves.
#pragma pack(push, 2)
struct BITMAPFILEHEADER {
  WORD bfType;
  DWORD bfSize;
  WORD bfReserved1, bfReserved2;
  DWORD bfOffBits;
};
#pragma pack(pop)
struct BITMAPINFOHEADER {
  DWORD biSize;
  LONG biWidth, biHeight;
  WORD biPlanes, biBitCount;
  DWORD biCompression, biSizeImage;
  LONG biXPelsPerMeter, biYPelsPerMeter;
  DWORD biClrUsed, biClrImportant;
};
struct RGBQUAD {
  BYTE rgbBlue, rgbGreen, rgbRed, rgbReserved;
};
struct RGBTRIPLE {
  BYTE rgbtBlue, rgbtGreen, rgbtRed;
};
struct BITMAPINFO {
  BITMAPINFOHEADER bmiHeader;
  RGBQUAD bmiColors[1];
};
struct BITMAP {
  LONG bmType, bmWidth, bmHeight, bmWidthBytes;
  WORD bmPlanes, bmBitsPixel;
  LPVOID bmBits;
};
typedef BITMAPFILEHEADER *PBITMAPFILEHEADER, *LPBITMAPFILEHEADER;
typedef BITMAPINFOHEADER *PBITMAPINFOHEADER, *LPBITMAPINFOHEADER;
constexpr DWORD BI_RGB = 0;

constexpr UINT MB_OK = 0, MB_OKCANCEL = 1, MB_ABORTRETRYIGNORE = 2, MB_YESNOCANCEL = 3,
               MB_YESNO = 4, MB_RETRYCANCEL = 5, MB_ICONHAND = 0x10, MB_ICONERROR = 0x10,
               MB_ICONSTOP = 0x10, MB_ICONQUESTION = 0x20, MB_ICONEXCLAMATION = 0x30,
               MB_ICONWARNING = 0x30, MB_ICONASTERISK = 0x40, MB_ICONINFORMATION = 0x40,
               MB_DEFBUTTON1 = 0, MB_DEFBUTTON2 = 0x100, MB_SYSTEMMODAL = 0x1000,
               MB_TASKMODAL = 0x2000, MB_SETFOREGROUND = 0x10000, MB_TOPMOST = 0x40000;
constexpr int IDOK = 1, IDCANCEL = 2, IDABORT = 3, IDRETRY = 4, IDIGNORE = 5, IDYES = 6, IDNO = 7;

inline int MessageBoxA(HWND, LPCSTR text, LPCSTR title, UINT kind) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s: %s\n", title ? title : "Error", text ? text : "");
  switch (kind & 7) {
  case MB_ABORTRETRYIGNORE:
    return IDABORT;
  case MB_YESNO:
  case MB_YESNOCANCEL:
    return IDYES;
  case MB_RETRYCANCEL:
    return IDCANCEL;
  default:
    return IDOK;
  }
}
inline int MessageBoxW(HWND owner, LPCWSTR text, LPCWSTR title, UINT kind) {
  return MessageBoxA(owner, text ? amp_msvc::narrow(text).c_str() : nullptr,
                     title ? amp_msvc::narrow(title).c_str() : nullptr, kind);
}
inline BOOL MessageBeep(UINT) { return TRUE; }
inline BOOL Beep(DWORD, DWORD) { return TRUE; }
inline HWND GetConsoleWindow() { return nullptr; }
inline HWND GetForegroundWindow() { return nullptr; }
inline HWND SetFocus(HWND) { return nullptr; }
inline BOOL SetForegroundWindow(HWND) { return TRUE; }
inline BOOL SetWindowPos(HWND, HWND, int, int, int, int, UINT) { return TRUE; }
inline BOOL MoveWindow(HWND, int, int, int, int, BOOL) { return TRUE; }
inline HWND GetDesktopWindow() { return nullptr; }
inline HMODULE GetModuleHandleA(LPCSTR) { return nullptr; }
inline HMODULE GetModuleHandleW(LPCWSTR) { return nullptr; }
/// The state of the keys is not known, so that no key is ever pressed.
constexpr int VK_RETURN = 0x0d, VK_SHIFT = 0x10, VK_CONTROL = 0x11, VK_ESCAPE = 0x1b,
              VK_SPACE = 0x20, VK_LEFT = 0x25, VK_UP = 0x26, VK_RIGHT = 0x27, VK_DOWN = 0x28;
inline SHORT GetAsyncKeyState(int) { return 0; }
inline SHORT GetKeyState(int) { return 0; }
constexpr int SW_HIDE = 0, SW_SHOWNORMAL = 1, SW_MAXIMIZE = 3, SW_SHOW = 5, SW_MINIMIZE = 6;
inline BOOL ShowWindow(HWND, int) { return TRUE; }

[[noreturn]] inline void ExitProcess(UINT status) { std::exit(static_cast<int>(status)); }
constexpr UINT SEM_FAILCRITICALERRORS = 1, SEM_NOGPFAULTERRORBOX = 2;
inline UINT SetErrorMode(UINT) { return 0; }

inline BOOL CreateDirectoryA(LPCSTR name, void *) {
  const std::string path = amp_msvc::path_of(name);
  return amp_msvc::done_at(::mkdir(path.c_str(), 0777) == 0, path);
}
inline BOOL CreateDirectoryW(LPCWSTR name, void *) {
  return CreateDirectoryA(amp_msvc::narrow(name).c_str(), nullptr);
}
inline BOOL DeleteFileA(LPCSTR name) {
  const std::string path = amp_msvc::path_of(name);
  return amp_msvc::done_at(::unlink(path.c_str()) == 0, path);
}
inline BOOL DeleteFileW(LPCWSTR name) { return DeleteFileA(amp_msvc::narrow(name).c_str()); }
constexpr DWORD INVALID_FILE_ATTRIBUTES = 0xffffffffu, FILE_ATTRIBUTE_DIRECTORY = 0x10,
                FILE_ATTRIBUTE_NORMAL = 0x80;
inline DWORD GetFileAttributesA(LPCSTR name) {
  const std::string path = amp_msvc::path_of(name);
  struct stat status;
  if (!amp_msvc::done_at(::stat(path.c_str(), &status) == 0, path))
    return INVALID_FILE_ATTRIBUTES;
  return S_ISDIR(status.st_mode) ? FILE_ATTRIBUTE_DIRECTORY : FILE_ATTRIBUTE_NORMAL;
}
inline DWORD GetFileAttributesW(LPCWSTR name) {
  return GetFileAttributesA(amp_msvc::narrow(name).c_str());
}
inline DWORD GetCurrentDirectoryA(DWORD size, LPSTR to) {
  char folder[PATH_MAX];
  return amp_msvc::give(::getcwd(folder, sizeof folder), to, size);
}
inline BOOL SetCurrentDirectoryA(LPCSTR name) {
  const std::string path = amp_msvc::path_of(name);
  return amp_msvc::done_at(::chdir(path.c_str()) == 0, path);
}

namespace amp_msvc {

/// The path of the program, or empty.
inline std::string program_path() {
  char path[PATH_MAX];
  const ssize_t length = ::readlink("/proc/self/exe", path, sizeof path);
  return std::string(path, length < 0 ? 0 : static_cast<std::size_t>(length));
}
/// Stores as much of a text as has room with the null character. Returns its length, or `size` with
/// ERROR_INSUFFICIENT_BUFFER if it is cut.
template <typename C> DWORD give_cut(const std::basic_string<C> &text, C *to, DWORD size) {
  const bool fits = text.size() < size;
  SetLastError(fits ? error::success : error::insufficient_buffer);
  if (size)
    to[text.copy(to, size - 1)] = C();
  return fits ? static_cast<DWORD>(text.size()) : size;
}

} // namespace amp_msvc

inline DWORD GetModuleFileNameA(HMODULE, LPSTR to, DWORD size) {
  return amp_msvc::give_cut(amp_msvc::program_path(), to, size);
}
inline DWORD GetCurrentDirectoryW(DWORD size, LPWSTR to) {
  char folder[PATH_MAX];
  return amp_msvc::give_wide(::getcwd(folder, sizeof folder), to, size);
}
inline BOOL SetCurrentDirectoryW(LPCWSTR name) {
  return SetCurrentDirectoryA(amp_msvc::narrow(name).c_str());
}
inline DWORD GetModuleFileNameW(HMODULE, LPWSTR to, DWORD size) {
  return amp_msvc::give_cut(amp_msvc::widen(amp_msvc::program_path()), to, size);
}
inline int lstrlenA(LPCSTR text) { return text ? static_cast<int>(std::strlen(text)) : 0; }
inline int lstrlenW(LPCWSTR text) { return text ? static_cast<int>(std::wcslen(text)) : 0; }

#ifdef UNICODE
#define MessageBox MessageBoxW
#define GetModuleHandle GetModuleHandleW
#define CreateDirectory CreateDirectoryW
#define DeleteFile DeleteFileW
#define GetFileAttributes GetFileAttributesW
#define lstrlen lstrlenW
#define GetCurrentDirectory GetCurrentDirectoryW
#define SetCurrentDirectory SetCurrentDirectoryW
#define GetModuleFileName GetModuleFileNameW
#else
#define MessageBox MessageBoxA
#define GetModuleHandle GetModuleHandleA
#define CreateDirectory CreateDirectoryA
#define DeleteFile DeleteFileA
#define GetFileAttributes GetFileAttributesA
#define lstrlen lstrlenA
#define GetCurrentDirectory GetCurrentDirectoryA
#define SetCurrentDirectory SetCurrentDirectoryA
#define GetModuleFileName GetModuleFileNameA
#endif

#endif
