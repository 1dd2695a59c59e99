//===- MeaningCheck.h - a comparison of a module before and after passes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernels of a module on launches with inputs from a seed, and later the same launches on
// the module after passes. The tools kir-opt, with which tests run single passes, and kir-fuzz,
// which generates random modules, use it to find wrong passes. A launch without a meaning proves
// nothing. A launch that had a meaning must still have it: the same bytes in every buffer, and the
// same messages in any order. Bytes that were not written before may have any value, and a NaN in a
// buffer may be any NaN. docs/kir.md, "Checking passes", has all rules. In a module without
// kernels, each function runs as a single thread. Change this code if a pass may change something
// else that a program cannot see.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_INTERPRETER_MEANINGCHECK_H
#define AMPCC_INTERPRETER_MEANINGCHECK_H

#include "ampcc/Interpreter/Interpreter.h"

namespace ampcc {

/// The launches that a MeaningCheck runs.
struct MeaningOptions {
  uint64_t Seed = 1;     ///< of the first launch; the others have the seeds after it
  unsigned Launches = 4; ///< of each kernel, each with the threads forward and backward
  /// The number of elements of every buffer.
  unsigned Elements = 272;
  uint64_t StepLimit = 1u << 22;
  /// True: launches have images. A pass may replace a kernel's images by the computation beside
  /// them, so the kernel must compute the texels: `offset of the binding + column + 8 * row +
  /// channel / 2`.
  bool Images = false;
};

/// The first difference between two modules.
struct MeaningDifference {
  std::string Kernel;
  uint64_t Seed = 0; ///< of the launch
  ThreadOrder::Kind Order = ThreadOrder::Kind::Forward;
  bool RightFirst = false; ///< Launch::RightFirst
  std::vector<unsigned> Extent;
  std::string What; ///< "buffer 24, element 5: 3 before, 4 after"
  /// "kernel 'k', launch 3 (extent 7 x 5, backward): ..."
  std::string sentence() const;
};

/// A launch that the interpreter cannot run after the passes counts as a difference. A comparison
/// runs every launch twice, forward and backward; the constructor runs it up to ten times, and a
/// launch without a meaning again in simpler forms.
///
///   MeaningCheck Check(M, MeaningOptions()); // runs M
///   runPass(M);
///   if (auto D = Check.compare(M))           // runs M again
///     errs() << D->sentence();
class MeaningCheck {
public:
  /// Runs the launches of M. M may change afterwards, but its types must live as long as the check.
  MeaningCheck(const kir::Module &M, const MeaningOptions &Options);
  ~MeaningCheck();
  MeaningCheck(const MeaningCheck &) = delete;
  MeaningCheck &operator=(const MeaningCheck &) = delete;

  /// Runs the launches that had a meaning on After, and returns the first difference. After must
  /// have the same kernels, in the same order, as the module that the constructor ran.
  std::optional<MeaningDifference> compare(const kir::Module &After);

  /// The number of runs that had a meaning, counted for each launch and thread order.
  unsigned defined() const { return Defined; }
  /// The number of launches that had no meaning in one of the two orders, or that the interpreter
  /// gave up.
  unsigned undefined() const { return Lost; }
  /// The reason why the first launch without meaning has none; empty if all have one.
  const std::string &whyUndefined() const { return Why; }

private:
  struct Run;
  /// Runs R in each order, and keeps it where it has a meaning.
  void add(Interpreter &Interp, const kir::Function &F, Run &R);

  std::vector<Run> Runs; ///< those with a meaning
  unsigned Defined = 0, Lost = 0;
  std::string Why;
};

} // namespace ampcc

#endif
