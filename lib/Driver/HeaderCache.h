//===- HeaderCache.h - the parsed standard headers, kept between compilations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit parses the standard headers of a unit before the unit. The state of the parser after
// them depends only on the headers and on options that most units of a program share. So it is kept
// in a file of the user's cache folder, like a precompiled header. SharedUnit and translateSource()
// begin later compilations with that file.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_HEADERCACHE_H
#define AMPCC_DRIVER_HEADERCACHE_H

#include "StandardReading.h"
#include "ampcc/Reading/Invocation.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc {

/// The file in the cache with the state after the headers of `Reading`; parses them and writes the
/// file if there is none. Empty if there can be none: no folder for it, warnings or errors in the
/// headers, or an option that overlays the file system. `In` is the input of the compilation's own
/// instance, `Program` the path of ampcc, whose versions do not share files.
///
/// The folder is AMPCC_HEADER_CACHE, else ampcc/headers in XDG_CACHE_HOME or in ~/.cache;
/// AMPCC_HEADER_CACHE=off means none. Files that have not been used for a week are removed, and the
/// oldest above 1 GiB.
std::string cachedStandard(const InvocationInput &In, const StandardReading &Reading,
                           llvm::StringRef Program);

/// Removes a file of cachedStandard() that could not be used, for example because a header has
/// changed since.
void forgetStandard(llvm::StringRef File);

} // namespace ampcc

#endif
