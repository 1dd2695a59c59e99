//===- StandardInput.h - sources from standard input ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc reads a source several times: it scans it for C++ AMP, parses it, and compiles the host
// source. A pipe can be read only once, so these functions store its content in a file first.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_STANDARDINPUT_H
#define AMPCC_DRIVER_STANDARDINPUT_H

#include "NativeForm.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace ampcc {

/// Puts a file without a name, with the same content, in place of standard input. Every reader
/// after the first must call rewindInput().
llvm::Error spoolInput();

/// The same for the descriptor that a path such as "/dev/fd/63" or "/dev/stdin" names, as a shell's
/// <(command) does. Returns false if `Path` is no such path.
llvm::Expected<bool> spoolDescriptor(llvm::StringRef Path);

/// The path is that of a named pipe.
bool isNamedPipe(llvm::StringRef Path);

/// Reads a named pipe into the file `Text`, which can be read several times. Writes to
/// `Overlay` a file for -ivfsoverlay that shows the text at `Path`.
llvm::Error keepPipe(llvm::StringRef Path, TemporaryFile &Text, TemporaryFile &Overlay);

/// Moves standard input back to its beginning, for the next reader.
void rewindInput();

/// Puts a file with `Text` in place of standard input.
llvm::Error replaceInput(llvm::StringRef Text);

} // namespace ampcc

#endif
