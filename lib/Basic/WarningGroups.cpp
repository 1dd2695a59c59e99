//===- WarningGroups.cpp - -Wamp-... as warning groups of Clang ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/ClangHooks/MessageKinds.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace clang;

namespace ampcc {
namespace {

/// Warnings that are alone in their group, which has no groups in it, and that only Objective-C
/// gives.
constexpr unsigned ProxyWarnings[] = {clang::diag::warn_objc_circular_container,
                                      clang::diag::warn_objc_literal_comparison,
                                      clang::diag::warn_objc_missing_super_call,
                                      clang::diag::warn_objc_pointer_cxx_catch_fragile,
                                      clang::diag::warn_objc_pointer_masking_performSelector,
                                      clang::diag::warn_objc_property_retain_of_block,
                                      clang::diag::warn_objc_readonly_property_has_setter,
                                      clang::diag::warn_objc_redundant_literal_use,
                                      clang::diag::warn_objc_redundant_qualified_class_type,
                                      clang::diag::warn_objc_requires_super_protocol,
                                      clang::diag::warn_objc_root_class_missing,
                                      clang::diag::warn_objc_string_literal_comparison,
                                      clang::diag::warn_objc_unsafe_perform_selector,
                                      clang::diag::warn_function_def_in_objc_container,
                                      clang::diag::warn_impcast_constant_value_to_objc_bool,
                                      clang::diag::warn_objc_boxing_invalid_utf8_string,
                                      clang::diag::warn_objc_property_assign_on_object,
                                      clang::diag::warn_tautological_compare_objc_bool,
                                      clang::diag::warn_nsdictionary_duplicate_key,
                                      clang::diag::warn_forward_class_redefinition,
                                      clang::diag::warn_autosynthesis_property_ivar_match,
                                      clang::diag::warn_arc_perform_selector_leaks,
                                      clang::diag::warn_property_access_suggest};

struct Groups {
  std::vector<StringRef> Names;
  std::vector<bool> OnByDefault; ///< by the place in Names
  Groups() {
    for (const diag::Row &Row : diag::allRows())
      if (!Row.Group.empty())
        Names.push_back(Row.Group);
    llvm::sort(Names);
    Names.erase(std::unique(Names.begin(), Names.end()), Names.end());
    if (Names.size() > std::size(ProxyWarnings))
      llvm::report_fatal_error("Diagnostics.def has more groups than there are proxy warnings");
    OnByDefault.resize(Names.size());
    for (const diag::Row &Row : diag::allRows())
      if (!Row.Group.empty())
        OnByDefault[llvm::lower_bound(Names, Row.Group) - Names.begin()] =
            Row.L == diag::Level::Warning;
  }
};

const Groups &groups() {
  static const Groups All;
  return All;
}

/// The warning whose state represents the group; 0 for a group that is not ampcc's.
unsigned proxyWarning(StringRef Group) {
  const std::vector<StringRef> &Names = groups().Names;
  auto It = llvm::lower_bound(Names, Group);
  return It != Names.end() && *It == Group ? ProxyWarnings[It - Names.begin()] : 0;
}

/// Splits "no-error=amp-x" into its prefix and the group.
std::pair<StringRef, StringRef> splitOption(StringRef Option) {
  StringRef Group = Option;
  Group.consume_front("no-");
  Group.consume_front("error=");
  return {Option.drop_back(Group.size()), Group};
}

/// The group has the name of Clang's group after "amp-": its warnings belong to both.
bool isPartOf(StringRef Group, StringRef OfClang) {
  return Group.consume_front("amp-") && Group == OfClang;
}

} // namespace

std::vector<StringRef> warningGroups() { return groups().Names; }

StringRef proxyGroup(StringRef Group) {
  unsigned ID = proxyWarning(Group);
  return ID ? warningOption(ID) : StringRef();
}

StringRef proxyGroupOfPart(StringRef OfClang) {
  for (StringRef Group : groups().Names)
    if (isPartOf(Group, OfClang))
      return proxyGroup(Group);
  return {};
}

bool isAmpWarningOption(StringRef Option) { return proxyWarning(splitOption(Option).second) != 0; }

void adoptWarningOptions(DiagnosticOptions &Options) {
  std::vector<std::string> Own, Others;
  for (size_t I = 0; I < groups().Names.size(); ++I) {
    StringRef Name = proxyGroup(groups().Names[I]);
    Own.push_back((groups().OnByDefault[I] ? "" : "no-") + Name.str());
  }
  for (const std::string &Option : Options.Warnings) {
    if (Option == SilenceClang) {
      Others.push_back("no-everything");
      continue;
    }
    auto [Effect, Group] = splitOption(Option);
    if (proxyWarning(Group)) {
      Own.push_back((Effect + proxyGroup(Group)).str());
      continue;
    }
    Others.push_back(Option);
    for (StringRef Each : groups().Names)
      if (Group == "everything" || isPartOf(Each, Group))
        Own.push_back((Effect + proxyGroup(Each)).str());
  }
  Others.insert(Others.end(), Own.begin(), Own.end());
  Options.Warnings = std::move(Others);
}

DiagnosticsEngine::Level warningLevel(const DiagnosticsEngine &Diags, StringRef Group,
                                      SourceLocation Loc) {
  return Diags.getDiagnosticLevel(proxyWarning(Group), Loc);
}

} // namespace ampcc
