//===- d3dcompiler.h - a header of DirectX, without DirectX ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "detail/direct3d_absent.h"
#include "windows.h"
