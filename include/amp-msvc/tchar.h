//===- tchar.h - text by the narrow characters ----------------------------===//
//
// On the include path only with --amp-msvc: a program written for both character sets is built for
// the narrow one.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_TCHAR_H
#define AMP_MSVC_TCHAR_H

#include <cstdio>
#include <cstdlib>
#include <cstring>

typedef char _TCHAR;
typedef char TCHAR;

#define _T(text) text
#define _TEXT(text) text
#define _tmain main
#define _tprintf std::printf
#define _tcscmp std::strcmp
#define _tcslen std::strlen
#define _tstoi std::atoi
#define _ttoi std::atoi
#define _tstof std::atof

#endif
