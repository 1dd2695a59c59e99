//===- wait_list.h - the events that a command waits for ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_WAIT_LIST_H
#define AMPCC_RUNTIME_WAIT_LIST_H

#include "device/opencl/opencl.h"
#include <vector>

namespace ampcc_rt {

/// What a command waits for, as OpenCL takes it.
typedef std::vector<cl::Event> wait_list;
/// OpenCL's way to say "nothing to wait for".
inline const wait_list *or_null(const wait_list &list) { return list.empty() ? nullptr : &list; }

} // namespace ampcc_rt

#endif
