//===- Expr.h - the expressions of KIR ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR is the intermediate representation of device code. Its expressions are typed trees like those
// of C. Lower builds them, passes change them, and the printers write them as OpenCL C or C++. A
// Context owns all nodes and frees them together, and a node has one parent (clone(), in Module.h,
// makes a copy). Expressions may have side effects, as in C, and are evaluated in C++17's order. C
// leaves the order of some operands open. Code that builds or moves an expression whose result
// depends on this order assigns operands to temporaries first, as Lower does. docs/kir.md,
// "Expressions", defines which operations are undefined, such as signed overflow.
//
// docs/kir.md, "Nodes", lists what a new kind of node needs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_EXPR_H
#define AMPCC_KIR_EXPR_H

#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

class Function;
struct Var;

/// A place in the user's source: an index that only the driver can resolve (0: none), and the
/// presumed file and line for line directives (File 0: none).
struct SourcePos {
  uint32_t Opaque = 0; ///< clang::SourceLocation raw encoding, never interpreted here
  uint32_t File = 0;   ///< index into Module::Files
  uint32_t Line = 0;
};

/// An lvalue is one of VarRef, Deref, Member (of an lvalue), Subscript (of an array lvalue or of a
/// pointer value). Every other expression is an rvalue. There is no node for the conversion of an
/// lvalue to an rvalue: where a value is needed, the object is read.
class Expr {
public:
  enum class Kind : uint8_t {
#define EXPR(KIND, PARTS) KIND,
#include "ampcc/KIR/Nodes.def"
  };
  Kind kind() const { return K; }
  const Type *type() const { return Ty; }
  void setType(const Type *T) { Ty = T; }
  SourcePos Pos;

protected:
  Expr(Kind K, const Type *Ty) : K(K), Ty(Ty) {}

private:
  Kind K;
  const Type *Ty;
};

#define AMPCC_KIR_CLASSOF(NAME)                                                                    \
  static bool classof(const Expr *E) { return E->kind() == Kind::NAME; }

/// Integer or bool constant; `Value` holds the two's-complement bits, sign-extended when signed.
class IntLit final : public Expr {
public:
  IntLit(const Type *Ty, int64_t Value) : Expr(Kind::IntLit, Ty), Value(Value) {}
  int64_t Value;
  AMPCC_KIR_CLASSOF(IntLit)
};

/// Float constant; a float's value is exactly representable in the double that carries it.
class FloatLit final : public Expr {
public:
  FloatLit(const Type *Ty, double Value) : Expr(Kind::FloatLit, Ty), Value(Value) {}
  double Value;
  AMPCC_KIR_CLASSOF(FloatLit)
};

/// The null pointer of a pointer type.
class NullPtr final : public Expr {
public:
  explicit NullPtr(const Type *Ty) : Expr(Kind::NullPtr, Ty) {}
  AMPCC_KIR_CLASSOF(NullPtr)
};

/// `{a, b, ...}` for a struct (one element per field, in order), a union (its first field) or an
/// array (missing elements are zero). An empty list zero-initialises. Only as the initialiser of a
/// VarDecl (nested lists included).
class InitList final : public Expr {
public:
  InitList(const Type *Ty, std::vector<Expr *> Elements)
      : Expr(Kind::InitList, Ty), Elements(std::move(Elements)) {}
  std::vector<Expr *> Elements;
  AMPCC_KIR_CLASSOF(InitList)
};

/// A variable, as an lvalue.
class VarRef final : public Expr {
public:
  explicit VarRef(Var *V);
  Var *V;
  AMPCC_KIR_CLASSOF(VarRef)
};

/// `*Pointer`
class Deref final : public Expr {
public:
  explicit Deref(Expr *Pointer)
      : Expr(Kind::Deref, llvm::cast<PointerType>(Pointer->type())->Pointee), Pointer(Pointer) {}
  Expr *Pointer;
  AMPCC_KIR_CLASSOF(Deref)
};

/// `Base.field`; Base is a struct expression. The printer writes `->` when Base is a Deref.
class Member final : public Expr {
public:
  Member(Expr *Base, unsigned Index)
      : Expr(Kind::Member, llvm::cast<StructType>(Base->type())->Fields[Index].Ty), Base(Base),
        Index(Index) {}
  const Field &field() const { return llvm::cast<StructType>(Base->type())->Fields[Index]; }
  Expr *Base;
  unsigned Index;
  AMPCC_KIR_CLASSOF(Member)
};

/// `Base[Index]`, an lvalue; Base is an array lvalue or a pointer value.
class Subscript final : public Expr {
public:
  Subscript(Expr *Base, Expr *Index)
      : Expr(Kind::Subscript, elementOf(Base->type())), Base(Base), Index(Index) {}
  static const Type *elementOf(const Type *T) {
    if (auto *P = llvm::dyn_cast<PointerType>(T))
      return P->Pointee;
    return llvm::cast<ArrayType>(T)->Element;
  }
  Expr *Base;
  Expr *Index;
  AMPCC_KIR_CLASSOF(Subscript)
};

/// `&Operand`. For an array lvalue with a pointer-to-element type it is C's array decay.
class AddrOf final : public Expr {
public:
  AddrOf(const Type *Ty, Expr *Operand) : Expr(Kind::AddrOf, Ty), Operand(Operand) {}
  Expr *Operand;
  /// Returns true if the type is a pointer to the array's element, not to the array.
  bool isDecay() const {
    auto *A = llvm::dyn_cast<ArrayType>(Operand->type());
    return A && llvm::cast<PointerType>(type())->Pointee == A->Element;
  }
  AMPCC_KIR_CLASSOF(AddrOf)
};

enum class UnaryOp : uint8_t { Plus, Minus, BitNot, LogicalNot };

/// `+x`, `-x`, `~x`, `!x`. The operand is promoted first; `!` compares with zero.
class Unary final : public Expr {
public:
  Unary(const Type *Ty, UnaryOp Op, Expr *Operand)
      : Expr(Kind::Unary, Ty), Op(Op), Operand(Operand) {}
  UnaryOp Op;
  Expr *Operand;
  AMPCC_KIR_CLASSOF(Unary)
};

/// `++x`, `x++`, `--x`, `x--`; an rvalue in every form.
class IncDec final : public Expr {
public:
  IncDec(Expr *Operand, bool Increment, bool Prefix)
      : Expr(Kind::IncDec, Operand->type()), Operand(Operand), Increment(Increment),
        Prefix(Prefix) {}
  Expr *Operand;
  bool Increment, Prefix;
  AMPCC_KIR_CLASSOF(IncDec)
};

enum class BinaryOp : uint8_t {
  Mul,
  Div,
  Rem,
  Add,
  Sub,
  Shl,
  Shr,
  Lt,
  Gt,
  Le,
  Ge,
  Eq,
  Ne,
  And,
  Xor,
  Or,
  LogicalAnd,
  LogicalOr,
  Comma,
};

/// `&&` or `||`: the right operand is evaluated only if the left one does not determine the result.
constexpr bool isLogical(BinaryOp Op) {
  return Op == BinaryOp::LogicalAnd || Op == BinaryOp::LogicalOr;
}

/// `Left Op Right`. The operands already have the common type (Cast nodes are explicit);
/// comparisons and logical operators have type Bool. Add and Sub also take a pointer and an
/// integer, Sub two pointers. Comma evaluates Left and gives Right. Signed arithmetic must not
/// overflow, integer divisors must not be 0.
class Binary final : public Expr {
public:
  Binary(const Type *Ty, BinaryOp Op, Expr *Left, Expr *Right)
      : Expr(Kind::Binary, Ty), Op(Op), Left(Left), Right(Right) {}
  BinaryOp Op;
  Expr *Left, *Right;
  AMPCC_KIR_CLASSOF(Binary)
};

/// `Target = Value`, or `Target op= Value` when Compound is set. An rvalue (C's rule). In the
/// compound form `ComputeTy` is the type in which C++'s usual conversions compute the operation,
/// such as int for a target of type char. In the other form it is null.
class Assign final : public Expr {
public:
  Assign(Expr *Target, Expr *Value)
      : Expr(Kind::Assign, Target->type()), Target(Target), Value(Value) {}
  Assign(Expr *Target, Expr *Value, BinaryOp Op, const Type *ComputeTy)
      : Expr(Kind::Assign, Target->type()), Target(Target), Value(Value), Compound(true), Op(Op),
        ComputeTy(ComputeTy) {}
  Expr *Target, *Value;
  bool Compound = false;
  BinaryOp Op = BinaryOp::Add;
  const Type *ComputeTy = nullptr;
  AMPCC_KIR_CLASSOF(Assign)
};

/// `Cond ? Then : Else`; only the selected operand is evaluated.
class Conditional final : public Expr {
public:
  Conditional(const Type *Ty, Expr *Cond, Expr *Then, Expr *Else)
      : Expr(Kind::Conditional, Ty), Cond(Cond), Then(Then), Else(Else) {}
  Expr *Cond, *Then, *Else;
  AMPCC_KIR_CLASSOF(Conditional)
};

/// A conversion of a value. To Bool: compares with zero. Between pointers: reinterprets, never
/// changes the address space. `Implicit`: C converts without a cast, so the printer may omit it.
class Cast final : public Expr {
public:
  Cast(const Type *Ty, Expr *Operand, bool Implicit)
      : Expr(Kind::Cast, Ty), Operand(Operand), Implicit(Implicit) {}
  Expr *Operand;
  bool Implicit;
  AMPCC_KIR_CLASSOF(Cast)
};

/// The operand inside all Casts around E. Its value may differ from that of E.
inline Expr *withoutCasts(Expr *E) {
  while (auto *C = llvm::dyn_cast<Cast>(E))
    E = C->Operand;
  return E;
}
inline const Expr *withoutCasts(const Expr *E) { return withoutCasts(const_cast<Expr *>(E)); }

/// A call of a function of the module. Its subclass Check (Check.h) has names for its arguments.
class Call : public Expr {
public:
  Call(Function *Callee, std::vector<Expr *> Args) : Call(Kind::Call, Callee, std::move(Args)) {}
  Function *Callee;
  std::vector<Expr *> Args;
  static bool classof(const Expr *E) { return E->kind() == Kind::Call || E->kind() == Kind::Check; }

protected:
  Call(Kind K, Function *Callee, std::vector<Expr *> Args);
};

/// A call of a built-in function: one of OpenCL C by its name there ("get_global_id", "barrier",
/// "sqrt", "atomic_add"), or one of ampcc ("VIEW_OFFSET"). Builtins.def says which exist and which
/// are pure. A barrier's or fence's flags are an IntLit: 1 = CLK_LOCAL_MEM_FENCE, 2 =
/// CLK_GLOBAL_MEM_FENCE, 3 = both.
class Builtin final : public Expr {
public:
  Builtin(const Type *Ty, std::string Name, std::vector<Expr *> Args)
      : Expr(Kind::Builtin, Ty), Name(std::move(Name)), Info(builtinInfo(this->Name)),
        Args(std::move(Args)) {}
  Builtin(const Type *Ty, const BuiltinInfo &Info, std::vector<Expr *> Args = {})
      : Expr(Kind::Builtin, Ty), Name(Info.Name.str()), Info(Info), Args(std::move(Args)) {}
  const std::string Name;
  const BuiltinInfo &Info;
  std::vector<Expr *> Args;
  bool is(const BuiltinInfo &Row) const { return &Info == &Row; }
  template <typename... Infos> bool isOneOf(const Infos &...Rows) const {
    return (is(Rows) || ...);
  }
  bool isUnknown() const { return Info.Number == 0; }
  bool isBarrier() const { return Info.Effect == BuiltinEffect::Barrier; }
  bool isAtomic() const { return Info.Kind == BuiltinKind::Atomic; }
  AMPCC_KIR_CLASSOF(Builtin)
};

#undef AMPCC_KIR_CLASSOF

/// Returns true if E designates an object, by the rule in the header of this file.
bool isLValue(const Expr *E);

/// E as a built-in of the kind WorkItem, which returns an identifier or size of the launch, such as
/// get_local_id; null for other expressions.
const Builtin *workItemFunction(const Expr *E);

/// The object that E is an element or member of, at any depth, or E itself. Subscripts of pointers
/// end the search, since the pointer's target is another object.
const Expr *wholeObject(const Expr *E);

/// The variable of which an lvalue is a part; null for memory that is accessed through a pointer.
Var *rootVar(const Expr *LValue);

/// Calls Fn on every direct operand slot; Fn may replace the operand.
void forEachOperand(Expr *E, llvm::function_ref<void(Expr *&)> Fn);
void forEachOperand(const Expr *E, llvm::function_ref<void(const Expr *)> Fn);

/// Returns true if E is a VarRef to V. E may be null.
inline bool isRef(const Expr *E, const Var *V) {
  auto *Ref = llvm::dyn_cast_or_null<VarRef>(E);
  return Ref && Ref->V == V;
}

/// Returns true if E contains a VarRef to V.
bool mentions(const Expr *E, const Var *V);

} // namespace ampcc::kir

#endif
