//===- HostDefinitions.h - what only the host's reading defines and uses ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_HOSTDEFINITIONS_H
#define AMPCC_CLAUSES_HOSTDEFINITIONS_H

namespace clang {
class Sema;
}

namespace ampcc {

class UnitFiles;

/// The analysis reads the AMP headers without the bodies of what runs on the host alone. Where such
/// a function has a type without linkage in its own type, which nothing but this unit could define,
/// Sema misses the body; from here on it does not, for functions of the library. The host
/// compiler, which reads the bodies, does. It also calls the cpu overloads that restrict(cpu, amp)
/// functions choose on the host: these do not count as unused.
void leaveDefinitionsToHost(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
