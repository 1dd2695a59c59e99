//===- HostReads.h - checks of host reads for stale data (--amp-check) ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check: a host read of `data[5]` while a view of data has newer values on an
// accelerator reads stale data, because synchronize() is missing. The driver instruments the host
// code for that when it compiles it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_HOSTCHECK_HOSTREADS_H
#define AMPCC_HOSTCHECK_HOSTREADS_H

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Instruments the host code that `CI` is about to compile: before it reads memory that a view
/// shows, it checks whether an accelerator has newer data (runtime/check/host_reads.h). The
/// generated code is otherwise unchanged. `CI` must live until the code is generated.
void checkHostReads(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
