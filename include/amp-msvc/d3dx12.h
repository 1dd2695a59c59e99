//===- d3dx12.h - a header of DirectX, without DirectX --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// headers of DirectX without a need. DirectX does not exist here: a use of a name that
// detail/direct3d_absent.h lists is an error that says so. Other names are not declared. Only the
// enumerations D3D_DRIVER_TYPE and D3D_FEATURE_LEVEL exist with their values. As on Windows the
// names of windows.h exist too, here those of this folder's windows.h. Further names of DirectX
// belong in detail/direct3d_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/direct3d_absent.h"
#include "windows.h"
