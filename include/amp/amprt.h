//===- amprt.h - the part of <amp.h> that does not need kernels -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file declares accelerator, accelerator_view, completion_future and the exceptions. Visual
// C++ has a header of this name, so programs include it; <amp.h> includes the same headers. A class
// that needs no kernels is added to both.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMPRT_H
#define AMP_AMPRT_H

#include "../ampcc_rt/push_names.h"

#include "detail/accelerator.h"
#include "detail/accelerator_view.h"
#include "detail/completion_future.h"
#include "detail/exceptions.h"

#include "../ampcc_rt/pop_names.h"

#endif
