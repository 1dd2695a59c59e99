//===- main.cpp - program that runs the workloads and reports -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "measure.h"
#include "opencl.h"
#include "placement.h"
#include "report.h"
#include "workload.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

using namespace bench;

namespace {

struct options {
  std::string device, filter, json;
  bool native = false, quick = false, contract = true, processor_time = false, as_placed = false,
       alone = false, handwritten = true, list = false;
};

const char usage[] =
    "usage: ampcc-benchmarks [--device=cpu|gpu|NAME] [--native] [--filter=NAME] [--quick]\n"
    "                        [--no-contract] [--cpu-time] [--as-placed] [--alone] [--no-hand]\n"
    "                        [--json=FILE] [--list]\n"
    "  --device    the OpenCL device: a type or part of its name (default: the first)\n"
    "  --native    the generated kernels run on ampcc's own CPU accelerator; the device's are "
    "those "
    "by hand\n"
    "  --filter    only workloads whose name contains NAME\n"
    "  --quick     few rounds: shows that everything works, the ratios are rough\n"
    "  --no-contract  no contraction of a * b + c in hand-written kernels\n"
    "  --cpu-time  measure processor time, not wall time: for kernels on a CPU that others use "
    "too\n"
    "  --as-placed leave loops where PoCL's compiler puts them, not at cache lines\n"
    "  --alone     measure the generated kernels only: the other columns mean nothing\n"
    "  --no-hand   leave hand-written kernels out\n"
    "  --json      write the results to FILE\n"
    "  --list      only name the workloads\n";

/// True when `argument` is `name=VALUE`, or `name` followed by another argument.
bool value_of(const char *name, char **&argument, std::string &value) {
  const std::size_t length = std::strlen(name);
  if (std::strncmp(*argument, name, length) != 0)
    return false;
  if ((*argument)[length] == '=') {
    value = *argument + length + 1;
    return true;
  }
  if ((*argument)[length] != '\0' || !argument[1])
    return false;
  value = *++argument;
  return true;
}

bool parse(char **arguments, options &o) {
  for (; *arguments; ++arguments) {
    if (!std::strcmp(*arguments, "--native"))
      o.native = true;
    else if (!std::strcmp(*arguments, "--quick"))
      o.quick = true;
    else if (!std::strcmp(*arguments, "--no-contract"))
      o.contract = false;
    else if (!std::strcmp(*arguments, "--cpu-time"))
      o.processor_time = true;
    else if (!std::strcmp(*arguments, "--as-placed"))
      o.as_placed = true;
    else if (!std::strcmp(*arguments, "--alone"))
      o.alone = true;
    else if (!std::strcmp(*arguments, "--no-hand"))
      o.handwritten = false;
    else if (!std::strcmp(*arguments, "--list"))
      o.list = true;
    else if (!value_of("--device", arguments, o.device) &&
             !value_of("--filter", arguments, o.filter) && !value_of("--json", arguments, o.json))
      return false;
  }
  return true;
}

/// The number of wrong variants.
int check(const char *name, const problem &p, bool with_openmp, const options &o) {
  int wrong = 0;
  const auto one = [&](const char *which, const variant &v) {
    v.run();
    const double error = p.error(v.result());
    if (error <= p.tolerance)
      return;
    std::printf("%-18s the %s variant is wrong: error %g, allowed %g\n", name, which, error,
                p.tolerance);
    ++wrong;
  };
  one("generated", p.generated);
  if (o.alone)
    return wrong;
  if (o.handwritten)
    one("hand-written", p.handwritten);
  if (with_openmp)
    for (const auto &[build, v] : p.openmp)
      one(("OpenMP, " + build).c_str(), v);
  if (p.cuda.run)
    one("CUDA", p.cuda);
  return wrong;
}

row measure(const char *name, const problem &p, opencl_device &device, bool with_openmp,
            const options &o) {
  const contestant generated{p.generated.run, wait_generated};
  const contestant handwritten{p.handwritten.run, [&] { device.finish(); }};
  std::vector<contestant> all = {generated};
  if (o.handwritten && !o.alone)
    all.insert(all.end(), 2, handwritten);
  const std::size_t first_openmp = all.size();
  if (with_openmp && !o.alone)
    for (const auto &build : p.openmp)
      all.push_back({build.second.run, [] {}});
  if (p.cuda.run && !o.alone)
    all.push_back({p.cuda.run, [&] { device.cuda()->finish(); }});
  const clock_kind clock = o.processor_time ? clock_kind::processor : clock_kind::wall;
  const effort how = o.quick ? effort{clock, 0.002, 0.2, 5, 10} : effort{clock, 0.006, 4, 31, 201};
  const std::vector<samples> times = race(all, how);

  row r = {};
  r.name = name;
  r.size = p.size;
  r.rounds = static_cast<int>(times[0].size());
  r.generated = median(times[0]);
  if (o.alone)
    return r;
  if (o.handwritten) {
    r.handwritten = median(times[1]);
    r.to_handwritten = paired_ratio(times[0], times[1]);
    r.control = paired_ratio(times[2], times[1]);
  }
  for (std::size_t i = 0; with_openmp && i < p.openmp.size(); ++i) {
    const samples &of_build = times[first_openmp + i];
    if (i > 0 && median(of_build) >= r.openmp)
      continue;
    r.openmp = median(of_build);
    r.to_openmp = paired_ratio(times[0], of_build);
    r.openmp_build = p.openmp[i].first;
  }
  if (p.cuda.run) {
    r.cuda = median(times.back());
    r.to_cuda = paired_ratio(times[0], times.back());
  }
  r.gigabytes = p.bytes / r.generated * 1e-9;
  r.gigaflops = p.operations / r.generated * 1e-9;
  return r;
}

int run(const options &o) {
  if (!o.as_placed)
    ignore_compiled_kernels();
  opencl_device device(o.device);
  device.allow_contraction(o.contract);
  const std::string accelerator = o.native ? choose_native_device() : device.name();
  if (!o.native)
    choose_generated_device(accelerator);
  const machine where = {accelerator,
                         device.name(),
                         device.driver(),
                         o.contract,
                         o.handwritten && !o.alone,
                         !device.is_gpu() || o.native,
                         device.cuda() != nullptr,
                         o.processor_time,
                         !device.is_gpu() && !o.as_placed && align_loops()};
  print_head(where);

  int wrong = 0;
  std::vector<row> rows;
  for (const workload &w : workloads()) {
    if (std::string(w.name).find(o.filter) == std::string::npos)
      continue;
    device.forget();
    const problem p = w.make(device.is_gpu() ? scale::gpu : scale::cpu, device);
    const int wrong_here = check(w.name, p, where.openmp, o);
    wrong += wrong_here;
    if (wrong_here == 0) {
      rows.push_back(measure(w.name, p, device, where.openmp, o));
      wrong += check(w.name, p, where.openmp, o);
      print_row(where, rows.back());
    }
  }
  print_summary(where, rows);
  if (!o.json.empty())
    write_json(o.json, where, rows);
  return wrong == 0 && !rows.empty() ? 0 : 1;
}

} // namespace

int main(int, char **arguments) {
  options o;
  if (!parse(arguments + 1, o)) {
    std::fputs(usage, stderr);
    return 2;
  }
  if (o.list) {
    for (const workload &w : workloads())
      std::puts(w.name);
    return 0;
  }
  try {
    return run(o);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
}
