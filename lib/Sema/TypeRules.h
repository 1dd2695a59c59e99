//===- TypeRules.h - rules for amp-compatible types (spec 2.4.1) ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code, the code for the device, may use only types that C++ AMP calls amp-compatible: no
// virtual functions, no pointers in classes, no bit fields and so on. The rules (Rules.h) check
// every type that amp code uses with these functions: in variables, members, parameters, captures
// and elements of containers. A new rule about types is a TypeFault, with its words in
// err_amp_type.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_TYPERULES_H
#define AMPCC_LIB_SEMA_TYPERULES_H

#include "Rules.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace ampcc {

/// Why a type cannot be used; the order is that of the %select in err_amp_type.
enum class TypeFault {
  Fundamental,
  Volatile,
  Enumeration,
  PointerToPointer,
  Function,
  MemberFunction,
  NullptrReference,
  ArrayElement,
  ContainerValue,
  PointerMember,
  ReferenceMember,
  BitField,
  Offset,
  Virtual,
  VirtualBase,
  HostOnly,
  ContainerElement,
  FundamentalOf11,  ///< Fundamental in amp:1.1
  FundamentalOf12,  ///< Fundamental in amp:1.2
  LaterEnumeration, ///< Enumeration from amp:1.1 on
  PointerToItself,
  LaterClass, ///< a class that the library has for later versions
  FunctionMember,
};

/// A fault and the path to it through the classes that contain each other.
struct TypeProblem {
  TypeFault Fault;
  /// Members and bases from the outside in; the last is the one at fault.
  struct Step {
    const clang::FieldDecl *Member;      ///< null for a base
    const clang::CXXBaseSpecifier *Base; ///< null for a member
  };
  llvm::SmallVector<Step, 2> Path;
  /// The first version of restrict(amp) that allows the type; nullopt if there is none.
  std::optional<LanguageVersion> Cure = std::nullopt;
};

/// Where a type is used.
enum class TypeUse {
  Variable, ///< local variable, parameter, return value: pointers and references too
  Value,    ///< array element, class member, captured value: only amp-compatible types
  Shared,   ///< the same in memory that the host shares: elements of containers, kernels
};

/// The problem that keeps a complete type out of restrict(amp) code; nothing if amp code can use
/// it. Parts that depend on template parameters have no problem yet.
std::optional<TypeProblem> findTypeProblem(const RuleContext &C, clang::QualType T, TypeUse Use);

/// The problem that keeps T from being the element type of array or array_view. T may be const, and
/// must not hold a container.
std::optional<TypeProblem> findElementProblem(const RuleContext &C, clang::QualType T);

/// Reports the problem of T at Loc, if it has one, with notes along the path to it. Returns true if
/// T has no problem. In an instance of a template, reports each type once.
bool checkType(const RuleContext &C, clang::SourceLocation Loc, clang::QualType T, TypeUse Use,
               clang::SourceRange Range = {});

/// Reports a problem that findTypeProblem() has found, with its notes.
void reportType(const RuleContext &C, clang::SourceLocation Loc, clang::QualType T,
                const TypeProblem &Problem, clang::SourceRange Range = {});

/// Adds to a message about a problem whether a later version allows the type, and which.
void addCure(const clang::PartialDiagnostic &Message, const TypeProblem &Problem);

/// Records the types that the preceding message is about: T, those along the path to the problem,
/// and the elements of containers among them.
void concernTypes(const RuleContext &C, clang::QualType T, const TypeProblem &Problem);

/// Adds the notes along the path to a problem of type T. The inside of another package's class does
/// not concern its users: for such a class a note at Loc names the problem instead.
void noteTypePath(const RuleContext &C, clang::SourceLocation Loc, clang::QualType T,
                  const TypeProblem &Problem);

/// True if another rule reports the virtual function Method because it is restrict(amp), or reports
/// a function that Method overrides. Its class then needs no error TypeFault::Virtual.
bool isReportedAsVirtual(const RuleContext &C, const clang::CXXMethodDecl *Method);

/// True if T is concurrency::array or concurrency::graphics::texture, which amp code can use by
/// reference or pointer only.
bool isReferenceOnly(clang::QualType T);
/// True if T is a container of the library, or a class that holds one or a reference to one (spec
/// 2.4.3.5.1).
bool holdsContainer(clang::QualType T);
/// True if T is a tile_array, or a class that holds one.
bool holdsTileArray(clang::QualType T);

} // namespace ampcc

#endif
