//===- table_names.h - reserved names for the tables of kernels in the host source ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types and values of abi.h under the names with which lib/Rewrite/KernelBlob.cpp writes the
// tables. Every type and value of abi.h that the tables use needs a name here. No macro and no
// declaration of a program has such names. host.h includes this file, and so do the tables of the
// link of device code (lib/Driver/DeviceLink.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_TABLE_NAMES_H
#define AMPCC_RT_TABLE_NAMES_H

#include "abi.h"

using __ampcc_kernel_arg = ampcc_rt::kernel_arg;
using __ampcc_native_span = ampcc_rt::native_span;
using __ampcc_native_variant = ampcc_rt::native_variant;
using __ampcc_native_form = ampcc_rt::native_form;
using __ampcc_kernel = ampcc_rt::kernel;
using __ampcc_message_arg = ampcc_rt::message_arg;
using __ampcc_message = ampcc_rt::message;
using __ampcc_check_site = ampcc_rt::check_site;
using __ampcc_module = ampcc_rt::module;
constexpr ampcc_rt::u32 __ampcc_abi_version = ampcc_rt::abi_version;
constexpr ampcc_rt::u32 __ampcc_no_bit = ampcc_rt::no_bit;
#define AMPCC_ARG_KIND(NAME, Name)                                                                 \
  constexpr ampcc_rt::arg_kind __ampcc_arg_##NAME = ampcc_rt::arg_kind::NAME;
#include "arg_kind.def"
#define AMPCC_CHECK_RULE(NAME, Name)                                                               \
  constexpr ampcc_rt::check_rule __ampcc_rule_##NAME = ampcc_rt::check_rule::NAME;
#include "check_rule.def"
constexpr ampcc_rt::message_kind __ampcc_message_print = ampcc_rt::message_kind::print;
constexpr ampcc_rt::message_kind __ampcc_message_error = ampcc_rt::message_kind::error;
constexpr ampcc_rt::message_kind __ampcc_message_abort = ampcc_rt::message_kind::abort;
constexpr ampcc_rt::message_kind __ampcc_message_check = ampcc_rt::message_kind::check;
constexpr ampcc_rt::message_value __ampcc_sent_int32 = ampcc_rt::message_value::int32;
constexpr ampcc_rt::message_value __ampcc_sent_uint32 = ampcc_rt::message_value::uint32;
constexpr ampcc_rt::message_value __ampcc_sent_int64 = ampcc_rt::message_value::int64;
constexpr ampcc_rt::message_value __ampcc_sent_uint64 = ampcc_rt::message_value::uint64;
constexpr ampcc_rt::message_value __ampcc_sent_float32 = ampcc_rt::message_value::float32;
constexpr ampcc_rt::message_value __ampcc_sent_float64 = ampcc_rt::message_value::float64;
constexpr ampcc_rt::message_value __ampcc_sent_text = ampcc_rt::message_value::text;

#endif
