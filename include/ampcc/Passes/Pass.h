//===- Pass.h - interface and properties of passes over KIR --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass is a function that gets a PassContext, changes its module, and returns whether it changed
// anything. PassRegistry.def has a row for each pass, and Pipeline.h their order. A row says which
// properties of the module the pass needs, gives and breaks (Properties.def), such as "each pointer
// has an address space". Pipeline.cpp checks at compile time that each pass gets the properties it
// needs; verifyProperties checks the module itself. To add a pass, add a row and a place in the
// pipeline.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_PASS_H
#define AMPCC_PASSES_PASS_H

#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"
#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

/// The argument of a pass: the module, and the list to which the pass adds errors in the user's
/// program. internal() adds a bug of ampcc.
struct PassContext {
  kir::Module &M;
  std::vector<kir::Problem> &Problems;

  void internal(kir::SourcePos Pos, std::string What) {
    Problems.push_back({kir::Problem::Kind::Internal, Pos, {std::move(What)}});
  }
};

/// Properties of a module, a bit each.
using PropertySet = uint32_t;

namespace property {
enum Number : unsigned {
#define AMPCC_PROPERTY(NAME, SENTENCE) NAME##Number,
#include "ampcc/Passes/Properties.def"
};
enum : PropertySet {
  None = 0,
#define AMPCC_PROPERTY(NAME, SENTENCE) NAME = PropertySet(1) << NAME##Number,
#include "ampcc/Passes/Properties.def"
};
} // namespace property

/// A row of Properties.def.
struct PropertyInfo {
  llvm::StringRef Name;
  PropertySet Bit;
  llvm::StringRef Sentence;
};
llvm::ArrayRef<PropertyInfo> allProperties();
/// The names of properties in one text: "Spaces, OneSpace".
std::string namesOf(PropertySet Properties);

/// The subset of Wanted that M has. Costs a walk of the module.
PropertySet propertiesOf(const kir::Module &M, PropertySet Wanted = ~PropertySet(0));
/// A sentence for each of the properties that M lacks; empty if it has them all.
std::vector<std::string> verifyProperties(const kir::Module &M, PropertySet Properties);

/// A row of PassRegistry.def.
struct PassInfo {
  llvm::StringRef Name;
  PropertySet Needs, Gives, Breaks; ///< Needs: the row's, and Linked for every pass
  llvm::StringRef Sentence, Paragraph;
  bool (*Run)(PassContext &); ///< true when the module was changed

  /// The properties after the pass, if the module has the properties Before when it begins. Every
  /// pass breaks UniqueNames unless it gives it, which only assign-names does.
  constexpr PropertySet after(PropertySet Before) const {
    return (Before & ~(Breaks | property::UniqueNames)) | Gives;
  }
};

enum class PassID : uint8_t {
#define AMPCC_PASS(NAME, FUNCTION, ...) FUNCTION,
#include "ampcc/Passes/PassRegistry.def"
};

/// The rows of PassRegistry.def, by their PassID.
llvm::ArrayRef<PassInfo> allPasses();
const PassInfo *findPass(llvm::StringRef Name);

} // namespace ampcc

#endif
