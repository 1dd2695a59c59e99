//===- check_report.h - what --amp-check has found ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that was compiled with --amp-check tells of each place in its source once, counts, and
// says at its end how often. AMPCC_CHECK governs it: 0, json:FILE, exitcode=N.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CHECK_REPORT_H
#define AMPCC_RUNTIME_CHECK_REPORT_H

#include "base/check_options.h"
#include <ampcc_rt/abi.h>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// The value of AMPCC_CHECK in this process.
const check_options &checks_wanted();

/// A thread's place, whose components come with the fastest dimension first.
std::string thread_text(const kernel &code, const std::int32_t (&global)[3]);

/// An index that leaves a container, of which the first wrong dimension is told.
std::string index_text(const std::string &whose, const std::int32_t *index,
                       const std::int32_t *extent, std::size_t rank);

/// The module has sites: what is found is told when the process ends.
void expect_reports();

/// A message of the kind `check`, as a sentence. `values` are its words.
std::string check_text(const module &from, const kernel &code, const message &m,
                       const std::uint32_t *values);

/// The same where the message has found no room.
std::string check_text(const check_site &site);

/// One more launch has found so much at a site. The text to print; empty if the site is known.
/// `rule`: how it is called, where it is none of the kernels'.
std::string note_reports(const check_site &site, const kernel &code, const std::string &said,
                         std::uint64_t times, const char *rule = nullptr);

} // namespace ampcc_rt

#endif
