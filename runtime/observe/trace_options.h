//===- trace_options.h - trace sinks that the environment requests --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tracer (tracer.h), which records kernels and transfers, reads the options when it starts. It
// passes its records to the sinks, each of which writes one output (trace_sink.h). A new output
// needs code in trace_options.cpp, and its variable a row in base/environment.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_TRACE_OPTIONS_H
#define AMPCC_RUNTIME_TRACE_OPTIONS_H

#include "observe/trace_sink.h"
#include <memory>
#include <vector>

namespace ampcc_rt {

/// The requested output of a process.
struct trace_options {
  std::vector<std::unique_ptr<trace_sink>> sinks;
  bool debug = false; ///< whether to print a line for each operation

  /// Reads AMPCC_TRACE, AMPCC_REPORT, AMPCC_PROFILE and AMPCC_DEBUG, and creates the sinks. A trace
  /// or report whose file cannot be created is left out.
  static trace_options of_environment();
};

} // namespace ampcc_rt

#endif
