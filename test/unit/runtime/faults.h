//===- faults.h - OpenCL functions that fail on request ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the runtime use these classes to let OpenCL calls fail, take time or report other
// devices. The test executable defines the functions of OpenCL itself. They precede those of
// OpenCL's loader, and pass each call on to it unless it has to fail.
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

/// While an object exists, the OpenCL calls of all threads are counted, and the one with the given
/// number, from 1, fails with `code`. Only one object may exist at a time.
class fault {
public:
  /// Counts all calls.
  fault(long number, cl_int code);
  /// Counts the calls of one function.
  fault(const char *function, long number, cl_int code);
  ~fault();
  /// Returns the name of the function that failed, empty if the number was not reached.
  std::string failed() const;
  /// Returns the number of counted calls.
  long calls() const;
};

/// While an object exists, each call takes at least 300 microseconds. most() returns the largest
/// number of threads that were inside of a call at the same time.
struct together {
  together();
  ~together();
  int most() const;
};

/// While an object exists, all devices report that they have no double precision.
struct without_doubles {
  without_doubles();
  ~without_doubles();
};
/// The same for atomic operations of 64 bits.
struct without_64bit_atomics {
  without_64bit_atomics();
  ~without_64bit_atomics();
};

/// Returns the number of references to OpenCL memory objects that the program holds.
long live_memory();

} // namespace faults

#endif
