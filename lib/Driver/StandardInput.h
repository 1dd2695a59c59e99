//===- StandardInput.h - a source that is piped in ------------------------===//
#ifndef AMPCC_DRIVER_STANDARDINPUT_H
#define AMPCC_DRIVER_STANDARDINPUT_H

#include "llvm/Support/Error.h"

namespace ampcc {

/// A source on standard input is read several times, by the frontend and by the host compiler: puts
/// a file without a name in place of the pipe.
llvm::Error spoolInput();

/// Goes back to the beginning of it.
void rewindInput();

} // namespace ampcc

#endif
