//===- Arguments.h - arguments and memory of a launch --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter runs launches of kernels in KIR, the intermediate representation, so that tests
// can compare the results before and after a pass. A Launch describes a launch by the host's data:
// the bytes of the functor, which is the lambda with its captures, and the memory of the buffers.
// Each parameter of a kernel has a binding (kir::ArgBinding), which says from which of these data
// its value comes. Interpreter.cpp calls bind() before the kernel runs: it copies the memory into
// objects of the Machine and computes the arguments. After the run it calls collect(), which copies
// the objects into the Outcome. A new kind of binding needs a case in bind().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_ARGUMENTS_H
#define AMPCC_LIB_INTERPRETER_ARGUMENTS_H

#include "Machine.h"

namespace ampcc::interpreter {

/// The memory and the arguments of one launch.
class Arguments {
public:
  /// `Extent` is the compute domain, with as many components as F has dimensions (extentFor()).
  /// `M` was reset for the launch, which is M.L. All three must outlive the object.
  Arguments(Machine &M, const kir::Function &F, const std::vector<unsigned> &Extent)
      : M(M), F(F), Extent(Extent) {}

  /// Creates the memory and computes the arguments, one for each parameter: the value of a scalar,
  /// the address of a struct. Call it once, after Groups::prepare(), which computes the geometry.
  /// Parameters with `bind position`, the position of a tile or strip in the launch, have no value
  /// yet: the class Groups sets them for each tile or strip.
  void bind();
  std::vector<Value> Values; ///< the arguments that bind() has computed

  /// Copies the buffers, as the kernel left them, and the messages into O. As on the host, of the
  /// reports of one check only that of the first thread stays, and the reports follow all other
  /// messages.
  void collect(Outcome &O);

private:
  struct Bound {
    uint64_t Address;
    uint64_t Size;
  };

  Value valueOf(const kir::Var &P);
  Value bufferAt(HostPlace Place, const kir::Var &P);
  Value unbound(const kir::Var &P);
  Value fromBytes(const kir::Var &P, const Bytes &From, uint64_t Offset);
  void fillPointers(const kir::Type *T, uint64_t Address, const std::string &Path,
                    const kir::Var *Of);
  uint64_t newMemory(const Bytes &From, const kir::Var *Of);
  uint64_t memoryFor(const std::string &Path, const kir::Var *Of);
  Value messages();
  Value tileMemory(const kir::Var &P);
  void collectMessages(Outcome &O);
  void reduceReports(std::vector<SentMessage> &Sent) const;
  void findLaunchState();
  Bytes contents(uint64_t Address) const;

  Machine &M;
  const kir::Function &F;
  const std::vector<unsigned> &Extent;
  std::map<HostPlace, uint64_t> Buffers;
  std::map<std::string, uint64_t> Unbound;
  uint64_t MessageMemory = 0;
};

} // namespace ampcc::interpreter

#endif
