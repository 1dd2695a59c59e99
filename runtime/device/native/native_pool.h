//===- native_pool.h - the threads that run pieces of a kernel ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_NATIVE_POOL_H
#define AMPCC_RUNTIME_NATIVE_POOL_H

#include <cstddef>
#include <cstdint>

namespace ampcc_rt {
namespace native {

/// One piece of some work.
typedef void (*piece_function)(void *work, std::uint64_t piece);

/// Threads that run pieces, the caller's among them: cpu_threads(), or fewer where the system has
/// no more.
unsigned pool_threads();

/// Runs the pieces 0 to count - 1 on the caller's thread and oneTBB's workers, which a program that
/// uses oneTBB itself has in common with its kernels; returns when all have ended. An exception of
/// a piece is the caller's.
void run_pieces(std::uint64_t count, piece_function piece, void *work);

/// The stack of a worker.
std::size_t worker_stack();

/// The same on new threads, no more than `threads`, with stacks of this size.
void run_pieces_on_stacks(unsigned threads, std::size_t stack, std::uint64_t count,
                          piece_function piece, void *work);

/// What is left of the calling thread's stack.
std::size_t stack_left();

} // namespace native
} // namespace ampcc_rt

#endif
