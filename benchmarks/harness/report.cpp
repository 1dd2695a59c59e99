//===- report.cpp - the table and the JSON file ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report.h"
#include <cmath>
#include <cstdio>
#include <fstream>
#include <stdexcept>

namespace bench {

void print_head(const machine &where) {
  if (where.accelerator != where.device)
    std::printf("generated: %s; by hand: ", where.accelerator.c_str());
  std::printf("%s (%s)\n", where.device.c_str(), where.driver.c_str());
  std::printf("hand-written kernels %s contract a * b + c, generated ones do on GPUs within an "
              "expression; %s "
              "time%s\n\n",
              where.contraction ? "may" : "may not", where.processor_time ? "processor" : "wall",
              where.aligned_loops ? "; innermost loops begin at cache lines" : "");
  std::printf("%-18s %-22s %10s", "workload", "size", "generated");
  if (where.handwritten)
    std::printf(" %10s  %-22s %-7s", "by hand", "ratio (95 %)", "noise");
  if (where.openmp)
    std::printf(" %10s %8s  %-12s", "OpenMP", "ratio", "build");
  if (where.cuda)
    std::printf(" %10s %8s", "CUDA", "ratio");
  std::printf(" %8s %8s\n", "GB/s", "GFLOP/s");
}

void print_row(const machine &where, const row &r) {
  std::printf("%-18s %-22s %7.3f ms", r.name.c_str(), r.size.c_str(), r.generated * 1e3);
  if (where.handwritten)
    std::printf(" %7.3f ms  %.3f (%.3f - %.3f)  %.3f  ", r.handwritten * 1e3,
                r.to_handwritten.median, r.to_handwritten.low, r.to_handwritten.high,
                r.control.median);
  if (where.openmp)
    std::printf(" %7.3f ms %8.2f  %-12s", r.openmp * 1e3, r.to_openmp.median,
                r.openmp_build.c_str());
  if (r.cuda > 0)
    std::printf(" %7.3f ms %8.3f", r.cuda * 1e3, r.to_cuda.median);
  else if (where.cuda)
    std::printf(" %10s %8s", "", "");
  for (double rate : {r.gigabytes, r.gigaflops})
    rate > 0 ? std::printf(" %8.1f", rate) : std::printf(" %8s", "");
  std::printf("\n");
  std::fflush(stdout);
}

namespace {

/// "NAME: geometric mean 1.000, worst 1.000 (workload)", of the rows that have it.
void print_ratios(const char *name, const std::vector<row> &all, ratio row::*which) {
  std::vector<row> rows;
  for (const row &r : all)
    if ((r.*which).median > 0)
      rows.push_back(r);
  if (rows.empty())
    return;
  double log_sum = 0;
  const row *worst = &rows.front();
  for (const row &r : rows) {
    log_sum += std::log((r.*which).median);
    if ((r.*which).median > (worst->*which).median)
      worst = &r;
  }
  std::printf("%s: geometric mean %.3f, worst %.3f (%s)\n", name,
              std::exp(log_sum / static_cast<double>(rows.size())), (worst->*which).median,
              worst->name.c_str());
}

} // namespace

void print_summary(const machine &where, const std::vector<row> &rows) {
  if (rows.empty())
    return;
  std::printf("\n");
  print_ratios("generated / by hand", rows, &row::to_handwritten);
  if (where.openmp)
    print_ratios("generated / OpenMP", rows, &row::to_openmp);
  if (where.cuda)
    print_ratios("generated / CUDA", rows, &row::to_cuda);
}

namespace {

void write_ratio(std::ostream &out, const char *name, const ratio &r) {
  out << ", \"" << name << "\": {\"median\": " << r.median << ", \"low\": " << r.low
      << ", \"high\": " << r.high << "}";
}

} // namespace

void write_json(const std::string &file, const machine &where, const std::vector<row> &rows) {
  std::ofstream out(file);
  out << "{\n  \"accelerator\": \"" << where.accelerator << "\",\n  \"device\": \"" << where.device
      << "\",\n  \"driver\": \"" << where.driver
      << "\",\n  \"contraction_by_hand\": " << (where.contraction ? "true" : "false")
      << ",\n  \"clock\": \"" << (where.processor_time ? "processor" : "wall")
      << "\",\n  \"aligned_loops\": " << (where.aligned_loops ? "true" : "false")
      << ",\n  \"workloads\": [";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const row &r = rows[i];
    out << (i ? ",\n" : "\n") << "    {\"name\": \"" << r.name << "\", \"size\": \"" << r.size
        << "\", \"rounds\": " << r.rounds << ", \"generated_s\": " << r.generated
        << ", \"handwritten_s\": " << r.handwritten;
    if (where.handwritten) {
      write_ratio(out, "to_handwritten", r.to_handwritten);
      write_ratio(out, "control", r.control);
    }
    if (where.openmp) {
      out << ", \"openmp_s\": " << r.openmp << ", \"openmp_build\": \"" << r.openmp_build << "\"";
      write_ratio(out, "to_openmp", r.to_openmp);
    }
    if (r.cuda > 0) {
      out << ", \"cuda_s\": " << r.cuda;
      write_ratio(out, "to_cuda", r.to_cuda);
    }
    out << ", \"gigabytes_per_s\": " << r.gigabytes << ", \"gigaflops\": " << r.gigaflops << "}";
  }
  out << "\n  ]\n}\n";
  if (!out.flush())
    throw std::runtime_error("cannot write '" + file + "'");
}

} // namespace bench
