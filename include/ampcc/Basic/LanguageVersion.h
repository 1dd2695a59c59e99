//===- LanguageVersion.h - versions of restrict(amp) ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of amp code depend on the version of the function's restriction (spec 13.1.3). The
// option --amp-version= (lib/Driver) names the version of a clause that names none. lib/Sema,
// CompilerBuiltins (for built-in functions) and UnitReader call allows() for each feature that came
// with a later version than 1. LanguageFeatures.def lists the features. To add a feature, add a row
// there, and call allows() where its rule is.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LANGUAGEVERSION_H
#define AMPCC_BASIC_LANGUAGEVERSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace ampcc {

/// A version of restrict(amp). Its number is the value of the macro __AMP_VERSION__.
enum class LanguageVersion : unsigned char {
  V1 = 100,   ///< the specification
  V1_1 = 101, ///< small integers (spec 13.2)
  V1_2 = 102, ///< 64-bit integers, pointers in classes (spec 13.2)
  V1_3 = 103, ///< calls of functions without a clause (spec 13.1.2)
};

inline constexpr LanguageVersion LatestVersion = LanguageVersion::V1_3;

/// A feature that version 1 does not have.
enum class Feature {
#define AMPCC_FEATURE(NAME, VERSION, TEXT) NAME,
#include "ampcc/Basic/LanguageFeatures.def"
};

/// The first version that has the feature. Each later version has it, too.
LanguageVersion firstVersionWith(Feature F);
inline bool allows(LanguageVersion V, Feature F) { return V >= firstVersionWith(F); }

/// The end of an error about a use of the feature: "; amp:1.2 allows it (--amp-version=1.2)".
std::string allowedBy(Feature F);

/// The version that the text names: "1", "1.0", "1.1", "1.2", "1.3", or "latest", which only the
/// option has. Nullopt for any other text.
std::optional<LanguageVersion> parseLanguageVersion(llvm::StringRef Text);

/// The number as a clause and the option have it: "1", "1.1", "1.2" or "1.3".
llvm::StringRef versionText(LanguageVersion V);

/// All versions, the first one first.
llvm::ArrayRef<LanguageVersion> languageVersions();

} // namespace ampcc

#endif
