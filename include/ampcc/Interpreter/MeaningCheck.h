//===- MeaningCheck.h - whether a module still means the same -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernels of a module on seeded launches and compares what other modules, into which
// passes have changed it, do on the same launches. A launch without meaning proves nothing; where
// the module has one, the other must have the same: the same bytes in every buffer, those that were
// never written aside, and the same messages, in whatever order the threads sent them. Every NaN is
// as good as another.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_INTERPRETER_MEANINGCHECK_H
#define AMPCC_INTERPRETER_MEANINGCHECK_H

#include "ampcc/Interpreter/Interpreter.h"

namespace ampcc {

struct MeaningOptions {
  uint64_t Seed = 1;     ///< of the first launch; the others have the seeds after it
  unsigned Launches = 4; ///< of each kernel, each in several thread orders
  /// Every buffer has as many elements or more, and no launch more threads.
  unsigned Elements = 272;
  uint64_t StepLimit = 1u << 22;
  /// Launches have images. Passes may take a kernel's images away, so it must compute without them
  /// what the images hold, `offset of the binding + column + 8 * row + channel / 2`.
  bool Images = false;
};

/// The first difference that was found.
struct MeaningDifference {
  std::string Kernel;
  uint64_t Seed = 0; ///< of the launch
  ThreadOrder::Kind Order = ThreadOrder::Kind::Forward;
  std::vector<unsigned> Extent;
  std::string What; ///< "buffer 24, element 5: 3 before, 4 after"
  /// "kernel 'k', launch 3 (extent 7 x 5, backward): ..."
  std::string sentence() const;
};

class MeaningCheck {
public:
  /// M may change, but its types must live as long as the check.
  MeaningCheck(const kir::Module &M, const MeaningOptions &Options);
  ~MeaningCheck();
  MeaningCheck(const MeaningCheck &) = delete;
  MeaningCheck &operator=(const MeaningCheck &) = delete;

  /// After has the same kernels, in the same order, as the module that the check began with.
  std::optional<MeaningDifference> compare(const kir::Module &After);

  /// Launches that have a meaning, and those that have none or that the interpreter gave up.
  unsigned defined() const { return Defined; }
  unsigned undefined() const { return Lost; }
  /// Why the first launch without meaning has none; empty if all have one.
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
