//===- StandardHeaders.h - what a unit reads of the standard library ------===//
#ifndef AMPCC_DRIVER_STANDARDHEADERS_H
#define AMPCC_DRIVER_STANDARDHEADERS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class HeaderSearchOptions;
}

namespace ampcc {

/// The headers of the C++ standard library that a main file includes before it does anything else
/// to the preprocessor: these can as well be read before it.
std::vector<std::string> leadingStandardHeaders(llvm::StringRef Text,
                                                const clang::HeaderSearchOptions &Search);

} // namespace ampcc

#endif
