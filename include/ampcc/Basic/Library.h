//===- Library.h - what the library tells the compiler by marks -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Marks are annotations on declarations of the library (amp/detail/config.h). Nothing of it is
// known by its name: a program may open the library's namespace, and call its own classes and
// functions in another one as the library calls its own.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LIBRARY_H
#define AMPCC_BASIC_LIBRARY_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace clang {
class ASTContext;
class ClassTemplateDecl;
class CXXRecordDecl;
class Decl;
class FieldDecl;
class FunctionDecl;
class FunctionTemplateDecl;
} // namespace clang

namespace ampcc {

enum class Mark {
#define MARK(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};

/// False for no declaration.
bool hasMark(const clang::Decl *D, Mark Kind);
/// The word that the mark on D comes with; none without such a mark.
std::optional<llvm::StringRef> markWord(const clang::Decl *D, Mark Kind);

/// The number that the mark on a data member comes with; none without such a mark.
std::optional<uint32_t> markNumber(const clang::FieldDecl *Member, Mark Kind);

/// The type is made of something that programs do not know.
bool namesInternals(clang::QualType Type);

/// The classes of the library that mean something to the compiler.
enum class LibraryClass {
  None,
#define LIBRARY_CLASS(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};

/// Which class this is, or of which class template an instance.
LibraryClass libraryClass(const clang::CXXRecordDecl *Class);
/// Holds data in device memory.
bool isContainer(LibraryClass Class);
/// Gives elements, which have a type of the program's.
bool isBuffer(LibraryClass Class);
/// What data is made of, such as a short vector.
bool isElementClass(LibraryClass Class);
/// Exists only once: kernels have references to it.
bool isReferenceOnly(LibraryClass Class);

/// The extents of the tile that a tiled_index is of, the most significant first; none for another
/// class, or no class.
std::optional<llvm::SmallVector<unsigned, 3>> tileOf(const clang::CXXRecordDecl *Index);

/// What a function of the library tells the host (spec 12.3).
enum class MessageKind {
#define MESSAGE(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};
std::optional<MessageKind> messageKind(const clang::FunctionDecl *Function);
/// The calling thread goes no further.
bool endsThread(MessageKind Kind);

/// What of the unit's library the compiler starts from.
struct MarkedTemplates {
  llvm::SmallVector<const clang::FunctionTemplateDecl *, 4> KernelEntries;
  llvm::SmallVector<const clang::ClassTemplateDecl *, 4> Buffers; ///< isBuffer()
  const clang::ClassTemplateDecl *ShortVector = nullptr;
};
MarkedTemplates findMarkedTemplates(const clang::ASTContext &Ast);

} // namespace ampcc

#endif
