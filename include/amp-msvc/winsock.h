//===- winsock.h - sockets of Windows, which do not exist here ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with ampcc's option --amp-msvc (sources for Visual C++), because many
// programs include this header without a need. Windows' sockets do not exist here. The file
// includes windows.h, and so detail/system_absent.h: a use of the socket names there, such as
// SOCKET and WSAStartup(), is an error that says what to use. Only INVALID_SOCKET and SOCKET_ERROR
// have their values. The other names of this header are not declared. Add one to system_absent.h if
// its use should be reported in the same way.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
