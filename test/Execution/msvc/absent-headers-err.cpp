// A header of what does not exist here is one error that says what to do.
// RUN: not %ampcc --amp-msvc -fsyntax-only -DMFC %s 2>&1 | FileCheck --check-prefixes=MFC,ONE %s
// RUN: not %ampcc --amp-msvc -fsyntax-only -DATL %s 2>&1 | FileCheck --check-prefixes=ATL,ONE %s
// RUN: not %ampcc --amp-msvc -fsyntax-only -DGDIPLUS %s 2>&1 | FileCheck --check-prefixes=GDI,ONE %s
// RUN: not %ampcc --amp-msvc -fsyntax-only -DCX %s 2>&1 | FileCheck --check-prefixes=CX,ONE %s
// RUN: not %ampcc --amp-msvc -fsyntax-only -DCLI %s 2>&1 | FileCheck --check-prefixes=CLI,ONE %s
// RUN: %ampcc --amp-msvc -fsyntax-only %s
#include <amp.h>
#ifdef MFC
// MFC: absent-headers-err.cpp:[[#@LINE+2]]:
// MFC: fatal error: "there are no Microsoft Foundation Classes here
#include <afxdlgs.h>
CWinApp application;
#endif
#ifdef ATL
// ATL: fatal error: "of the Active Template Library there are only CComPtr and CString here
#include <atlcoll.h>
CAtlArray<int> numbers;
#endif
#ifdef GDIPLUS
// GDI: fatal error: "there is no GDI+ here
#include <gdiplus.h>
Gdiplus::Bitmap *bitmap;
#endif
#ifdef CX
// CX: fatal error: "C++/CX and the Windows Runtime do not exist here
#include <collection.h>
ref class page {};
#endif
#ifdef CLI
// CLI: fatal error: ".NET does not exist here
#include <msclr/marshal_cppstd.h>
System::String ^ text;
#endif
// ONE: {{^}}1 error generated.

// Headers whose inclusion alone costs nothing.
#include <initguid.h>
#include <xinput.h>
#include <mfapi.h>
#include <ShObjIdl.h>
#include <typeinfo.h>
const type_info &of_int = typeid(int);
