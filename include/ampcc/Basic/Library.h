//===- Library.h - the C++ AMP library's declarations, by their marks ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mark is an `annotate` attribute, `ampcc::NAME`, on a declaration of the C++ AMP library, with
// or without one argument, a word or a number. The library's headers set marks
// (amp/detail/config.h), and Marks.def lists them with their meaning. The compiler recognises the
// library's declarations by these functions and not by name, because a program may reopen the
// library's namespace, and may use the library's names for classes and functions of its own.
// hasMark(), markWord(), markNumber(), libraryClass() and messageKind() look at the attributes of
// one declaration; namesInternals() walks a type. findMarkedTemplates() walks the declarations of
// all namespaces that were parsed.
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

/// D is not null and has the mark.
bool hasMark(const clang::Decl *D, Mark Kind);
/// The argument of the mark on D, a word such as the name of a built-in; nothing if D is null, has
/// no such mark, or the mark has no word.
std::optional<llvm::StringRef> markWord(const clang::Decl *D, Mark Kind);

/// The argument of the mark on a data member, a number; nothing if the member has no such mark.
std::optional<uint32_t> markNumber(const clang::FieldDecl *Member, Mark Kind);

/// True if the type contains a class or an alias of an internal namespace of the library. Messages
/// should not show such types.
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
/// The class is array or array_view, whose elements may have any type of the program. The other
/// containers are textures, which have texels.
bool isBuffer(LibraryClass Class);
/// The class is an element type that the library has for containers: a short vector, norm, unorm,
/// half, bfloat16.
bool isElementClass(LibraryClass Class);
/// The class is array or texture, which own their data: a kernel captures objects of it by
/// reference, because they cannot be copied to the device. Kernels capture views by value.
bool isReferenceOnly(LibraryClass Class);

/// The extents of the tile of a tiled_index, the most significant first. Nothing if Index is null
/// or another class.
std::optional<llvm::SmallVector<unsigned, 3>> tileOf(const clang::CXXRecordDecl *Index);

/// The rank of a tile_index, the index of a launch whose tiles have a size that the launch gives.
/// Nothing if Index is null or another class.
std::optional<unsigned> rankOfTileIndex(const clang::CXXRecordDecl *Index);

/// The rank of an index; 0 if Index is null or another class.
unsigned rankOfIndex(const clang::CXXRecordDecl *Index);

/// The message that a function of the library sends to the host, such as direct3d_printf (section
/// 12.3 of the C++ AMP specification).
enum class MessageKind {
#define MESSAGE(ID, NAME) ID,
#include "ampcc/Basic/Marks.def"
};
std::optional<MessageKind> messageKind(const clang::FunctionDecl *Function);
/// A thread that sends the message ends: it is an abort or a failed assertion.
bool endsThread(MessageKind Kind);

/// The marked templates of the library whose instances or members the compiler looks for: the
/// kernel entries (lib/Basic/KernelEntries.cpp), the buffers (lib/Sema/ElementRules.cpp,
/// lib/VisualCpp/VisualCppRepairs.cpp) and short_vector (lib/Rewrite/PropertyEdits.cpp).
struct MarkedTemplates {
  llvm::SmallVector<const clang::FunctionTemplateDecl *, 4> KernelEntries;
  llvm::SmallVector<const clang::ClassTemplateDecl *, 4> Buffers; ///< isBuffer()
  const clang::ClassTemplateDecl *ShortVector = nullptr;
};
MarkedTemplates findMarkedTemplates(const clang::ASTContext &Ast);

} // namespace ampcc

#endif
