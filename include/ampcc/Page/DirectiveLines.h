//===- DirectiveLines.h - the line table that directives of a text give ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source, the text for the host compiler, is the user's text with edits. No printer fills
// in a line table for it, so linesOfDirectives() builds one from its `#line` directives, as a
// compiler does. lib/Driver/UnitPage.cpp needs it for the web pages of --translate=html, which show
// the lines of the source beside those of the host source. Change this code if the host source
// names lines by another directive.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PAGE_DIRECTIVELINES_H
#define AMPCC_PAGE_DIRECTIVELINES_H

#include "ampcc/Print/LineTable.h"
#include <string>

namespace ampcc {

/// The table of the lines of the C++ text `Text`, from its directives `#line N "file"` and
/// `# N "file"`. Directives in literals and comments do not count, those in skipped parts of `#if`
/// do. A directive without a file name is ignored. Names with escapes stay as they are written.
/// Lines before the first directive have no source.
LineTable linesOfDirectives(const std::string &Text);

} // namespace ampcc

#endif
