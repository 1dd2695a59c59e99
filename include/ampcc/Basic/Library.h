//===- Library.h - the C++ AMP library's declarations, by their marks ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Marks are annotations on declarations of the library (amp/detail/config.h). The compiler
// recognises the library's declarations by their marks and never by name, because a program may
// reopen the library's namespace, and may use the library's names for classes and functions of its
// own.
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

/// False if D is null.
bool hasMark(const clang::Decl *D, Mark Kind);
/// The word in the mark on D; nothing if D has no such mark.
std::optional<llvm::StringRef> markWord(const clang::Decl *D, Mark Kind);

/// The number in the mark on a data member; nothing if it has no such mark.
std::optional<uint32_t> markNumber(const clang::FieldDecl *Member, Mark Kind);

/// The type names a class or an alias of the library's internal namespaces, which messages should
/// not show.
bool namesInternals(clang::QualType Type);

/// The classes of the library that mean something to the compiler.
enum class LibraryClass {
  None,
#define LIBRARY_CLASS(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};

/// The library class that this is, or the library class template of which it is an instance.
LibraryClass libraryClass(const clang::CXXRecordDecl *Class);
/// The class holds data in device memory.
bool isContainer(LibraryClass Class);
/// The class gives access to elements of a type that the program chooses.
bool isBuffer(LibraryClass Class);
/// The class is an element of containers, such as a short vector.
bool isElementClass(LibraryClass Class);
/// An object cannot be copied to the device: kernels refer to it.
bool isReferenceOnly(LibraryClass Class);

/// The extents of the tile of a tiled_index, the most significant first; nothing for another class,
/// or a null pointer.
std::optional<llvm::SmallVector<unsigned, 3>> tileOf(const clang::CXXRecordDecl *Index);

/// The message that a function of the library sends to the host (spec 12.3).
enum class MessageKind {
#define MESSAGE(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};
std::optional<MessageKind> messageKind(const clang::FunctionDecl *Function);
/// The calling thread ends.
bool endsThread(MessageKind Kind);

/// The marked templates of the library, from which the compiler starts its searches.
struct MarkedTemplates {
  llvm::SmallVector<const clang::FunctionTemplateDecl *, 4> KernelEntries;
  llvm::SmallVector<const clang::ClassTemplateDecl *, 4> Buffers; ///< isBuffer()
  const clang::ClassTemplateDecl *ShortVector = nullptr;
};
MarkedTemplates findMarkedTemplates(const clang::ASTContext &Ast);

} // namespace ampcc

#endif
