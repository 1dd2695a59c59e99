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

/// A source on standard input is read several times, by the frontend and by the host compiler: puts
/// a file without a name in place of the pipe.
llvm::Error spoolInput();

/// The same for any open file that a path such as "/dev/fd/63" or "/dev/stdin" stands for: a
/// shell's
/// <(command). False when `Path` is no such path.
llvm::Expected<bool> spoolDescriptor(llvm::StringRef Path);

/// The path is that of a named pipe.
bool isNamedPipe(llvm::StringRef Path);

/// Reads a named pipe into `Text`. Writes an overlay for -ivfsoverlay that shows it at `Path`.
llvm::Error keepPipe(llvm::StringRef Path, TemporaryFile &Text, TemporaryFile &Overlay);

/// Moves standard input back to its beginning, for the next reader.
void rewindInput();

/// Replaces the content of the file by `Text`.
llvm::Error replaceInput(llvm::StringRef Text);

} // namespace ampcc

#endif
