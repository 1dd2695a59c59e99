//===- MessageNames.h - names of messages that some versions of Clang lack -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on no private behaviour. All versions of Clang share one table of messages
// (include/ampcc/Messages/ClangDiagnostics.def). Its names are those of the oldest Clang that has
// the message: this header declares the old name for a newer Clang that renamed the message. For a
// version without the message it declares a number that Clang never emits.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_MESSAGENAMES_H
#define AMPCC_CLANGHOOKS_MESSAGENAMES_H

#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/Version.h"

namespace ampcc {
/// The first of the numbers that stand for messages which a version does not have.
constexpr unsigned FirstAbsentMessage = 1u << 30;
constexpr bool isAbsent(unsigned ID) { return ID >= FirstAbsentMessage; }
} // namespace ampcc

namespace clang::diag {
#if CLANG_VERSION_MAJOR >= 21
constexpr unsigned ext_implicit_typename = compat_pre_cxx20_implicit_typename;
#endif
#if CLANG_VERSION_MAJOR < 21 // not seen in version 20
constexpr unsigned err_cuda_address_space_gpuvar = ampcc::FirstAbsentMessage;
constexpr unsigned err_cuda_ctor_dtor_attrs = ampcc::FirstAbsentMessage + 1;
#endif
#if CLANG_VERSION_MAJOR < 22
constexpr unsigned err_config_pointer_return = ampcc::FirstAbsentMessage + 2;
constexpr unsigned err_cuda_device_kernel_launch_require_rdc = ampcc::FirstAbsentMessage + 3;
constexpr unsigned err_deduction_guide_target_attr = ampcc::FirstAbsentMessage + 4;
constexpr unsigned warn_deduction_guide_target_attr_deprecated = ampcc::FirstAbsentMessage + 5;
#endif
} // namespace clang::diag

#endif
