//===- amprt.h - accelerators, futures and exceptions of C++ AMP ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of <amp.h> without containers and kernels, a header of the first implementation.
// Programs that only choose accelerators and catch exceptions include it.
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
