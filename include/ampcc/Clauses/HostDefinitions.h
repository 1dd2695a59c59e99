//===- HostDefinitions.h - library functions that the host compiler defines -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls this function before the parse, so that Clang reports nothing at the end of the
// unit about functions whose bodies or calls only the host compiler sees. Change this code if Clang
// reports a library function that only the host compiler sees.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_HOSTDEFINITIONS_H
#define AMPCC_CLAUSES_HOSTDEFINITIONS_H

namespace clang {
class Sema;
}

namespace ampcc {

class UnitFiles;

/// ampcc parses the AMP headers without the bodies of functions that run on the host alone; the
/// host compiler parses these bodies. If the type of such a function contains a type without
/// linkage, only this unit could define it, and Sema reports the missing definition. This function
/// stops that report for functions of the library. It also marks a cpu function as used if an amp
/// function of the same name is, so that Clang does not report it as unused: a restrict(cpu, amp)
/// function may call both, but the analysis resolves its call to the amp function alone.
void leaveDefinitionsToHost(clang::Sema &S, const UnitFiles &Files);

} // namespace ampcc

#endif
