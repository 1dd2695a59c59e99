//===- FunctionLowering.h - one C++ function to one KIR function ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements are appended to the current block; an expression is lowered to a KIR tree, and
// whatever C cannot say inside an expression (construction, temporaries, statements of inner calls)
// is appended to the block before the statement that will hold the tree. Operands that were lowered
// earlier but would then be evaluated later are saved in temporaries (lowerInOrder), so the C++
// order of evaluation is kept.
//
// A glvalue lowers to a KIR lvalue, a prvalue to a value; a class prvalue is built in the object
// that it initialises (initialize).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_FUNCTIONLOWERING_H
#define AMPCC_LIB_LOWER_FUNCTIONLOWERING_H

#include "EvaluationOrder.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

namespace ampcc {

class FunctionLowering {
public:
  FunctionLowering(ModuleLowering &M, kir::Function &F) : M(M), Ctx(M.Ctx), F(F), Code(M, F) {}

  /// Lowers the definition FD into F, whose signature is complete.
  void lowerBody(const clang::FunctionDecl *FD);
  void destroyMembers(const clang::CXXDestructorDecl *Dtor);

  // --- Statements (StmtLowering.cpp)
  void stmt(const clang::Stmt *S);
  /// Lowers S into a block of its own.
  kir::Block *block(const clang::Stmt *S);

  // --- Expressions (ExprLowering.cpp, CastLowering.cpp)
  kir::Expr *expr(const clang::Expr *E);
  /// Lowers E for its effects only.
  void discard(const clang::Expr *E);
  /// A condition as a Bool value.
  kir::Expr *condition(const clang::Expr *E) { return expr(E); }
  kir::Expr *castExpr(const clang::CastExpr *E);
  kir::Expr *assignmentValue(const clang::BinaryOperator *E);
  kir::Expr *increment(const clang::UnaryOperator *E, kir::Expr *Target);
  kir::Expr *loadedConditional(const clang::ConditionalOperator *E);

  // --- Calls (CallLowering.cpp)
  kir::Expr *call(const clang::CallExpr *E);
  kir::Expr *memberCall(const clang::CXXMemberCallExpr *E);
  kir::Expr *operatorCall(const clang::CXXOperatorCallExpr *E);
  void constructorCall(kir::Expr *Dest, const clang::CXXConstructorDecl *Ctor,
                       llvm::ArrayRef<const clang::Expr *> Args, clang::SourceLocation Loc);
  void destructorCall(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc);

  // --- Messages to the host, and the end of a thread (MessageLowering.cpp)
  kir::Expr *messageCall(const clang::CallExpr *E, MessageKind Kind);

  // --- Initialisation (InitLowering.cpp)
  /// Constructs the object Dest (an lvalue free of side effects) from Init.
  void initialize(kir::Expr *Dest, const clang::Expr *Init);
  void zeroInitialize(kir::Expr *Dest, clang::QualType T);
  void constructorInitializers(const clang::CXXConstructorDecl *Ctor);
  void variable(const clang::VarDecl *V);
  /// Init as an initialiser of a declaration, when C can say it so; else null, nothing appended.
  kir::Expr *staticInitializer(const clang::Expr *Init, const kir::Type *Ty);

  // --- Constants (ConstantLowering.cpp)
  /// A literal, or a list for a class or array: the initialiser of a declaration.
  kir::Expr *constant(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  /// The constant object D outside of all functions; null when its value is not known.
  kir::Expr *constantObject(const clang::ValueDecl *D, clang::SourceLocation Loc);
  /// The value of a constexpr variable of the function; null when it is no plain one.
  kir::Expr *constantInitializer(const clang::VarDecl *V);
  /// Puts the constant objects in front of the finished body.
  void declareConstants();

  // --- Objects (FunctionLowering.cpp)
  kir::Expr *thisObject() { return Ctx.deref(Ctx.ref(This)); }
  /// The member of Base (a class lvalue) that Field names; for a reference, the pointer itself. An
  /// object without bytes gets a dummy.
  kir::Expr *fieldOf(kir::Expr *Base, const clang::FieldDecl *Field, clang::SourceLocation Loc);
  /// The same, references followed: what an expression `base.field` means.
  kir::Expr *memberObject(kir::Expr *Base, const clang::FieldDecl *Field,
                          clang::SourceLocation Loc);
  kir::Expr *baseOf(kir::Expr *Derived, const clang::CXXRecordDecl *From,
                    const clang::CXXRecordDecl *To, clang::SourceLocation Loc);
  /// `this`, in a lambda the one that it captured.
  kir::Expr *thisPointer(const clang::CXXThisExpr *E);
  /// Loaded: the value is wanted, not the object; that of a constant is a literal.
  kir::Expr *variableReference(const clang::DeclRefExpr *E, bool Loaded = false);
  /// Pointer leads to a constant object, which is a variable of this function here.
  bool pointsToConstant(kir::Expr *Pointer) const;

  ModuleLowering &M;
  kir::Context &Ctx;
  kir::Function &F;
  CodeBuilder Code;
  kir::Var *This = nullptr;
  /// The aggregate whose default member initialiser is being lowered: its `this`.
  kir::Expr *Initialized = nullptr;
  /// The class of the lambda whose call operator is being lowered.
  const clang::CXXRecordDecl *Closure = nullptr;
  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Vars;
  llvm::DenseMap<const clang::OpaqueValueExpr *, kir::Expr *> Opaques;
  /// The function's copies of constant objects.
  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Constants;
  std::vector<kir::Stmt *> ConstantDecls; ///< and of tile_static variables of other functions
  /// Array element being initialised by an ArrayInitLoopExpr.
  llvm::SmallVector<kir::Expr *, 2> ArrayIndices;

  // --- Destruction (CleanupLowering.cpp)
  /// An object to destroy when its scope is left.
  struct Cleanup {
    kir::Expr *Object;
    clang::QualType Ty;
    clang::SourceLocation Loc;
    bool Extended = false;    ///< a temporary that lives as long as the reference bound to it
    kir::Var *Flag = nullptr; ///< set when the object was made: it stands in a conditional operand
  };
  void pushCleanup(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc,
                   bool Extended = false);
  /// Emits the destructor calls of all cleanups above Depth, innermost first, but not that of Kept;
  /// they stay on the stack.
  void emitCleanups(size_t Depth, const kir::Var *Kept = nullptr);
  void destroy(const Cleanup &C);
  /// The cleanups above Depth were pushed while Branch, which may not run, was lowered: their
  /// objects move to the current block, with a flag each.
  void makeConditional(size_t Depth, kir::Block *Branch);
  /// Destroys the temporaries above Depth; those bound to a reference live on.
  void popTemporaries(size_t Depth);
  /// Emits them (unless the block's end cannot be reached) and takes them off.
  void popCleanups(size_t Depth);
  llvm::SmallVector<Cleanup, 4> Cleanups;
  size_t BreakDepth = 0, ContinueDepth = 0;
  /// The switch whose body is being lowered (SwitchLowering.cpp).
  struct SwitchScope {
    const clang::SwitchStmt *S = nullptr;
    kir::Block *Body = nullptr;
    kir::Var *Selected =
        nullptr; ///< the switch's value, where a label stands in a nested statement
    kir::Var *Entering = nullptr; ///< control is on its way to such a label
  };
  SwitchScope *Switch = nullptr;

private:
  friend class ExprVisitor;

  void returnStmt(const clang::ReturnStmt *S);
  void forStmt(const clang::ForStmt *S);
  void whileStmt(const clang::WhileStmt *S);
  void doStmt(const clang::DoStmt *S);
  void rangeFor(const clang::CXXForRangeStmt *S);
  void switchStmt(const clang::SwitchStmt *S);
  void ifStmt(const clang::IfStmt *S);
  void switchItem(const clang::Stmt *S);
  void label(const clang::SwitchCase *S);
  kir::IntLit *caseValue(const clang::Expr *Value);
  kir::Expr *inRange(kir::Expr *Value, const clang::CaseStmt *Range);
  kir::Expr *selects(const clang::SwitchCase *S);
  /// One of the labels in S is selected, or Others (may be null). Null without labels and Others.
  kir::Expr *selectsInside(const clang::Stmt *S, kir::Expr *Others);
  kir::Expr *selectsNested(llvm::ArrayRef<const clang::Stmt *> Items);
  kir::Expr *withoutRanges(kir::Expr *Cond, const clang::SwitchStmt *S);
  /// A label of the switch stands inside S, which is not directly in the switch's body.
  bool mayBeEntered(const clang::Stmt *S) const;
  void unlessEntering(llvm::function_ref<void()> Lower);
  void enteredBody(const clang::Stmt *S);
  void enteredItem(const clang::Stmt *S, bool BeforeLabel);
  void enteredIf(const clang::IfStmt *S);
  /// `for (Init; Cond; Inc) Body`, where every part may need statements that C has no room for.
  /// MayBeEntered: a switch's label stands in the body.
  void loop(const clang::Stmt *Init, const clang::VarDecl *CondVar, const clang::Expr *Cond,
            const clang::Expr *Inc, llvm::function_ref<void()> LowerBody, clang::SourceLocation Loc,
            bool MayBeEntered = false);
  kir::Expr *increment(const clang::Expr *Inc, kir::Block *Head);
  void skipFirst(kir::Block *Head, kir::Block *Before, clang::SourceLocation Loc);
  /// `if (!Cond) break;`, where leaving the loop destroys the objects above Depth.
  void breakUnless(kir::Expr *Cond, size_t Depth, clang::SourceLocation Loc);
  void inlineBody(const clang::Stmt *S);
  llvm::SmallVector<kir::Expr *, 4> arguments(const clang::FunctionDecl *Callee,
                                              const clang::Expr *Object, bool ObjectIsPointer,
                                              llvm::ArrayRef<const clang::Expr *> Args);
  kir::Expr *objectArgument(const clang::CXXMethodDecl *Callee, const clang::Expr *Object);
  kir::Expr *assignmentCall(const clang::CXXOperatorCallExpr *E);
  kir::Expr *argument(const clang::Expr *Arg, clang::QualType ParamTy);
  kir::Expr *finishCall(const clang::FunctionDecl *Callee, std::vector<kir::Expr *> Args,
                        clang::QualType ResultTy, clang::SourceLocation Loc);
  kir::Expr *indirectCall(const clang::CallExpr *E);
  kir::Expr *builtinCall(const clang::CallExpr *E, const clang::FunctionDecl *Callee);
  kir::Expr *copyAssign(kir::Expr *Target, kir::Expr *Value, const clang::Expr *From,
                        clang::SourceLocation Loc);
  kir::Expr *loadedValue(const clang::Expr *Sub);
  kir::Expr *constantRecord(const clang::APValue &Value, clang::QualType T,
                            clang::SourceLocation Loc);
  kir::Expr *constantArray(const clang::APValue &Value, clang::QualType T,
                           clang::SourceLocation Loc);
  kir::Expr *constantUnion(const clang::APValue &Value, clang::QualType T,
                           clang::SourceLocation Loc);
  kir::Expr *noOpCast(const clang::CastExpr *E);
  kir::Expr *valueCast(const clang::CastExpr *E);
  kir::Expr *objectCast(const clang::CastExpr *E);
  kir::Expr *arrayDecay(const clang::CastExpr *E);
  kir::Expr *derivedToBase(const clang::CastExpr *E, kir::Expr *Object);
  kir::Expr *memberPointerCast(const clang::CastExpr *E);
  kir::Expr *keepNull(kir::Expr *Pointer, kir::Expr *Adjusted);
  kir::Expr *baseToDerived(const clang::CastExpr *E, kir::Expr *Object);
  kir::Expr *capture(const clang::ValueDecl *D, clang::SourceLocation Loc);
  void bindReference(const clang::VarDecl *V, kir::Var *Var);
  void initializeVariable(const clang::VarDecl *V, kir::Var *Var);
  kir::Expr *listInitializer(const clang::InitListExpr *List, const kir::Type *Ty);
  void initializeOrdering(kir::Expr *Dest, const clang::BinaryOperator *E);
  void initializeConditional(kir::Expr *Dest, const clang::AbstractConditionalOperator *E);
  void inheritedConstructor(kir::Expr *Dest, const clang::CXXInheritedCtorInitExpr *E);
  void memberInitializer(const clang::CXXCtorInitializer *Init);
  bool isTrivialCopy(const clang::CXXMethodDecl *Method) const;
  void initializeElements(kir::Expr *Dest, llvm::ArrayRef<const clang::Expr *> Inits,
                          const clang::Expr *Filler);
  void initializeList(kir::Expr *Dest, const clang::InitListExpr *List);
  void initializeRecord(kir::Expr *Dest, const clang::CXXRecordDecl *D,
                        llvm::ArrayRef<const clang::Expr *> Inits,
                        const clang::FieldDecl *UnionField, clang::SourceLocation Loc);
  void initializeConstruct(kir::Expr *Dest, const clang::CXXConstructExpr *E);
  void initializeLambda(kir::Expr *Dest, const clang::LambdaExpr *E);
  void initializeArrayLoop(kir::Expr *Dest, const clang::ArrayInitLoopExpr *E);
  void forEachElement(kir::Expr *Array, llvm::function_ref<void(kir::Expr *)> Body,
                      clang::SourceLocation Loc);
};

} // namespace ampcc

#endif
