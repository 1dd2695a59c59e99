//===- MessageNames.h - names of messages that some versions of Clang lack -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Messages and lib/VisualCpp include it before they use the table of Clang's messages,
// include/ampcc/Messages/ClangDiagnostics.def, which all versions of Clang share. If versions of
// Clang name a message differently, the table has the oldest name. If Clang is newer, this header
// declares the old name for the renamed message. If Clang does not have a message, this header
// declares its name with a number that Clang never emits. A further version of Clang may need
// further names; the test Messages/ClangDiagnosticsTest.cpp checks the table. Relies on no private
// behaviour of Clang.
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
} // namespace ampcc

namespace clang::diag {
#if CLANG_VERSION_MAJOR >= 21
constexpr unsigned ext_implicit_typename = compat_pre_cxx20_implicit_typename;
#endif
#if CLANG_VERSION_MAJOR < 21
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
