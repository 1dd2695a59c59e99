//===- HostReads.h - reads of memory that views show ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_HOSTCHECK_HOSTREADS_H
#define AMPCC_HOSTCHECK_HOSTREADS_H

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Lets the host code that `CI` is about to compile ask, before it reads memory, whether a view has
/// newer data for it elsewhere (runtime/check/host_reads.h). Of what it generates otherwise nothing
/// changes. `CI` lives until then.
void checkHostReads(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
