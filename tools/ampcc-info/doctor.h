//===- doctor.h - checks for causes that keep C++ AMP programs from running well --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc-info --doctor` prints the findings. docs/gpu.md has the causes that it looks for.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_INFO_DOCTOR_H
#define AMPCC_INFO_DOCTOR_H

#include <string>
#include <vector>

/// Whether the checked thing is as it should be, could be better, or prevents programs from
/// running.
enum class verdict { good, hint, bad };

/// The result of one check.
struct finding {
  const char *area; ///< "loader", "driver", "device", ...
  verdict what;
  std::string text;
  std::string cure; ///< what the user should do; empty if nothing is wrong
};

/// Runs all checks, in the order in which a program needs the things that they check.
std::vector<finding> examine();

#endif
