//===- first_launch.cpp - the first launch of a process -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the start of main to the end of the first kernel: the library with its kernel cache warm,
// and OpenCL with clCreateProgramWithBinary from a file. Each in processes of its own.
//
//===----------------------------------------------------------------------===//
#include "raw.h"
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace concurrency;

namespace {

const char *const source = "__kernel void add(__global int *v, int step, int n) {"
                           " int i = get_global_id(0); if (i < n) v[i] += step; }";

double amp_child() {
  const auto begin = steady::now();
  std::vector<int> data(1000);
  array_view<int> numbers(1000, data);
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += 1; });
  numbers.synchronize();
  return seconds_since(begin);
}

double raw_child(const char *file) {
  const auto begin = steady::now();
  std::vector<int> data(1000);
  cl::Device device;
  std::vector<cl::Platform> platforms;
  cl::Platform::get(&platforms);
  std::vector<cl::Device> devices;
  platforms.at(0).getDevices(CL_DEVICE_TYPE_ALL, &devices);
  device = devices.at(0);
  cl::Context context(device);
  cl::CommandQueue queue(context, device);
  std::ifstream in(file, std::ios::binary);
  std::vector<unsigned char> binary((std::istreambuf_iterator<char>(in)),
                                    std::istreambuf_iterator<char>());
  cl::Program program =
      binary.empty() ? cl::Program(context, source) : cl::Program(context, {device}, {binary});
  program.build();
  cl::Kernel kernel(program, "add");
  cl::Buffer buffer(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, data.size() * sizeof(int),
                    data.data());
  kernel.setArg(0, buffer);
  kernel.setArg(1, 1);
  kernel.setArg(2, 1000);
  queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(1024), cl::NDRange(256));
  queue.finish();
  const double time = seconds_since(begin);
  if (binary.empty()) {
    const auto made = program.getInfo<CL_PROGRAM_BINARIES>();
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char *>(made[0].data()),
               static_cast<std::streamsize>(made[0].size()));
  }
  return time;
}

double run(const std::string &command) {
  std::FILE *output = popen(command.c_str(), "r");
  double time = 0;
  if (!output || std::fscanf(output, "%lf", &time) != 1)
    std::fprintf(stderr, "%s failed\n", command.c_str());
  if (output)
    pclose(output);
  return time;
}

} // namespace

int first_launch_child(const std::string &which, const char *file) {
  std::printf("%.9f\n", which == "--first-raw" ? raw_child(file) : amp_child());
  return 0;
}

void first_launch(const char *self) {
  char folder[] = "/tmp/ampcc-first-launch-XXXXXX";
  if (!mkdtemp(folder))
    return;
  const std::string place = folder;
  const std::string amp = "AMPCC_CACHE_DIR=" + place + " '" + self + "' --first-amp x";
  const std::string raw = "'" + std::string(self) + "' --first-raw " + place + "/binary";
  std::vector<double> ours, theirs;
  for (int r = -1; r < 9; ++r) {
    const double raw_time = run(raw), amp_time = run(amp);
    if (r < 0)
      continue; // fills the caches
    theirs.push_back(raw_time);
    ours.push_back(amp_time);
  }
  std::printf("first launch, warm     %7.2f ms  raw %7.2f ms  difference %+.2f ms\n",
              median(ours) * 1e3, median(theirs) * 1e3, (median(ours) - median(theirs)) * 1e3);
  static_cast<void>(std::system(("rm -r " + place).c_str()));
}
