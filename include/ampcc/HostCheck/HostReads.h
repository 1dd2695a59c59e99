//===- HostReads.h - checks of host reads for stale data (--amp-check) ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Option --amp-check reports a host read of stale data: the program reads `data[5]` while a view of
// `data` has newer values on an accelerator, because it does not call synchronize(). The driver
// instruments the host code for that when it compiles it (Unit.cpp, SharedUnit.cpp). Change
// HostReads.cpp to leave out further reads that cannot be stale.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_HOSTCHECK_HOSTREADS_H
#define AMPCC_HOSTCHECK_HOSTREADS_H

namespace clang {
class CompilerInstance;
}

namespace ampcc {

/// Instruments the host code that `CI` is about to compile: before the program reads memory, it
/// checks whether an accelerator has newer data there (runtime/check/host_reads.h). The generated
/// code is otherwise unchanged. Call it before `CI` generates code. `CI` must live until the code
/// is generated. The reports name the place of the read, so Clang tracks locations also if `CI`
/// generates no debug information.
void checkHostReads(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
