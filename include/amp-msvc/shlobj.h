//===- shlobj.h - the special folders of Windows' shell -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with ampcc's option --amp-msvc (sources for Visual C++). Many programs
// include this header without a need. Of its names only SHGetFolderPath() and its constants exist
// here (detail/windows_shell.h). The use of another one is an error; for SHBrowseForFolder() the
// error says why (detail/windows_absent.h). windows.h includes both headers. A further name belongs
// in one of them.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
