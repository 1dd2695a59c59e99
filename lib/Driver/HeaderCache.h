//===- HeaderCache.h - the parsed standard headers, kept between compilations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit parses the standard headers of a unit before the unit. The result depends only on the
// headers and on options that most units of a program share, so it is kept in a file of the user's
// cache folder, and later compilations begin with that file.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_HEADERCACHE_H
#define AMPCC_DRIVER_HEADERCACHE_H

#include "StandardReading.h"
#include "ampcc/Reading/Invocation.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc {

/// The file in the cache with the result of this reading; makes it if there is none. Empty if it
/// cannot be had: no folder for it, errors in the headers, or options that add files to the
/// reading. `In` is the input of the compilation's own instance, `Program` this program's file.
///
/// The folder is AMPCC_HEADER_CACHE, else ampcc/headers in XDG_CACHE_HOME or in ~/.cache;
/// AMPCC_HEADER_CACHE=off means none. Files that have not been used for a week are removed, and the
/// oldest above 1 GiB.
std::string cachedStandard(const InvocationInput &In, const StandardReading &Reading,
                           llvm::StringRef Program);

/// Removes a file that does not fit any more.
void forgetStandard(llvm::StringRef File);

} // namespace ampcc

#endif
