//===- Module.h - variables, functions, modules and their arena -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module owns the device code of one translation unit in KIR, the intermediate representation
// (docs/kir.md): functions, of which some are kernels, messages and places of checks. Its Context
// owns all nodes and types, which live as long as the module. Lower builds modules, passes change
// them, printers read them. A new member of Var, Function or Module also needs its text
// (TextWriter.cpp, TextReader.cpp) and its copy (Clone.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_MODULE_H
#define AMPCC_KIR_MODULE_H

#include "ampcc/KIR/Check.h"
#include "ampcc/KIR/CompileOptions.h"
#include "ampcc/KIR/Stmt.h"
#include "ampcc/KIR/TileSize.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace ampcc::kir {

/// The source of a kernel parameter's value in a launch. Offsets are bytes in the host's layout of
/// the kernel functor. For a Domain or Position the offset is the number of a component, and for a
/// Buffer it is that of the object (`buffer_object`), not that of its data pointer.
struct ArgBinding {
  enum class Kind : uint8_t {
#define AMPCC_ARG_KIND(NAME, Name) Name,
#define AMPCC_ENTRY_ARG_KIND(NAME, Name) Name,
#include "ampcc_rt/arg_kind.def"
  };
  /// The name of the kind in the runtime and in the text form.
  static llvm::StringRef nameOf(Kind K);
  Kind K = Kind::Value;
  /// The native entry computes the value; the runtime passes no such argument.
  bool isOfEntry() const { return K == Kind::Position || K == Kind::Exclusive; }
  uint32_t Offset = 0;
  /// The functor holds a reference at Offset (a captured `array`); the value is at InnerOffset
  /// bytes in the object that it refers to.
  bool ThroughReference = false;
  uint32_t InnerOffset = 0;
  uint32_t Size = 0;
  bool ReadOnly = false; ///< Buffer: its elements are const
  /// Value: it is the offset of a view in the data of its Buffer. This parameter and that of the
  /// Buffer fill members of one object.
  bool IsViewOffset = false;
  /// Buffer: the bit in VIEWS_WITH_OFFSET of the view's offset (docs/runtime-abi.md).
  std::optional<uint32_t> ViewBit;
  /// Value: the number that the parameter nearly always has, and its bit in UNUSUAL
  /// (docs/runtime-abi.md). None if no such number is known.
  std::optional<uint32_t> Usual, UsualBit;
  /// Image: the format of its texels (ampcc_rt/texture.h), and its bit in IMAGES.
  uint32_t ImageFormat = 0, ImageBit = 0;
  /// Buffer: all that the kernel does with it is to add to its elements (exclusive-sums).
  bool IsSum = false;
};

/// A local variable, a parameter or a tile_static variable.
struct Var {
  enum class Storage : uint8_t { Local, Param, TileStatic };
  std::string Name; ///< as the user wrote it; made unique and legal by assign-names
  const Type *Ty = nullptr;
  Storage S = Storage::Local;
  /// The compiler creates it, or a function of the library declares it: passes may rename it, take
  /// it apart, or remove it. The flag promises nothing else. Such a variable may be assigned
  /// several times, in loops and branches, and have its address taken. A pass that needs more must
  /// prove it (VarUses::isFixed, assignedOnce). Only Lower relies on more, for temporaries that it
  /// created itself (EvaluationOrder.cpp).
  bool IsTemp = false;
  /// A temporary that stands for a variable of the user. If two variables are merged, the result
  /// has the user's name.
  bool HasUserName = false;
  /// The variable is assigned exactly once, by its declaration, and its address is never taken for
  /// writing.
  bool IsConst = false;
  /// In the tile form: the variable is declared outside of the regions, and each thread has one.
  /// spread-variables replaces it by an array.
  bool IsPerThread = false;
  /// A tile_static array of the library for values that the threads of a tile exchange, one element
  /// for each thread: hoist-tile-static gives it the size of the kernel's tile. The library orders
  /// its uses, so that no analysis and no check looks for races there.
  bool IsExchange = false;
  /// Only of a kernel's parameter: the source of its value.
  std::optional<ArgBinding> Binding;
  SourcePos Pos;
};

/// A function of the device code. One without a body is defined in another translation unit
/// (Link.h).
class Function {
public:
  std::string Name; ///< readable base name; assign-names makes it unique
  const Type *ReturnTy = nullptr;
  std::vector<Var *> Params;
  Block *Body = nullptr;
  bool IsKernel = false;
  /// A small member of the library's headers: inline-calls inlines all of its calls.
  bool AlwaysInline = false;
  /// The device compiler must not inline the function.
  bool NeverInline = false;
  /// Of a kernel: the size of the tiles in its launches.
  TileSize WorkGroupSize;
  /// "concurrency::index<2>::operator[]": for the comment of origin.
  std::string QualifiedName;
  /// The linker name by which other translation units call the function, or, without a body, by
  /// which another one defines it (Link.h).
  std::string Symbol;
  /// Several units may define it, as an instance of a template.
  bool IsShared = false;
  /// Without a body: the unit that has this module defines it, and no other unit can use the body.
  bool IsOfUnit = false;
  SourcePos Pos; ///< without a body: of the first call

  // Kernels only.
  /// 1 or 2: an OpenCL device may swap this dimension with dimension 0; the text contains SWAPPED
  /// where it matters (swap-dimensions).
  unsigned SwappedDimension = 0;
  std::string Key;         ///< the key by which a launch finds the kernel (docs/runtime-abi.md)
  unsigned DomainRank = 0; ///< rank of the compute domain
  /// In the tile form without tiles: the most threads that one call runs (0: any number).
  unsigned StripLimit = 0;
  /// In the tile form: the reason why the kernel does not take the vector form although its loops
  /// could; null if there is none. Like For::WhyScalar it is not part of the text form.
  const char *WhyScalar = nullptr;
};

/// Owns every node and uniques the types of one module.
class Context {
public:
  Context();
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;
  ~Context();

  /// Creates a node, which lives as long as the Context.
  template <typename T, typename... Args> T *make(Args &&...A) {
    T *Node = new (Nodes.Allocate<T>()) T(std::forward<Args>(A)...);
    if constexpr (!std::is_trivially_destructible_v<T>)
      Ends.push_back({Node, [](void *N) { static_cast<T *>(N)->~T(); }});
    return Node;
  }

  const Type *voidTy() const { return Void.get(); }
  const Type *boolTy() const { return Bool.get(); }
  const IntType *intTy(unsigned Bits = 32, bool Signed = true);
  const FloatType *floatTy(unsigned Bits = 32);
  const PointerType *pointerTo(const Type *Pointee, bool Const = false,
                               Space AS = Space::Unresolved);
  const ArrayType *arrayOf(const Type *Element, uint64_t Count);
  const VectorType *vectorOf(const Type *Element, unsigned Lanes);
  /// A new struct, distinct from all others.
  StructType *createStruct(llvm::StringRef Name);

  IntLit *intLit(int64_t Value) { return make<IntLit>(intTy(), Value); }
  IntLit *boolLit(bool Value) { return make<IntLit>(boolTy(), Value); }
  Var *var(llvm::StringRef Name, const Type *Ty, SourcePos Pos = {}) {
    auto *V = make<Var>();
    V->Name = Name.str();
    V->Ty = Ty;
    V->Pos = Pos;
    return V;
  }
  /// Creates a variable with IsTemp.
  Var *temp(llvm::StringRef Name, const Type *Ty, SourcePos Pos = {}) {
    Var *V = var(Name, Ty, Pos);
    V->IsTemp = true;
    return V;
  }
  VarRef *ref(Var *V) { return make<VarRef>(V); }
  /// `&LValue` as a pointer; `&*P` gives P itself.
  Expr *addressOf(Expr *LValue, bool Const = false);
  /// `*Pointer`; `*&LV` gives LV itself.
  Expr *deref(Expr *Pointer);
  Expr *member(Expr *Base, unsigned Index) { return make<Member>(Base, Index); }
  Expr *logicalNot(Expr *E) { return make<Unary>(boolTy(), UnaryOp::LogicalNot, E); }
  /// `Target = Value;`
  ExprStmt *assign(Expr *Target, Expr *Value) {
    return make<ExprStmt>(make<Assign>(Target, Value));
  }

private:
  llvm::BumpPtrAllocator Nodes;
  std::vector<std::pair<void *, void (*)(void *)>> Ends; ///< destructors of nodes in the arena
  std::unique_ptr<VoidType> Void;
  std::unique_ptr<BoolType> Bool;
  std::map<std::pair<unsigned, bool>, std::unique_ptr<IntType>> Ints;
  std::map<unsigned, std::unique_ptr<FloatType>> Floats;
  std::map<std::tuple<const Type *, bool, Space>, std::unique_ptr<PointerType>> Pointers;
  std::map<std::pair<const Type *, uint64_t>, std::unique_ptr<ArrayType>> Arrays;
  std::map<std::pair<const Type *, unsigned>, std::unique_ptr<VectorType>> Vectors;
  std::vector<std::unique_ptr<StructType>> Structs;
};

/// A call in the source that sends a message to the host: direct3d_printf, direct3d_errorf or
/// direct3d_abort (spec 12.3). The kind Check is a report of --amp-check. Each rule has one such
/// row; its first two arguments are the number of the CheckSite and the thread.
struct Message {
  enum class Kind : uint8_t { Print, Error, Abort, Check };
  struct Argument {
    const Type *Ty =
        nullptr;      ///< type of the value that is sent; null: a literal, which is not sent
    std::string Text; ///< the literal
  };
  Kind K = Kind::Print;
  std::string Format; ///< of C's printf; for Abort the assertion that failed, or empty
  std::vector<Argument> Args;
  SourcePos Pos;
};

/// A place in the user's source with a check.
struct CheckSite {
  CheckRule Rule = CheckRule::Index;
  std::string
      Name; ///< of the view or variable, or what is divided or shifted, as the source has it
  SourcePos Pos;
  unsigned Column = 0;
};

/// The device code of one translation unit, and the options with which it is compiled.
class Module : public CompileOptions {
public:
  Context Ctx;
  std::vector<Message> Messages;  ///< the built-in send_message names them by index
  std::vector<std::string> Files; ///< index 0 is unused ("none")
  std::vector<Function *> Functions;
  /// The devices on which arithmetic on floats may be contracted across statements: CPUs if the
  /// unit's host code is compiled so, all devices with -ffp-contract=fast.
  enum class Devices : uint8_t { None, Cpus, All };
  Devices Contract = Devices::None;
  std::vector<CheckSite> Sites; ///< messages of the kind Check name them by index

  Module() : Files(1) {}
  CompileOptions &options() { return *this; }
  const CompileOptions &options() const { return *this; }
  Function *createFunction(llvm::StringRef Name, const Type *ReturnTy) {
    auto *F = Ctx.make<Function>();
    F->Name = Name.str();
    F->ReturnTy = ReturnTy;
    Functions.push_back(F);
    return F;
  }
};

/// Deep copies. Variables that are declared inside the copied part are copied too; every other
/// variable is replaced by its entry in VarMap if it has one, else shared.
using VarMap = llvm::DenseMap<const Var *, Var *>;
Expr *clone(Context &Ctx, const Expr *E, const VarMap &Vars = VarMap());
Stmt *clone(Context &Ctx, const Stmt *S, VarMap &Vars);

/// A copy of M that shares nothing with it, types included.
std::unique_ptr<Module> cloneModule(const Module &M);

} // namespace ampcc::kir

#endif
