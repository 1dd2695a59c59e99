//===- LowerMessages.cpp - messages to the host lowered to memory accesses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that sends messages gets a parameter, the memory of the messages, and passes it down the
// chain of calls. An atomic addition reserves the words of a message. Its first word is the number
// of the message's row in the module's table, followed by the values (docs/runtime-abi.md,
// "Messages"). For the reports of --amp-check the memory has a counter for each site, and keeps the
// report of the thread with the least number, whatever the order of the threads.
//
// direct3d_abort ends a work-item from inside of any function: a function that may call it,
// directly or through others, sets a flag of the kernel through a parameter, and returns; its
// callers return as well.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

// The head of the memory, in words.
constexpr unsigned UsedWord = 0;
constexpr unsigned LostPrintsWord = 1; ///< that of errors and aborts is next
constexpr unsigned CapacityWord = 3;
constexpr unsigned HeadWords = 4;
constexpr unsigned SpareWords = 256; ///< after the messages
// Then, in a module with sites: the step of a thread's number in the second and in the third
// dimension, and two words for each site: the number of reports, and the least thread that
// reported.
constexpr unsigned StepWords = 2;
constexpr unsigned SiteWords = 2;
constexpr unsigned CheckedWords = 4; ///< of a report: its site, and the thread's place

class MessageLowering {
  PassContext &PC;
  Module &M;
  Context &Ctx;
  const Type *Word;
  const Type *Memory;
  DenseSet<const Function *> Senders, Enders, Asserters;
  Function *Begin = nullptr, *BeginReport = nullptr; ///< made when they are first needed
  // State of the present function.
  Function *F = nullptr;
  Var *Messages = nullptr, *Ended = nullptr;
  std::array<Var *, 3> Thread = {};

public:
  bool Changed = false;

  explicit MessageLowering(PassContext &PC)
      : PC(PC), M(PC.M), Ctx(M.Ctx), Word(Ctx.intTy(32, false)),
        Memory(Ctx.pointerTo(Word, false, Space::Global)) {
    for (Message &Sent : M.Messages)
      if (isAssertion(Sent) && Sent.Args.size() != Thread.size()) {
        Sent.Args.assign(Thread.size(), {Ctx.intTy(), ""});
        Changed = true;
      }
  }

  /// Computes the effects of Fn; those of its callees are known.
  void classify(Function &Fn) {
    bool Sends = false, Ends = false, Asserts = false;
    walkExprs(Fn.Body, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E)) {
        Sends |= B->is(builtin::send_message);
        Asserts |= B->is(builtin::send_message) && isAssertion(rowOf(*B));
        Ends |= B->is(builtin::end_thread);
      } else if (auto *C = dyn_cast<Call>(E)) {
        Sends |= Senders.contains(C->Callee);
        Ends |= Enders.contains(C->Callee);
        Asserts |= Asserters.contains(C->Callee);
      }
    });
    if (Asserts)
      Asserters.insert(&Fn);
    if (Sends)
      Senders.insert(&Fn);
    if (Ends)
      Enders.insert(&Fn);
  }

  void run(Function &Fn) {
    F = &Fn;
    Messages = Ended = nullptr;
    Thread = {};
    Changed |= Senders.contains(F) || Enders.contains(F);
    forEachCall(F->Body, [&](Call *C) { passDown(*C); });
    if (Senders.contains(F))
      messages();
    if (Enders.contains(F))
      ended();
    if (Asserters.contains(F))
      thread(0);
    block(*F->Body, /*IsTail=*/true);
    if (Ended && F->IsKernel)
      F->Body->Stmts.insert(F->Body->Stmts.begin(), Ctx.make<DeclStmt>(Ended, Ctx.intLit(0)));
    if (Thread[0] && F->IsKernel)
      for (unsigned D = 0; D < Thread.size(); ++D)
        F->Body->Stmts.insert(F->Body->Stmts.begin(), Ctx.make<DeclStmt>(Thread[D], place(D)));
  }

private:
  /// For the macro assert: its message contains the number of the thread.
  static bool isAssertion(const Message &Sent) {
    return Sent.K == Message::Kind::Abort && !Sent.Format.empty();
  }
  const Message &rowOf(const Builtin &Send) const {
    return M.Messages[size_t(cast<IntLit>(Send.Args[0])->Value)];
  }

  /// A component of the thread's place, the fastest first; above three dimensions its number.
  Expr *place(unsigned D) {
    const unsigned Rank = F->DomainRank > 3 ? 1 : F->DomainRank;
    if (D >= Rank)
      return Ctx.intLit(0);
    return Ctx.make<Builtin>(Ctx.intTy(), builtin::get_global_id,
                             std::vector<Expr *>{Ctx.intLit(D)});
  }
  /// A kernel's own variable, in other functions a parameter.
  Expr *thread(unsigned D) {
    static constexpr StringLiteral Names[] = {"thread_x", "thread_y", "thread_z"};
    for (unsigned I = 0; I < Thread.size() && !Thread[Thread.size() - 1]; ++I)
      Thread[I] = F->IsKernel ? temp(Ctx.intTy(), Names[I]) : param(*F, Names[I], Ctx.intTy());
    return Ctx.ref(Thread[D]);
  }

  Expr *word(uint64_t Value) { return Ctx.make<IntLit>(Word, int64_t(Value)); }

  Var *param(Function &Of, StringRef Name, const Type *Ty) {
    auto *V = Ctx.var(Name, Ty, Of.Pos);
    V->S = Var::Storage::Param;
    V->IsConst = true;
    Of.Params.push_back(V);
    return V;
  }

  Var *temp(const Type *Ty, StringRef Name) { return Ctx.temp(Name, Ty); }

  Var *messages() {
    if (!Messages) {
      Messages = param(*F, "messages", Memory);
      if (F->IsKernel) {
        Messages->Binding.emplace();
        Messages->Binding->K = ArgBinding::Kind::Messages;
      }
    }
    return Messages;
  }

  /// A kernel's own variable, in other functions a pointer to it.
  Var *ended() {
    if (!Ended) {
      Ended =
          F->IsKernel ? temp(Ctx.intTy(), "ended") : param(*F, "ended", Ctx.pointerTo(Ctx.intTy()));
    }
    return Ended;
  }
  Expr *endedFlag() { return F->IsKernel ? Ctx.ref(ended()) : Ctx.deref(Ctx.ref(ended())); }

  void passDown(Call &C) {
    if (Senders.contains(C.Callee))
      C.Args.push_back(Ctx.ref(messages()));
    if (Enders.contains(C.Callee))
      C.Args.push_back(F->IsKernel ? Ctx.addressOf(Ctx.ref(ended())) : Ctx.ref(ended()));
    for (unsigned D = 0; D < Thread.size() && Asserters.contains(C.Callee); ++D)
      C.Args.push_back(thread(D));
  }

  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  static Builtin *builtin(Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    return X ? dyn_cast<Builtin>(X->E) : nullptr;
  }

  /// A call in S itself, not in its blocks, may end the work-item.
  bool mayEnd(Stmt *S) {
    bool Found = false;
    forEachExpr(S, [&](Expr *&Root) {
      walkExprs(Root, [&](Expr *&E) {
        auto *C = dyn_cast<Call>(E);
        Found |= C && Enders.contains(C->Callee);
      });
    });
    return Found;
  }

  /// IsTail: the function ends after the block.
  void block(Block &B, bool IsTail) {
    std::vector<Stmt *> Out;
    const Stmt *Unfollowed = nullptr;
    for (Stmt *S : B.Stmts) {
      bool Last = IsTail && S == B.Stmts.back();
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner, Last && isa<Block, If>(S)); });
      Builtin *Does = builtin(S);
      bool Follows = Does && Does->is(builtin::follow_end);
      if (Unfollowed && !Follows)
        notFollowed(*Unfollowed);
      Unfollowed = mayEnd(S) ? S : nullptr;
      size_t First = Out.size();
      if (Does && Does->is(builtin::send_message)) {
        send(*Does, Out);
      } else if (Does && Does->is(builtin::end_thread)) {
        Out.push_back(Ctx.assign(endedFlag(), Ctx.intLit(1)));
        leave(Out);
      } else if (Follows) {
        if (Enders.contains(F) && !(Last && F->ReturnTy->isVoid()))
          follow(Out);
      } else {
        Out.push_back(S);
        continue;
      }
      Changed = true;
      for (size_t I = First; I < Out.size(); ++I)
        Out[I]->Pos = S->Pos;
    }
    if (Unfollowed)
      notFollowed(*Unfollowed);
    B.Stmts = std::move(Out);
  }

  /// Lower and this pass must agree on who ends threads.
  void notFollowed(const Stmt &S) { PC.internal(S.Pos, "a call of direct3d_abort goes unnoticed"); }

  void follow(std::vector<Stmt *> &Out) {
    auto *Then = Ctx.make<Block>();
    leave(Then->Stmts);
    Out.push_back(Ctx.make<If>(
        Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, endedFlag(), Ctx.intLit(0)), Then));
  }

  /// Returns from the function; the value is not used.
  void leave(std::vector<Stmt *> &Out) {
    const Type *Ty = F->ReturnTy;
    if (Ty->isVoid()) {
      Out.push_back(Ctx.make<Return>());
    } else if (Ty->isAggregate()) {
      Var *Nothing = temp(Ty, "nothing");
      Out.push_back(Ctx.make<DeclStmt>(Nothing));
      Out.push_back(Ctx.make<Return>(Ctx.ref(Nothing)));
    } else if (Ty->isPointer()) {
      Out.push_back(Ctx.make<Return>(Ctx.make<NullPtr>(Ty)));
    } else if (isa<FloatType>(Ty)) {
      Out.push_back(Ctx.make<Return>(Ctx.make<FloatLit>(Ty, 0.0)));
    } else {
      Out.push_back(Ctx.make<Return>(Ctx.make<IntLit>(Ty, 0)));
    }
  }

  //===--------------------------------------------------------------------===//
  // Messages
  //===--------------------------------------------------------------------===//

  /// The words of a value, which is evaluated now.
  void words(Expr *Value, std::vector<Stmt *> &Out, std::vector<Expr *> &Words) {
    bool IsWide = Value->type()->size() == 8;
    if (isa<FloatType>(Value->type()))
      Value = Ctx.make<Builtin>(IsWide ? Ctx.intTy(64, false) : Word,
                                IsWide ? builtin::as_ulong : builtin::as_uint,
                                std::vector<Expr *>{Value});
    else if (IsWide)
      Value = Ctx.make<Cast>(Ctx.intTy(64, false), Value, false);
    else
      Value = Ctx.make<Cast>(Word, Value, false);
    Var *V = temp(Value->type(), "value");
    Out.push_back(Ctx.make<DeclStmt>(V, Value));
    if (!IsWide) {
      Words.push_back(Ctx.ref(V));
      return;
    }
    Words.push_back(Ctx.make<Cast>(Word, Ctx.ref(V), false));
    Words.push_back(Ctx.make<Cast>(
        Word, Ctx.make<Binary>(V->Ty, BinaryOp::Shr, Ctx.ref(V), Ctx.intLit(32)), false));
  }

  void send(Builtin &Does, std::vector<Stmt *> &Out) {
    auto Index = size_t(cast<IntLit>(Does.Args[0])->Value);
    const Message::Kind K = M.Messages[Index].K;
    std::vector<Expr *> Words;
    for (Expr *Value : drop_begin(Does.Args))
      words(Value, Out, Words);
    for (unsigned D = 0; D < Thread.size() && isAssertion(M.Messages[Index]); ++D)
      words(thread(D), Out, Words);
    // Row 0 is 1: 0 is the end of the messages.
    std::vector<Expr *> Args{Ctx.ref(messages()), word(Index + 1), word(Words.size() + 1),
                             word(LostPrintsWord + (K != Message::Kind::Print))};
    for (unsigned I = 0; I < CheckedWords && K == Message::Kind::Check; ++I)
      Args.push_back(clone(Ctx, Words[I]));
    auto *Place = Ctx.make<Call>(K == Message::Kind::Check ? beginReport() : begin(), Args);
    if (Words.empty()) {
      Out.push_back(Ctx.make<ExprStmt>(Place));
      return;
    }
    Var *At = temp(Word, "message");
    Out.push_back(Ctx.make<DeclStmt>(At, Place));
    for (size_t I = 0; I < Words.size(); ++I)
      Out.push_back(store(messages(), sum(Ctx.ref(At), I), Words[I]));
  }

  Expr *sum(Expr *Left, uint64_t Right) {
    return Right ? Ctx.make<Binary>(Word, BinaryOp::Add, Left, word(Right)) : Left;
  }
  Expr *element(Var *Pointer, Expr *Index) { return Ctx.make<Subscript>(Ctx.ref(Pointer), Index); }
  Stmt *store(Var *Pointer, Expr *Index, Expr *Value) {
    return Ctx.assign(element(Pointer, Index), Value);
  }

  /// Creates the function that reserves a message of a given number of words and writes the first:
  /// it returns the index of the second. If there is no room, it counts that and returns the index
  /// of the spare words. The counter stays close to the capacity, so that it never overflows.
  ///
  /// A message is straight code, and this stays a function, because of a bug in PoCL 3.1: with
  /// optimisation it merges the ends of two messages before a return. If the merged code has
  /// branches, and a barrier is between the two, work-items take the wrong path.
  Function *begin() {
    if (Begin)
      return Begin;
    Begin = M.createFunction("begin_message", Word);
    Begin->NeverInline = true;
    Var *To = param(*Begin, "messages", Memory), *Row = param(*Begin, "row", Word),
        *Words = param(*Begin, "words", Word), *Lost = param(*Begin, "lost", Word);
    auto Add = [&](Expr *Index, Expr *By) {
      return Ctx.make<Builtin>(Word, builtin::atomic_add,
                               std::vector<Expr *>{Ctx.addressOf(element(To, Index)), By});
    };
    auto Less = [&](BinaryOp Op, Expr *Left) {
      return Ctx.make<Binary>(Ctx.boolTy(), Op, Left, element(To, word(CapacityWord)));
    };
    auto If1 = [&](Expr *Cond, std::vector<Stmt *> Stmts) {
      auto *Then = Ctx.make<Block>();
      Then->Stmts = std::move(Stmts);
      return Ctx.make<If>(Cond, Then);
    };
    Var *At = temp(Word, "at");
    auto *Body = Ctx.make<Block>();
    Body->Stmts.push_back(Ctx.make<DeclStmt>(At, Add(word(UsedWord), word(0))));
    Body->Stmts.push_back(If1(
        Less(BinaryOp::Lt, Ctx.ref(At)),
        {Ctx.assign(Ctx.ref(At), Add(word(UsedWord), Ctx.ref(Words))),
         If1(Less(BinaryOp::Le, Ctx.make<Binary>(Word, BinaryOp::Add, Ctx.ref(At), Ctx.ref(Words))),
             {store(To, sum(Ctx.ref(At), HeadWords), Ctx.ref(Row)),
              Ctx.make<Return>(sum(Ctx.ref(At), HeadWords + 1))}),
         If1(Less(BinaryOp::Lt, Ctx.ref(At)), {store(To, sum(Ctx.ref(At), HeadWords), word(0))})}));
    Body->Stmts.push_back(Ctx.make<ExprStmt>(Add(Ctx.ref(Lost), word(1))));
    Body->Stmts.push_back(Ctx.make<Return>(sum(element(To, word(CapacityWord)), HeadWords)));
    Begin->Body = Body;
    return Begin;
  }

  Expr *add(Expr *Left, Expr *Right) { return Ctx.make<Binary>(Word, BinaryOp::Add, Left, Right); }
  Expr *atomic(const BuiltinInfo &Row, Var *To, Expr *Index, Expr *Value) {
    return Ctx.make<Builtin>(Word, Row,
                             std::vector<Expr *>{Ctx.addressOf(element(To, Index)), Value});
  }

  /// The same for a report, which is counted. It finds room if no thread with a lower number, nor
  /// this one, has had one of the site: the host takes the least, which is the same in every run.
  Function *beginReport() {
    if (BeginReport)
      return BeginReport;
    Function *Message = begin();
    BeginReport = M.createFunction("begin_report", Word);
    BeginReport->NeverInline = true;
    Var *To = param(*BeginReport, "messages", Memory), *Row = param(*BeginReport, "row", Word),
        *Words = param(*BeginReport, "words", Word), *Lost = param(*BeginReport, "lost", Word),
        *Site = param(*BeginReport, "site", Word), *X = param(*BeginReport, "x", Word),
        *Y = param(*BeginReport, "y", Word), *Z = param(*BeginReport, "z", Word);
    auto AfterRecords = [&](uint64_t Words) { return sum(element(To, word(CapacityWord)), Words); };
    auto Times = [&](Expr *Left, Expr *Right) {
      return Ctx.make<Binary>(Word, BinaryOp::Mul, Left, Right);
    };
    constexpr unsigned Steps = HeadWords + SpareWords;
    auto OfSite = [&](unsigned I) {
      return add(AfterRecords(Steps + StepWords + I), Times(Ctx.ref(Site), word(SiteWords)));
    };
    Expr *Number = add(Ctx.ref(X), add(Times(Ctx.ref(Y), element(To, AfterRecords(Steps))),
                                       Times(Ctx.ref(Z), element(To, AfterRecords(Steps + 1)))));
    // 0 stands for no thread. The threads store complements, so that the least number is the
    // maximum.
    Var *Mine = temp(Word, "mine");
    auto *Body = BeginReport->Body = Ctx.make<Block>();
    Body->Stmts.push_back(Ctx.make<ExprStmt>(atomic(builtin::atomic_add, To, OfSite(0), word(1))));
    Body->Stmts.push_back(
        Ctx.make<DeclStmt>(Mine, Ctx.make<Binary>(Word, BinaryOp::Sub, word(0xffffffff), Number)));
    auto *Then = Ctx.make<Block>();
    Then->Stmts.push_back(Ctx.make<Return>(AfterRecords(HeadWords)));
    Body->Stmts.push_back(Ctx.make<If>(
        Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ge,
                         atomic(builtin::atomic_max, To, OfSite(1), Ctx.ref(Mine)), Ctx.ref(Mine)),
        Then));
    Body->Stmts.push_back(Ctx.make<Return>(Ctx.make<Call>(
        Message, std::vector<Expr *>{Ctx.ref(To), Ctx.ref(Row), Ctx.ref(Words), Ctx.ref(Lost)})));
    return BeginReport;
  }
};

} // namespace

bool ampcc::lowerMessages(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = calleesFirst(PC.M.Functions, &Recursive);
  if (Recursive)
    return false; // the inliner reports it
  MessageLowering Lowering(PC);
  for (Function *F : Order)
    Lowering.classify(*F);
  for (Function *F : Order)
    Lowering.run(*F);
  return Lowering.Changed;
}
