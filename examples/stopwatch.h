// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Milliseconds since it was made.
#ifndef EXAMPLES_STOPWATCH_H
#define EXAMPLES_STOPWATCH_H

#include <chrono>

class stopwatch {
public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(clock::now() - start_).count();
  }

private:
  typedef std::chrono::steady_clock clock;
  clock::time_point start_ = clock::now();
};

#endif
