//===- EditorSettings.h - the files that set up an editor ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc --amp-clangd` prints the settings of clangd, `ampcc --init-editor` writes them and those
// of Visual Studio Code into the folder of a project (docs/editors.md). To support another editor,
// write its file here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_EDITORSETTINGS_H
#define AMPCC_DRIVER_EDITORSETTINGS_H

#include "Installation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace ampcc {

/// The text of a .clangd file for this installation.
std::string clangdSettings(const Installation &Install);

/// Writes .clangd, .vscode/settings.json and .vscode/extensions.json into the folder that
/// `Arguments` names, by default the current one. A file that exists stays as it is. Prints what
/// was written, what the user has to add to files that exist, and how to get a compilation database
/// if there is none. An error for more than one argument, and for a file that cannot be written.
llvm::Error writeEditorSettings(const Installation &Install, llvm::ArrayRef<const char *> Arguments,
                                llvm::raw_ostream &Out);

} // namespace ampcc

#endif
