//===- tasks.h - the threads that run ispc's tasks --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_ISPC_TASKS_H
#define BENCH_ISPC_TASKS_H

namespace bench {

/// How many threads run tasks, the launching one included. To be called before the first launch.
void set_task_threads(int count);

/// How many of `all` rows or elements a task computes: `part`, but all of them on one thread.
int task_span(int all, int part);

} // namespace bench

#endif
