//===- rank_on_host.h - number of this process among those of the program on its host -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Processes of one program (MPI) share a host's devices and processors. device_list.cpp gives them
// different default devices, and cpu.cpp a share of the processors. local_rank.h has the parsers of
// the variables that name the number. Another resource that these processes share can be divided by
// it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_RANK_ON_HOST_H
#define AMPCC_RUNTIME_RANK_ON_HOST_H

#include "base/local_rank.h"

namespace ampcc_rt {

/// Returns AMPCC_LOCAL_RANK if it is set, else the number that the launcher gave. A process without
/// launcher is number 0 of 1.
const local_rank &rank_on_host();

} // namespace ampcc_rt

#endif
