//===- windows_types.h - types and constants of windows.h -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). <windows.h> has it through
// other headers of this folder, which include it. LONG, ULONG and DWORD have 32 bits, as on
// Windows, although `long` has 64 bits here. WCHAR has 32 bits, as wchar_t has here, and not 16.
// Calling conventions are empty macros.
//
// As on Windows, UNICODE chooses between the narrow and the wide types and functions of windows.h,
// and _UNICODE between those of tchar.h. Whichever of the two headers is included first declares
// TCHAR, so a program should define both macros or none. A further type of Windows is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_TYPES_H
#define AMP_MSVC_DETAIL_WINDOWS_TYPES_H

#ifdef UNICODE
#ifndef _TCHAR_DEFINED
#define _TCHAR_DEFINED
typedef wchar_t TCHAR;
#endif
typedef const wchar_t *LPCTSTR, *PCTSTR;
typedef wchar_t *LPTSTR, *PTSTR;
#define __TEXT(text) L##text
#else
#ifndef _TCHAR_DEFINED
#define _TCHAR_DEFINED
typedef char TCHAR;
#endif
typedef const char *LPCTSTR, *PCTSTR;
typedef char *LPTSTR, *PTSTR;
#define __TEXT(text) text
#endif
#define TEXT(text) __TEXT(text)

#include "../tchar.h"
#include <cstdint>

typedef int BOOL;
typedef unsigned char BYTE;
typedef unsigned short WORD;
typedef std::uint32_t DWORD;
typedef short SHORT;
typedef unsigned short USHORT;
typedef std::int32_t LONG;
typedef std::uint32_t ULONG;
typedef int INT;
typedef unsigned int UINT;
typedef float FLOAT;
typedef char CHAR;
typedef wchar_t WCHAR;
typedef long long LONGLONG;
typedef unsigned long long ULONGLONG;
typedef void *HANDLE;
typedef void *LPVOID;
typedef const char *LPCSTR;
typedef char *LPSTR;
typedef const wchar_t *LPCWSTR;
typedef wchar_t *LPWSTR;
typedef std::size_t SIZE_T;
typedef std::int32_t INT32;
typedef std::uint32_t UINT32;
typedef long long INT64;
typedef unsigned long long UINT64;
typedef unsigned long long DWORD64;
typedef LONG HRESULT;
typedef unsigned char UCHAR;
typedef unsigned char BOOLEAN, boolean;
typedef double DOUBLE;
typedef BYTE *PBYTE, *LPBYTE;
typedef WORD *PWORD, *LPWORD;
typedef DWORD *PDWORD, *LPDWORD;
typedef LONG *PLONG, *LPLONG;
typedef INT *PINT, *LPINT;
typedef UINT *PUINT;
typedef BOOL *PBOOL, *LPBOOL;
typedef FLOAT *PFLOAT;
typedef void *PVOID;
typedef const void *LPCVOID;
typedef char *PCHAR, *PSTR;
typedef const char *PCSTR;
typedef wchar_t *PWSTR, *PWCHAR;
typedef const wchar_t *PCWSTR;
typedef std::int8_t INT8;
typedef std::uint8_t UINT8;
typedef std::int16_t INT16;
typedef std::uint16_t UINT16;
typedef std::int32_t LONG32;
typedef std::uint32_t ULONG32, DWORD32;
typedef long long LONG64;
typedef unsigned long long ULONG64, DWORDLONG;
typedef std::intptr_t INT_PTR, LONG_PTR;
typedef std::uintptr_t UINT_PTR, ULONG_PTR, DWORD_PTR;
typedef std::intptr_t SSIZE_T;
typedef HANDLE HWND, HINSTANCE, HMODULE;

// Pointers to these types, and names that few programs use.
typedef HANDLE *PHANDLE, *LPHANDLE;
typedef UINT *LPUINT;
typedef UCHAR *PUCHAR;
typedef SHORT *PSHORT;
typedef USHORT *PUSHORT;
typedef ULONG *PULONG;
typedef BOOLEAN *PBOOLEAN;
typedef DOUBLE *PDOUBLE;
typedef LONGLONG *PLONGLONG;
typedef ULONGLONG *PULONGLONG;
typedef SIZE_T *PSIZE_T;
typedef INT8 *PINT8;
typedef UINT8 *PUINT8;
typedef INT16 *PINT16;
typedef UINT16 *PUINT16;
typedef INT32 *PINT32;
typedef UINT32 *PUINT32;
typedef INT64 *PINT64;
typedef UINT64 *PUINT64;
typedef DWORD32 *PDWORD32;
typedef LONG64 *PLONG64;
typedef ULONG64 *PULONG64;
typedef DWORD64 *PDWORD64;
typedef INT_PTR *PINT_PTR;
typedef UINT_PTR *PUINT_PTR;
typedef ULONG_PTR *PULONG_PTR;
typedef DWORD_PTR *PDWORD_PTR;
typedef char *PCH, *LPCH;
typedef const char *PCCH, *LPCCH;
typedef wchar_t *PWCH, *LPWCH;
typedef const wchar_t *PCWCH, *LPCWCH;
typedef std::uint64_t QWORD;
typedef DWORD LCID;
typedef WORD LANGID;
typedef LONG SCODE;
typedef LONGLONG USN;
typedef short VARIANT_BOOL;
typedef INT_PTR (*FARPROC)();
typedef HANDLE HLOCAL, HACCEL, HHOOK, HMONITOR, HPALETTE, HRGN, HRSRC;
typedef int HFILE;

#ifndef TRUE
#define TRUE 1
#endif
#ifndef FALSE
#define FALSE 0
#endif
#ifndef VOID
#define VOID void
#endif
#ifndef CONST
#define CONST const
#endif
#define IN
#define OUT
#define UNALIGNED
#define FAR
#define NEAR
#define MAX_PATH 260
#define MAXBYTE 0xff
#define MAXWORD 0xffff
#define MAXDWORD 0xffffffffu
#define MAXSHORT 0x7fff
#define MAXINT 0x7fffffff
#define MAXUINT 0xffffffffu
#define MAXLONG 0x7fffffff
#define MAXLONGLONG 0x7fffffffffffffffLL
#define MAXULONGLONG 0xffffffffffffffffULL
#define MININT (-MAXINT - 1)
#define MINLONG (-MAXLONG - 1)
#define MAXCHAR 0x7f
#define MAXUCHAR 0xff
#define MAXUSHORT 0xffff
#define MAXULONG 0xffffffffu
#define MAXULONG_PTR (~static_cast<ULONG_PTR>(0))
#define MAXSIZE_T (~static_cast<SIZE_T>(0))
#define MAXINT64 0x7fffffffffffffffLL
#define MAXUINT64 0xffffffffffffffffULL
#define MAXLONG64 MAXINT64
#define MAXULONG64 MAXUINT64
#define MINSHORT (-MAXSHORT - 1)
#define MININT64 (-MAXINT64 - 1)
#define MINLONG64 MININT64
#ifndef DWORD_MAX
#define DWORD_MAX 0xffffffffu
#endif
#define INFINITE 0xffffffffu
#define UNREFERENCED_PARAMETER(NAME) ((void)(NAME))
#define WINAPI
#define CALLBACK
#define APIENTRY
#define MAKEWORD(LOW, HIGH) (static_cast<WORD>(((LOW) & 0xff) | (((HIGH) & 0xff) << 8)))
#define LOWORD(VALUE) (static_cast<WORD>((VALUE) & 0xffff))
#define HIWORD(VALUE) (static_cast<WORD>(((VALUE) >> 16) & 0xffff))

#define S_OK (static_cast<HRESULT>(0))
#define S_FALSE (static_cast<HRESULT>(1))
#define E_NOTIMPL (static_cast<HRESULT>(0x80004001u))
#define E_POINTER (static_cast<HRESULT>(0x80004003u))
#define E_ABORT (static_cast<HRESULT>(0x80004004u))
#define E_FAIL (static_cast<HRESULT>(0x80004005u))
#define E_UNEXPECTED (static_cast<HRESULT>(0x8000ffffu))
#define E_ACCESSDENIED (static_cast<HRESULT>(0x80070005u))
#define E_HANDLE (static_cast<HRESULT>(0x80070006u))
#define E_OUTOFMEMORY (static_cast<HRESULT>(0x8007000eu))
#define E_INVALIDARG (static_cast<HRESULT>(0x80070057u))
#define SUCCEEDED(RESULT) (static_cast<HRESULT>(RESULT) >= 0)
#define FAILED(RESULT) (static_cast<HRESULT>(RESULT) < 0)
#define HRESULT_CODE(RESULT) ((RESULT) & 0xffff)
#define HRESULT_FACILITY(RESULT) (((RESULT) >> 16) & 0x1fff)

struct COORD {
  SHORT X, Y;
};
struct SMALL_RECT {
  SHORT Left, Top, Right, Bottom;
};
union LARGE_INTEGER {
  __extension__ struct {
    DWORD LowPart;
    LONG HighPart;
  };
  struct {
    DWORD LowPart;
    LONG HighPart;
  } u;
  LONGLONG QuadPart;
};
union ULARGE_INTEGER {
  __extension__ struct {
    DWORD LowPart;
    DWORD HighPart;
  };
  struct {
    DWORD LowPart;
    DWORD HighPart;
  } u;
  ULONGLONG QuadPart;
};
typedef LARGE_INTEGER *PLARGE_INTEGER;
typedef ULARGE_INTEGER *PULARGE_INTEGER;

#endif
