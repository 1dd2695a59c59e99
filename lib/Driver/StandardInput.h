//===- StandardInput.h - sources from standard input ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc reads a source several times: it scans it for C++ AMP, parses it, and compiles the host
// source. A pipe can be read only once, so these functions store its content in a file first. The
// sources of `-` and of pipes go through this file: another reader of a source has to call it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_STANDARDINPUT_H
#define AMPCC_DRIVER_STANDARDINPUT_H

#include "NativeForm.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <future>
#include <string>
#include <thread>

namespace ampcc {

/// Puts a file without a name, with the same content, in place of standard input. A reader of the
/// source "-" leaves the position at the end: call rewindInput() before the next reader.
llvm::Error spoolInput();

/// spoolInput() for the descriptor that `Path` names: "/dev/stdin", "/proc/self/fd/63", or
/// "/dev/fd/63", which is the path of a shell's <(command). Its readers need no rewindInput(),
/// because each opens the path anew. Returns false if `Path` names no descriptor.
llvm::Expected<bool> spoolDescriptor(llvm::StringRef Path);

/// True if `Path` names a named pipe.
bool isNamedPipe(llvm::StringRef Path);

/// Reads a named pipe into the file `Text`, which can be read several times. Writes to
/// `Overlay` a file for -ivfsoverlay that shows the text at `Path`. Unit.cpp uses it for ampcc's
/// own Clang, Compile.cpp before another host compiler runs.
llvm::Error keepPipe(llvm::StringRef Path, TemporaryFile &Text, TemporaryFile &Overlay);

/// Writes a file into a named pipe once, for a program that reads the pipe after ampcc has: the
/// host compiler. A thread waits for the reader; the destructor ends it, also if there was none.
class PipeWriter {
public:
  PipeWriter(std::string Pipe, const TemporaryFile &Text);
  ~PipeWriter();
  PipeWriter(const PipeWriter &) = delete;
  PipeWriter &operator=(const PipeWriter &) = delete;

private:
  std::string Pipe;
  std::future<void> IsOpen; ///< the thread has opened the pipe, or could not
  std::thread Thread;
};

/// Moves standard input back to its beginning, for the next reader, after spoolInput(). Without it
/// this does nothing: a file that a shell reads line by line may be the standard input, and is not
/// ampcc's.
void rewindInput();

/// Puts a file with `Text` in place of standard input. Unit.cpp does so with the host source of "-"
/// before ampcc's own Clang compiles it. Other host compilers get a file with a name (Compile.cpp).
llvm::Error replaceInput(llvm::StringRef Text);

} // namespace ampcc

#endif
