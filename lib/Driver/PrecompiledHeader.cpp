//===- PrecompiledHeader.cpp ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PrecompiledHeader.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileManager.h"
#include "clang/CodeGen/ObjectFilePCHContainerOperations.h"
#include "clang/Serialization/ASTReader.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace ampcc {

std::string headerOf(StringRef Precompiled) {
  // Beside it, as compilers and CMake name it; the file says the same of most.
  StringRef Name = Precompiled;
  if ((Name.consume_back(".pch") || Name.consume_back(".gch")) && sys::fs::exists(Name))
    return Name.str();
  clang::FileManager Files((clang::FileSystemOptions()));
  clang::IgnoringDiagConsumer Silent; // clang reports what is wrong with the file
  clang::DiagnosticsEngine Diags(new clang::DiagnosticIDs, new clang::DiagnosticOptions, &Silent,
                                 /*ShouldOwnClient=*/false);
  // A header that has gone is missed by who includes it.
  return clang::ASTReader::getOriginalSourceFile(Precompiled.str(), Files,
                                                 clang::ObjectFilePCHContainerReader(), Diags);
}

} // namespace ampcc
