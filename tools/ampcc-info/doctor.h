//===- doctor.h - what keeps C++ AMP programs from running well -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_INFO_DOCTOR_H
#define AMPCC_INFO_DOCTOR_H

#include <string>
#include <vector>

enum class verdict { good, hint, bad };

/// One thing that was looked at.
struct finding {
  const char *area; ///< "loader", "driver", "device", ...
  verdict what;
  std::string text;
  std::string cure; ///< empty where nothing is wrong
};

/// Looks at everything, in the order in which a program needs it.
std::vector<finding> examine();

#endif
