//===- LanguageVersion.cpp - versions of restrict(amp) --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/LanguageVersion.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace ampcc {

LanguageVersion firstVersionWith(Feature F) {
  static constexpr LanguageVersion Versions[] = {
#define AMPCC_FEATURE(NAME, VERSION, TEXT) LanguageVersion::VERSION,
#include "ampcc/Basic/LanguageFeatures.def"
  };
  return Versions[static_cast<unsigned>(F)];
}

std::string allowedBy(Feature F) {
  const std::string Version = versionText(firstVersionWith(F)).str();
  return "; amp:" + Version + " allows it (--amp-version=" + Version + ")";
}

std::optional<LanguageVersion> parseLanguageVersion(StringRef Text) {
  return StringSwitch<std::optional<LanguageVersion>>(Text)
      .Case("1", LanguageVersion::V1)
      .Case("1.0", LanguageVersion::V1)
      .Case("1.1", LanguageVersion::V1_1)
      .Case("1.2", LanguageVersion::V1_2)
      .Case("1.3", LanguageVersion::V1_3)
      .Case("latest", LatestVersion)
      .Default(std::nullopt);
}

StringRef versionText(LanguageVersion V) {
  switch (V) {
  case LanguageVersion::V1:
    return "1";
  case LanguageVersion::V1_1:
    return "1.1";
  case LanguageVersion::V1_2:
    return "1.2";
  case LanguageVersion::V1_3:
    return "1.3";
  }
  llvm_unreachable("not a version");
}

ArrayRef<LanguageVersion> languageVersions() {
  static constexpr LanguageVersion All[] = {LanguageVersion::V1, LanguageVersion::V1_1,
                                            LanguageVersion::V1_2, LanguageVersion::V1_3};
  return All;
}

} // namespace ampcc
