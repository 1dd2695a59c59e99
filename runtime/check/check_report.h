//===- check_report.h - reports of --amp-check ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels and host code that were compiled with --amp-check report each mistake at a site, a place
// in the user's source. The first report of a site is printed at once with its text; later ones are
// counted. At the end of the process a summary lists the sites with their counts. AMPCC_CHECK can
// turn the reports off, write them to a JSON file and set the exit code (base/check_options.h).
// device/message_log.cpp reports what kernels send, host_check.cpp what host code does. A further
// kind of mistake needs a row in ampcc_rt/check_rule.def and its text in check_text().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CHECK_REPORT_H
#define AMPCC_RUNTIME_CHECK_REPORT_H

#include "base/check_options.h"
#include <ampcc_rt/abi.h>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// Returns the value of AMPCC_CHECK in this process.
const check_options &checks_wanted();

/// The threads of a tile in each dimension, the fastest first; all 0 in a launch without tiles.
typedef std::array<std::int32_t, 3> tile_of_launch;

/// Describes a thread by its index, and in a tiled launch by tile and local index. In `global` the
/// fastest dimension comes first, which is the reverse of the user's order in the text. A kernel of
/// a rank above 3 has only the number of the thread, in `global[0]`.
std::string thread_text(const kernel &code, const tile_of_launch &tiles,
                        const std::int32_t (&global)[3]);

/// Describes the first component of an index that is outside the extent of a container. `whose`
/// names the container; `index` and `extent` have `rank` components, of which one must be outside.
std::string index_text(const std::string &whose, const std::int32_t *index,
                       const std::int32_t *extent, std::size_t rank);

/// Installs the exit and terminate handlers that print the summary; later calls do nothing. Called
/// when a module with sites is loaded (launch/modules.cpp) and before the first report of the host.
void expect_reports();

/// Returns the text for a message of the kind `check`. `values` are its words after the first one,
/// the number of the row.
std::string check_text(const module &from, const kernel &code, const tile_of_launch &tiles,
                       const message &m, const std::uint32_t *values);

/// Returns the text for a site whose message was lost because the message buffer was full.
std::string check_text(const check_site &site);

/// Adds `times` reports to a site, and writes the JSON file for a new one. Returns the text, which
/// the caller prints; it is empty if the site has been reported before. `rule` is the name of the
/// rule that the summary shows; null: that of `site.rule`.
std::string note_reports(const check_site &site, const kernel &code, const std::string &description,
                         std::uint64_t times, const char *rule = nullptr);

} // namespace ampcc_rt

#endif
