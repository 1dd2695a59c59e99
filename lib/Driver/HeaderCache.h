//===- HeaderCache.h - the parsed standard headers, kept between compilations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit parses the standard headers of a unit before the unit. The state of the parser after
// them depends only on the headers and on options that most units of a program share. So it is kept
// in a file of the user's cache folder, like a precompiled header. SharedUnit and translateSource()
// (SourceTranslation.h) begin later compilations with that file. Change this code if another option
// changes the parsed headers: it has to be a part of the name of the file.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_HEADERCACHE_H
#define AMPCC_DRIVER_HEADERCACHE_H

#include "StandardReading.h"
#include "ampcc/Reading/Invocation.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc {

/// Returns the path of the file with the state of the parser after the headers of `Reading`. If the
/// cache has no such file, parses the headers and writes it. `In` is the input of the compilation's
/// own instance. `Program` is the path of ampcc: files that another build of ampcc wrote are not
/// used. Several processes may call this at the same time.
///
/// Returns an empty string if there can be no such file, or it must not be used:
/// - No folder exists for it, or cannot be created.
/// - The folder or the file belongs to another user than this one or root, or group or others may
///   write it, because such a file could put any code into a program.
/// - The headers give errors, or warnings, which each compilation must repeat. For warnings the
///   cache keeps an empty file, so that later compilations do not parse the headers here.
/// - Clang rejects the options, or one of them overlays the file system.
///
/// The folder is AMPCC_HEADER_CACHE, else ampcc/headers in XDG_CACHE_HOME or in ~/.cache;
/// AMPCC_HEADER_CACHE=off means none. A call that writes a file also removes files that have not
/// been used for a week. If the others have more than 1 GiB, it removes those whose last use is the
/// longest ago. It does so at most every 20 minutes, with the other limits of llvm::pruneCache().
std::string cachedStandard(const InvocationInput &In, const StandardReading &Reading,
                           llvm::StringRef Program);

/// Removes a file of cachedStandard() with which a compilation could not begin, for example because
/// a header has changed since. The next cachedStandard() then writes it again.
void forgetStandard(llvm::StringRef File);

} // namespace ampcc

#endif
