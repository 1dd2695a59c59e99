//===- MessageLowering.cpp - lowering of direct3d_printf and similar (spec 12.3) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call becomes a row of the module's table of messages and the built-in send_message with the
// values that the device computes; literals stay in the table. direct3d_abort is followed by
// end_thread. In a unit that uses it, every call of a function is a separate statement followed by
// follow_end, so that the end of a thread takes effect before anything else is evaluated; the pass
// lower-messages keeps those that are needed.
//
//===----------------------------------------------------------------------===//
#include "CallLowering.h"
#include "EvaluationOrder.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace ampcc;
using namespace clang;

/// How the runtime treats it.
static kir::Message::Kind kindInModule(MessageKind Kind) {
  switch (Kind) {
  case MessageKind::Print:
    return kir::Message::Kind::Print;
  case MessageKind::Error:
    return kir::Message::Kind::Error;
  case MessageKind::Abort:
  case MessageKind::Assert:
    return kir::Message::Kind::Abort;
  }
  llvm_unreachable("a kind without a treatment");
}

/// The literal that an argument is; null for others.
static const StringLiteral *literal(const Expr *Arg) {
  return dyn_cast<StringLiteral>(Arg->IgnoreParenImpCasts());
}

/// A text as C sees it.
static std::string cString(const StringLiteral *Text) {
  return Text->getBytes().take_until([](char C) { return C == '\0'; }).str();
}

/// A float is sent as it is, not as the double that C makes of it.
static const Expr *beforePromotion(const Expr *Arg) {
  const auto *Cast = dyn_cast<ImplicitCastExpr>(Arg->IgnoreParens());
  if (Cast && Cast->getCastKind() == CK_FloatingCast)
    return Cast->getSubExpr();
  return Arg;
}

/// The text of a failed assertion for a call in the macro assert, from its arguments, which are
/// texts of the compiler.
static std::string failedAssertion(const CallExpr *E) {
  const StringLiteral *Text = literal(E->getArg(0));
  return "Assertion '" + (Text ? cString(Text) : std::string()) + "' failed";
}

kir::Expr *CallLowering::messageCall(const CallExpr *E, MessageKind Kind) {
  kir::Message Sent;
  Sent.K = kindInModule(Kind);
  // A row of the table names the user's line, also if the call is in a macro.
  Sent.Pos = M.pos(E->getExprLoc());
  SmallVector<const Expr *, 8> Values;
  const bool Ends = endsThread(Kind);
  if (Kind == MessageKind::Assert)
    Sent.Format = failedAssertion(E);
  for (unsigned I = 0; I < E->getNumArgs() && !Ends; ++I) {
    const StringLiteral *Text = literal(E->getArg(I));
    if (I == 0 && !Text)
      return Code.unsupported(E->getArg(I)->getBeginLoc(), "a format that is no literal");
    if (I == 0)
      Sent.Format = cString(Text);
    else if (Text)
      Sent.Args.push_back({nullptr, cString(Text)});
    else
      Values.push_back(beforePromotion(E->getArg(I)));
    if (I > 0 && !Text)
      Sent.Args.push_back({M.type(Values.back()->getType(), Values.back()->getBeginLoc()), ""});
  }
  auto Lowered = lowerInOrder(Code, Values.size(), [&](size_t I) { return Exprs.expr(Values[I]); });
  if (Lowered.size() != Values.size())
    return nullptr;
  std::vector<kir::Expr *> Args{Ctx.intLit(M.Module.Messages.size())};
  Args.insert(Args.end(), Lowered.begin(), Lowered.end());
  M.Module.Messages.push_back(std::move(Sent));
  SourceLocation Loc = E->getExprLoc();
  Code.appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::send_message, std::move(Args)),
                  Loc);
  if (Ends)
    Code.appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::end_thread), Loc);
  return nullptr;
}

bool CallLowering::print(const CallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  if (!Callee || compilerBuiltin(Callee->getBuiltinID()) != CompilerBuiltin::Message)
    return false;
  llvm::SaveAndRestore Save(Code.Now, static_cast<const Expr *>(E));
  messageCall(E, MessageKind::Print);
  return true;
}

/// The text of the message for a trap.
static std::string trapText(const Expr *E, const FunctionDecl *In) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  if (const auto *Call = dyn_cast<CallExpr>(E)) {
    OS << "'" << Call->getDirectCallee()->getQualifiedNameAsString() << "' was called";
    if (const StringLiteral *First = Call->getNumArgs() ? literal(Call->getArg(0)) : nullptr;
        First && First->getCharByteWidth() == 1)
      OS << ": " << cString(First);
  } else {
    const Expr *Thrown = cast<CXXThrowExpr>(E)->getSubExpr();
    OS << "'throw' of ";
    if (Thrown)
      OS << "'" << Thrown->getType().getAsString() << "' ";
    OS << "in '" << In->getQualifiedNameAsString() << "'";
  }
  return Text;
}

kir::Expr *CallLowering::trap(const Expr *E) {
  const SourceLocation Loc = E->getExprLoc();
  kir::Message Sent;
  Sent.K = kir::Message::Kind::Abort;
  Sent.Pos = M.pos(Loc);
  Sent.Format = trapText(E, cast<FunctionDecl>(M.From.Functions.lookup(&Code.F)));
  std::vector<kir::Expr *> Args{Ctx.intLit(M.Module.Messages.size())};
  M.Module.Messages.push_back(std::move(Sent));
  Code.appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::send_message, std::move(Args)),
                  Loc);
  Code.appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::end_thread), Loc);
  const kir::Type *Ty = M.type(E->getType(), Loc);
  return !Ty || Ty->isVoid() || Ty->isAggregate() ? nullptr : Code.zeroOf(Ty);
}

bool ModuleLowering::mayEndThread(const FunctionDecl *Function) {
  Function = Function->getCanonicalDecl();
  // A recursive function ends the thread if it calls itself too often (lower-recursion): each
  // function of the cycle comes to one whose calls are still being followed.
  auto [It, New] = EndsThread.try_emplace(Function, true);
  if (!New)
    return It->second;
  std::optional<MessageKind> Kind = messageKind(Function);
  // A function that another translation unit defines may end the thread.
  bool Ends = Kind ? endsThread(*Kind)
                   : Calls.mayTrap(Function) || Calls.callsIndirectly(Function) ||
                         (restrictionsOf(Function).Amp && isElsewhere(Function));
  for (const CallGraph::Call &To : Calls.calls(Function))
    Ends = Ends || mayEndThread(To.Callee);
  return EndsThread[Function] = Ends;
}
