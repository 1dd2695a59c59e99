// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heat equation in three dimensions on any number of processes, by MPI. Each has an
// accelerator; those of one host take different ones, or share the processor.
//
//   OMPI_CXX=ampcc mpicxx -O2 mpi_heat.cpp -o mpi_heat
//   mpirun -np 2 ./mpi_heat [SIZE [STEPS [weak]]]
//
// The block has SIZE planes, or SIZE for each process (weak).
#include "heat.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <vector>

using namespace concurrency;

// Planes 0..all - 1 as evenly as can be.
int first_of(int rank, int ranks, int all) {
  return static_cast<int>(static_cast<long long>(all) * rank / ranks);
}

// Whose process computes where, in order.
void tell_places(int rank, int ranks) {
  char mine[160] = {};
  const accelerator used;
  std::snprintf(mine, sizeof mine, "%ls: %ls", used.device_path.c_str(), used.description.c_str());
  std::vector<char> all(sizeof mine * static_cast<std::size_t>(ranks));
  MPI_Gather(mine, sizeof mine, MPI_CHAR, all.data(), sizeof mine, MPI_CHAR, 0, MPI_COMM_WORLD);
  for (int i = 0; rank == 0 && i < ranks; ++i)
    std::printf("rank %d on %s\n", i, all.data() + sizeof mine * static_cast<std::size_t>(i));
}

// All planes, on rank 0.
std::vector<float> gathered(heat &part, int ranks, int planes, int size) {
  std::vector<int> counts, places;
  for (int i = 0; i < ranks; ++i) {
    places.push_back(first_of(i, ranks, planes) * size * size);
    counts.push_back(first_of(i + 1, ranks, planes) * size * size - places.back());
  }
  const std::vector<float> mine = part.values();
  std::vector<float> all(static_cast<std::size_t>(planes) * size * size);
  MPI_Gatherv(mine.data(), static_cast<int>(mine.size()), MPI_FLOAT, all.data(), counts.data(),
              places.data(), MPI_FLOAT, 0, MPI_COMM_WORLD);
  return all;
}

// Whether one process alone comes to the same.
bool is_right(const std::vector<float> &all, int planes, int size, int steps) {
  heat alone(MPI_COMM_SELF, planes, size, 0);
  alone.steps(steps);
  const std::vector<float> expected = alone.values();
  double warmth = 0;
  for (float cell : expected)
    warmth += cell;
  return warmth > 0 && std::equal(all.begin(), all.end(), expected.begin(),
                                  [](float a, float b) { return std::fabs(a - b) <= 1e-4f; });
}

int run(int argc, char **argv) {
  int rank = 0, ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const int size = argc > 1 ? std::atoi(argv[1]) : 48, steps = argc > 2 ? std::atoi(argv[2]) : 40;
  const bool weak = argc > 3 && std::strcmp(argv[3], "weak") == 0;
  const int planes = weak ? size * ranks : size;
  if (size < 2 || planes < 2 * ranks)
    throw std::runtime_error("a process has to have two planes");
  tell_places(rank, ranks);

  const int first = first_of(rank, ranks, planes);
  heat part(MPI_COMM_WORLD, first_of(rank + 1, ranks, planes) - first, size, first);
  part.steps(1); // the first launches may build the kernels
  MPI_Barrier(MPI_COMM_WORLD);
  const double begin = MPI_Wtime();
  part.steps(steps);
  MPI_Barrier(MPI_COMM_WORLD);
  const double seconds = MPI_Wtime() - begin;

  const double cells = static_cast<double>(planes) * size * size;
  bool right = true;
  const char *verdict = "too large to check";
  if (cells <= 1 << 24) {
    const std::vector<float> all = gathered(part, ranks, planes, size);
    right = rank != 0 || is_right(all, planes, size, steps + 1);
    verdict = right ? "correct" : "wrong";
  }
  if (rank == 0)
    std::printf(
        "%d ranks, %d x %d x %d cells, %d steps, %.1f ms, %.2f billion cells a second: %s\n", ranks,
        planes, size, size, steps, seconds * 1e3, cells * steps / seconds * 1e-9, verdict);
  MPI_Bcast(&right, 1, MPI_C_BOOL, 0, MPI_COMM_WORLD);
  return right ? 0 : 1;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int status = 1;
  try {
    status = run(argc, argv);
  } catch (const std::exception &error) {
    // The others wait for this process: they have to end, too.
    std::fprintf(stderr, "error: %s\n", error.what());
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return status;
}
