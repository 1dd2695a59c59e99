//===- PrecompiledContainers.h - Clang's containers of precompiled headers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver uses optionsOf() to find the sources of a precompiled header (PrecompiledHeader.h),
// and registers the containers for compilations without C++ AMP (Unit.cpp). Relies on no private
// behaviour. Since Clang 20 the reader and the writer are declared in separate headers, and since
// Clang 21 a reader names the module.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_PRECOMPILEDCONTAINERS_H
#define AMPCC_CLANGHOOKS_PRECOMPILEDCONTAINERS_H

#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR < 20
#include "clang/CodeGen/ObjectFilePCHContainerOperations.h"
#else
#include "clang/CodeGen/ObjectFilePCHContainerWriter.h"
#include "clang/Serialization/ObjectFilePCHContainerReader.h"
#endif
#include "clang/Lex/PreprocessorOptions.h"

namespace clang {
class FileManager;
class PCHContainerReader;
} // namespace clang

namespace ampcc {

/// The preprocessor options with which a header was precompiled.
clang::PreprocessorOptions optionsOf(llvm::StringRef Precompiled, clang::FileManager &Files,
                                     const clang::PCHContainerReader &Container);

} // namespace ampcc

#endif
