//===- rank_on_host.h - this process among those of its host --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_RANK_ON_HOST_H
#define AMPCC_RUNTIME_RANK_ON_HOST_H

#include "base/local_rank.h"

namespace ampcc_rt {

/// AMPCC_LOCAL_RANK, else what the launcher says; a process of its own is the first of one.
const local_rank &rank_on_host();

} // namespace ampcc_rt

#endif
