//===- marshal_cppstd.h - a header of C++/CLI -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, so that its inclusion gives one error which says what
// to do.
//
//===----------------------------------------------------------------------===//
#include "../detail/dotnet_absent.h"
