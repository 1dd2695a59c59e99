//===- Directives.cpp - the preprocessor's directives of one file ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/Directives.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
namespace scan = clang::dependency_directives_scan;

namespace ampcc {

std::optional<HeaderName> headerName(StringRef Text, bool Next) {
  const bool Angled = Text.consume_front("<");
  if (!Angled && !Text.consume_front("\""))
    return std::nullopt;
  const size_t Close = Text.find_first_of(Angled ? ">\n" : "\"\n");
  if (Close == StringRef::npos || Text[Close] == '\n')
    return std::nullopt;
  return HeaderName{Text.take_front(Close), Angled, Next};
}

Directives::Directives(StringRef Text) : Text(Text) {
  IsComplete = !clang::scanSourceForDependencyDirectives(Text, Tokens, All) &&
               !Text.contains("%:") && !Text.contains("?\?=");
}

StringRef Directives::textFrom(const Directive &D, unsigned Index) const {
  if (D.Tokens.size() <= Index + 2)
    return "";
  StringRef From = Text.substr(D.Tokens[Index + 2].Offset);
  while (From.consume_front("\\\n") || From.consume_front("\\\r\n")) // a token may begin so
    From = From.ltrim(" \t");
  return From;
}

bool Directives::holdModules() const {
  return any_of(All, [](const Directive &D) {
    return D.Kind == scan::cxx_module_decl || D.Kind == scan::cxx_import_decl ||
           D.Kind == scan::cxx_export_module_decl || D.Kind == scan::cxx_export_import_decl;
  });
}

bool Directives::isGuarded() const {
  return All.size() > 1 && All[0].Kind == scan::pp_ifndef && All[1].Kind == scan::pp_define &&
         operand(All[0], 0) == operand(All[1], 0);
}

} // namespace ampcc
