//===- rank_on_host.cpp - lookup of this process among those of its host --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/rank_on_host.h"
#include "base/environment.h"
#include <cstdlib>

namespace ampcc_rt {

const local_rank &rank_on_host() {
  static const local_rank found = [] {
    if (const char *value = environment::value("AMPCC_LOCAL_RANK"))
      return parse_local_rank(value).value_or(local_rank());
    return rank_of_launcher([](const char *name) -> const char * { return ::secure_getenv(name); })
        .value_or(local_rank());
  }();
  return found;
}

} // namespace ampcc_rt
