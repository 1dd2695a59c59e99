//===- native_pool.h - pool of threads that run pieces of a kernel --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native launches (native_launch.cpp) and large copies (native_commands.cpp,
// data/copy_pipeline.cpp) use it. There are two implementations of the pool: native_pool.cpp with
// oneTBB, and runtime/static/native_pool.cpp for static programs. native_stack.cpp has the
// functions that do not depend on the pool. A change of this interface concerns both.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_POOL_H
#define AMPCC_RUNTIME_NATIVE_POOL_H

#include <cstddef>
#include <cstdint>

namespace ampcc_rt {
namespace native {

/// A function that runs one piece of `work`.
typedef void (*piece_function)(void *work, std::uint64_t piece);

/// Returns the number of threads that run pieces, including the caller: cpu_threads(), or fewer if
/// the system cannot start as many.
unsigned pool_threads();

/// Runs the pieces 0 to count - 1 on the calling thread and the workers of the pool, and returns
/// when all have ended. Throws the exception of a piece. A program that uses oneTBB itself shares
/// the workers of oneTBB with its kernels, so that the processor is not oversubscribed.
void run_pieces(std::uint64_t count, piece_function piece, void *work);

/// Returns the size of the stack of a worker in bytes.
std::size_t worker_stack();

/// Runs the pieces as run_pieces() does, but on at most `threads` new threads with stacks of
/// `stack` bytes, for kernels whose variables do not fit on the stack of a worker. Throws
/// std::system_error if no thread can be started.
void run_pieces_on_stacks(unsigned threads, std::size_t stack, std::uint64_t count,
                          piece_function piece, void *work);

/// Returns the free bytes on the stack of the calling thread; 0 if they are not known.
std::size_t stack_left();

} // namespace native
} // namespace ampcc_rt

#endif
