//===- DiagnosticTaker.h - the interface of code that sees Clang's messages first -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For sources of Visual C++, VisualCppRepairs implements this interface: it finds constructs to
// convert to standard C++ by the messages of Clang about them. The client in DiagnosticWording.cpp
// calls take() for each message before anything else, and UnitReader calls endOfUnit(). The
// interface exists because lib/Messages must not depend on lib/VisualCpp. A second class that has
// to see messages first would need a list of takers.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_DIAGNOSTICTAKER_H
#define AMPCC_MESSAGES_DIAGNOSTICTAKER_H

#include "clang/Basic/Diagnostic.h"

namespace ampcc {

/// Sees the messages of a unit before DiagnosticWording rewords them, to repair the construct that
/// a message is about.
class DiagnosticTaker {
public:
  virtual ~DiagnosticTaker() = default;
  /// Receives a message first. Returns true to suppress it.
  virtual bool take(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) = 0;
  /// Called at the end of the unit, when all names are declared.
  virtual void endOfUnit() = 0;
};

} // namespace ampcc

#endif
