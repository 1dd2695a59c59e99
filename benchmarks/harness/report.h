//===- report.h - the table and the JSON file -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "measure.h"
#include <string>
#include <vector>

namespace bench {

struct row {
  std::string name, size;
  std::string openmp_build;                    ///< the name of the fastest build
  double generated, handwritten, openmp, cuda; ///< seconds a run, medians; 0: not measured
  ratio to_handwritten;                        ///< generated / handwritten
  ratio control;                               ///< handwritten / handwritten: the noise
  ratio to_openmp;                             ///< generated / openmp, the fastest build
  ratio to_cuda;                               ///< generated / cuda
  double gigabytes, gigaflops; ///< rates of the generated variant; 0: beside the point
  int rounds;
};

struct machine {
  std::string accelerator;    ///< of the generated kernels
  std::string device, driver; ///< of those by hand
  bool contraction, handwritten, openmp, cuda, processor_time, aligned_loops;
};

void print_head(const machine &where);
void print_row(const machine &where, const row &r);
void print_summary(const machine &where, const std::vector<row> &rows);
void write_json(const std::string &file, const machine &where, const std::vector<row> &rows);

} // namespace bench

#endif
