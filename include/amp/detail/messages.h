//===- messages.h - messages from kernels to the host (spec 12.3) ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that print a text from a kernel or end its launch with an exception. The texts appear
// on the standard error output when the host waits for the kernel, or when the program ends.
// Formats are those of C's printf; arguments are scalars and string literals. Only ampcc's frontend
// sees the declarations. AMPCC_MESSAGE names the kind of message for lib/Lower/MessageLowering.cpp;
// runtime/device/message_log.cpp prints and throws. A further function of this kind needs a row
// MESSAGE in Marks.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_MESSAGES_H
#define AMP_DETAIL_MESSAGES_H

#include "config.h"

#ifdef __AMPCC__

namespace Concurrency {

/// Prints a text of the calling thread on the standard error output, when the host waits for the
/// kernel, at a later launch with messages, or when the program ends. The format, a string
/// literal, is that of C's printf. Arguments are numbers, `bool`, enumerations and string literals,
/// at most 128 of them. Every accelerator that runs kernels sends messages.
///
/// The messages of a launch have limited room (`AMPCC_MESSAGE_MEMORY`, 1024 KiB). Those that do not
/// fit are lost; a warning reports their number.
///
/// Cost: none for kernels that do not call it.
///
/// Example:
///   direct3d_printf("element %d is %d\n", i[0], v[i]);
void direct3d_printf(const char *format_string, ...) AMPCC_AMP AMPCC_MESSAGE("print")
    __attribute__((format(printf, 1, 2)));

/// Prints a text in the same way, as an error: where the host waits for the kernel, it also throws
/// a runtime_exception with the text. The thread and the kernel go on. For an error without room
/// the exception does not have the text.
void direct3d_errorf(const char *format_string, ...) AMPCC_AMP AMPCC_MESSAGE("error")
    __attribute__((format(printf, 1, 2)));

/// Ends the calling thread, without destructors; the host throws runtime_exception where it waits
/// for the kernel. As with a `return` from the kernel, either all threads of a tile or none of them
/// may end before a barrier.
[[noreturn]] void direct3d_abort() AMPCC_AMP AMPCC_MESSAGE("abort");

namespace direct3d {
using concurrency::direct3d_abort;
using concurrency::direct3d_errorf;
using concurrency::direct3d_printf;
} // namespace direct3d

} // namespace Concurrency

/// The function that the macro `assert` of <cassert> calls, here for kernels. It ends the calling
/// thread as direct3d_abort does; the host's exception has the expression and its place.
[[noreturn]] void __assert_fail(const char *assertion, const char *file, unsigned int line,
                                const char *function) AMPCC_AMP AMPCC_MESSAGE("assert");

#endif

#endif
