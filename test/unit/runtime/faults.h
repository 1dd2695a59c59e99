//===- faults.h - OpenCL functions that fail on request ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The test executable's own OpenCL entry points stand before those of the loader: each hands on its
// call, unless a fault is due.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_FAULTS_H
#define AMPCC_TEST_FAULTS_H

#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 120
#endif
#include <CL/cl.h>
#include <string>

namespace faults {

/// While it lives, calls of this thread and others are counted; the one of the given number, from 1,
/// fails. Only one can live at a time.
class fault {
public:
  /// Of all calls.
  fault(long number, cl_int code);
  /// Of the calls of one function.
  fault(const char *function, long number, cl_int code);
  ~fault();
  /// The name of the function that failed; empty if the number was not reached.
  std::string failed() const;
  /// How many calls there have been.
  long calls() const;
};

/// While it lives, calls are slow, and it sees how many threads are inside of one at a time.
struct together {
  together();
  ~together();
  int most() const;
};

/// While it lives, devices say that they have no double precision.
struct without_doubles {
  without_doubles();
  ~without_doubles();
};

/// References to memory objects that the program holds.
long live_memory();

} // namespace faults

#endif
