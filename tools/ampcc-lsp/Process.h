//===- Process.h - programs that the language server runs ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LSP_PROCESS_H
#define AMPCC_LSP_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <csignal>
#include <string>
#include <sys/types.h>

namespace ampcc {

/// A running program with pipes to its standard input and output, which the caller closes.
struct PipedProcess {
  pid_t Pid = 0;
  int Input = -1, Output = -1;
};

/// Starts a program; `Command` begins with its path.
llvm::Expected<PipedProcess> startWithPipes(llvm::ArrayRef<std::string> Command);

/// Starts a program in a folder, as a group of processes, without input. Its output and messages
/// are written to the file `Output`.
llvm::Expected<pid_t> startInFolder(llvm::ArrayRef<std::string> Command, llvm::StringRef Folder,
                                    const std::string &Output);

/// Waits until the program has ended. It stays known, so that its number is not used again until
/// collect().
void awaitEnd(pid_t Pid);

/// The exit status of a program, for which it waits; -1 after a signal.
int collect(pid_t Pid);

/// Ends all processes of a group.
void endGroup(pid_t Pid);
void endProcess(pid_t Pid);

/// Lets the signals that end a program close standard input, so that the session ends in order.
class SignalsAsEndOfInput {
public:
  /// Blocks the signals, for this thread and those that it starts.
  SignalsAsEndOfInput();
  /// From now on the signals come to this thread.
  void accept();

private:
  sigset_t Signals;
};

} // namespace ampcc

#endif
