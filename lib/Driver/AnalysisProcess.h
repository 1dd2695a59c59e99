//===- AnalysisProcess.h - the analysis in a child of the compiler ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit uses this class. The host compiler and the analysis of C++ AMP begin with the same
// standard headers. A process reads these once and forks. The parent becomes the host compiler, and
// the child runs the analysis and sends the results.
//
// Nothing goes from the parent to the child. Each part of the results goes through one pipe as a
// letter, the length of its text in eight bytes, and the text. The child ends by _exit, because the
// parent still owns the output files, temporary files and streams that the fork has copied. When
// the parent ends, the system ends the child.
//
// A further result of the analysis that the parent needs is an enumerator of AnalysisPart.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_ANALYSISPROCESS_H
#define AMPCC_DRIVER_ANALYSISPROCESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <sys/types.h>

namespace ampcc {

/// The kind of a part of the results.
enum class AnalysisPart : char {
  Host = 'h',   ///< the host source
  Native = 'n', ///< an object of native kernels
  Missing = 'm' ///< names of standard headers, one on each line
};

/// The child's end of the pipe.
class AnalysisResults {
public:
  explicit AnalysisResults(int File) : File(File) {}
  /// False if the parent has closed its end of the pipe, or the text could not be written.
  bool send(AnalysisPart Part, llvm::StringRef Text);

private:
  int File;
};

/// The parent's view of one child.
///
///   parent                                      child
///   reads the standard headers as C++ AMP
///   start()  ---------------------------------  has a copy of everything read so far
///                                               reads the unit as C++ AMP
///                                               if that needs more standard headers:
///   receive()  <---------------------- Missing    sends their names and ends; the parent reads
///                                                 them too, and starts another child
///                                               else:
///   receive()  <------------------------- Host    sends the host source, then makes native code
///   switches the language to the user's C++,
///   and reads the host source after the same
///   standard headers
///   receive()  <----------------------- Native    sends each object
///   wait()     <-----------------------------   exit status
class AnalysisProcess {
public:
  /// Calls Analyse in a child of this process, which ends with the status that it returns, from 0
  /// to 255.
  static llvm::Expected<AnalysisProcess> start(llvm::function_ref<int(AnalysisResults &)> Analyse);
  AnalysisProcess(AnalysisProcess &&Other) noexcept;
  AnalysisProcess &operator=(AnalysisProcess &&) = delete;
  /// Closes the pipe; does not wait for the child.
  ~AnalysisProcess();

  /// Waits for the next part. Returns nullopt when the child has closed the pipe, or has ended.
  std::optional<AnalysisPart> receive(std::string &Text);
  /// Closes the pipe, waits for the end of the child, and returns its status, or an error if a
  /// signal has ended it. Call it once, after the last receive().
  llvm::Expected<int> wait();

private:
  AnalysisProcess(pid_t Child, int Results) : Child(Child), Results(Results) {}

  pid_t Child;
  int Results; ///< the end of the pipe that is read; -1: closed
};

} // namespace ampcc

#endif
