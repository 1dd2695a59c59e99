//===- Groups.h - the groups and threads of a launch ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter executes launches of kernels in KIR, the intermediate representation, to test
// passes. Interpreter.cpp runs the threads of a launch with this class: prepare(), then
// Arguments::bind(), which needs the geometry, then run(). A group is an OpenCL work-group: the
// threads of a tile. Groups run one after the other, in the order that Launch::Order selects. A
// group without barriers runs thread by thread; in a group with barriers the threads are fibers,
// which wait for each other at each barrier. A kernel of the tile form contains loops over its
// threads (ThreadLoops.cpp). It is called once for each tile, or, without tiles, for each strip:
// some consecutive threads of a row. Change this code if launches have another structure, for
// example a new form of kernels.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_GROUPS_H
#define AMPCC_LIB_INTERPRETER_GROUPS_H

#include "Compiler.h"

namespace ampcc::interpreter {

/// The extent Given (Launch::Extent) with as many components as the kernel F has dimensions: ones
/// are added before component 0, or components are dropped there. Empty for a function that is no
/// kernel and has no tiles.
std::vector<unsigned> extentFor(const kir::Function &F, const std::vector<unsigned> &Given);

/// The threads of a tile in OpenCL's dimension D, of a kernel for which the launch L gives it.
unsigned tileOf(const Launch &L, unsigned D);

class Groups {
public:
  Groups(Machine &M, const FunctionCode &C, const std::vector<unsigned> &Extent)
      : M(M), C(C), F(*C.Source), Extent(Extent) {}

  /// Computes the geometry. Ends the launch if its extent does not fit the kernel.
  void prepare();
  /// Runs all threads. If the function is no kernel, runs it once, and Result receives the bytes
  /// that it returns.
  void run(const std::vector<Value> &Args, Bytes &Result);

private:
  bool isTiled() const { return F.WorkGroupSize.isTiled(); }
  void placeGroup(uint64_t Number);
  void beginGroup();
  void runOneByOne();
  void runTogether();
  void checkBarrier();
  void runThread(Thread &T);
  static void enterThread(void *Argument);
  void placeThreads();
  void runSingle(Bytes &Result);
  void runTiles();
  void runStrips();
  void runStrip(uint32_t Begin, uint32_t End, uint32_t Y, uint32_t Z);
  void setPosition(unsigned Number, uint64_t Value);
  void callAsTile();
  void createPerThread();
  void freeFrames(Thread &T);

  Machine &M;
  const FunctionCode &C;
  const kir::Function &F;
  const std::vector<unsigned> &Extent;
  uint32_t Size[3] = {1, 1, 1}; ///< the domain in OpenCL's dimensions
  uint64_t GroupCount = 1;
  std::vector<Value> Args;
  uint32_t Group[3] = {0, 0, 0};
  Thread Tile;
};

} // namespace ampcc::interpreter

#endif
