//===- PrecompiledState.h - the state of a parse as a file ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parse of the standard headers takes most of the time of a small compilation. So UnitReader
// writes its state after these headers, as a precompiled header, and the driver keeps the file in
// the user's cache folder (lib/Driver/HeaderCache.h). Later compilations (lib/Driver/SharedUnit.h
// and SourceTranslation.h) begin with the file instead of the headers. The file also holds a note:
// a text that UnitReader needs to continue from there, the macros of the command line and facts
// about the headers.
//
// Relies on no private behaviour. ASTWriter can be created after the parse, as clang::ASTUnit does
// when it saves; a ModuleFileExtension holds the note. The constructor of ASTWriter and the type of
// the subject of WriteAST differ by version.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PRECOMPILEDSTATE_H
#define AMPCC_CLANGHOOKS_PRECOMPILEDSTATE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>
#include <string>

namespace clang {
class ASTConsumer;
class ASTContext;
class CompilerInstance;
} // namespace clang

namespace ampcc {

/// The declarations, macros and places that `CI` has read so far, and `Note`. The files that it has
/// read are recorded with their sizes and times.
llvm::SmallVector<char, 0> writeState(clang::CompilerInstance &CI, llvm::StringRef Note);

/// The note of the file with which a parse has begun; unset if none has been read.
using StateNote = std::shared_ptr<std::optional<std::string>>;

/// Makes the action of `CI` begin with this file of writeState(). Call it before the action. The
/// action fails, with an error, if the file was written with other options, by another compiler, or
/// if one of the headers in it has changed.
StateNote beginWithState(clang::CompilerInstance &CI, llvm::StringRef File);

/// Gives `Consumer`, a code generator that writes debug information, the declarations of the file
/// that matter to nothing else: using-declarations, using-directives and namespace aliases. Clang
/// passes these on only when it parses them.
void passNamesForDebugger(clang::ASTContext &Ast, clang::ASTConsumer &Consumer);

} // namespace ampcc

#endif
