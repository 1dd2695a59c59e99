//===- HostCalls.h - calls of host functions in device functions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From version 1.3 of restrict(amp) on, amp code may call functions without a restriction clause.
// UnitReader allows it for a unit of that version, or with a clause of that version, before it
// parses the unit and after the shared standard headers; lib/Sema checks the code that amp code
// calls. Relies on the language option HIPStdPar, with which SemaCUDA::IdentifyPreference gives a
// host function, called in a device function, the preference of a function for both sides, and Sema
// lets device functions name the host's variables. Clang tests the option nowhere else in a parse
// that has begun. If Clang had a callback for calls of the wrong side, this code would not be
// needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_HOSTCALLS_H
#define AMPCC_CLANGHOOKS_HOSTCALLS_H

#include "clang/Basic/LangOptions.h"

namespace ampcc {

/// Lets Clang resolve calls of host functions in the code for the device that it parses from now
/// on. An overload for the device of the same type is better than one for the host.
inline void allowHostCalls(clang::LangOptions &Language) { Language.HIPStdPar = 1; }

inline bool areHostCallsAllowed(const clang::LangOptions &Language) { return Language.HIPStdPar; }

} // namespace ampcc

#endif
