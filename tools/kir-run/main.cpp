//===- main.cpp - tool that runs a kernel of a KIR text -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-run [options] FILE runs a kernel, or any function, of a KIR text and prints the buffers and
// messages that it leaves; or, with exit status 1, why the launch has no meaning, with the line of
// the text. Inputs follow from a seed, or are given. Exit status 2: the text or the options are
// wrong, or the interpreter gave up.
//
//===----------------------------------------------------------------------===//
#include "Inputs.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/thread.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

cl::OptionCategory Category("kir-run options");
cl::opt<std::string> File(cl::Positional, cl::desc("FILE"), cl::init("-"), cl::cat(Category));
cl::opt<std::string> Kernel("kernel", cl::value_desc("NAME"), cl::cat(Category),
                            cl::desc("the kernel or function to run; without it all kernels, or "
                                     "all functions of a module without kernels"));
cl::opt<std::string> Extent("extent", cl::value_desc("N[,N...]"), cl::cat(Category),
                            cl::desc("the compute domain, the most significant component first"));
cl::opt<std::string> Tile("tile", cl::value_desc("N[,N...]"), cl::cat(Category),
                          cl::desc("the size of a tile, for kernels that get it with the launch"));
cl::opt<uint64_t> Seed("seed", cl::init(0), cl::cat(Category),
                       cl::desc("what the inputs follow from that are not given"));
cl::opt<std::string> Order("order", cl::value_desc("forward|backward|SEED"), cl::init("forward"),
                           cl::cat(Category), cl::desc("the order in which threads run"));
cl::opt<bool> RightFirst("right-first", cl::cat(Category),
                         cl::desc("evaluate operands from right to left where C leaves it open"));
cl::list<std::string> Values("value", cl::value_desc("NAME=VALUE[,VALUE...]"), cl::cat(Category),
                             cl::desc("the argument of a parameter"));
cl::list<std::string>
    Buffers("buffer", cl::value_desc("NAME=VALUE[,VALUE...]"), cl::cat(Category),
            cl::desc("the memory that a parameter points to; '?' is not initialised, "
                     "'0*64' is 64 zeros"));
cl::opt<uint64_t> Steps("steps", cl::init(1u << 24), cl::cat(Category),
                        cl::desc("statements and iterations that may run"));
cl::opt<unsigned> Elements("elements", cl::init(64), cl::cat(Category),
                           cl::desc("the length of buffers that are not given"));
cl::opt<unsigned> Padding("padding", cl::init(0), cl::cat(Category),
                          cl::desc("threads that pad a launch without tiles"));
cl::opt<unsigned> Strip("strip", cl::init(0), cl::cat(Category),
                        cl::desc("threads that a call of the tile form runs at most"));
cl::opt<bool> Specialised("specialised", cl::cat(Category),
                          cl::desc("build for the views' offsets and the usual values at hand"));

constexpr int WrongProgram = 1, WrongInput = 2;
constexpr unsigned MostElements = 1u << 24; ///< most elements of a buffer without given values

int fail(const Twine &Message) {
  errs() << "kir-run: error: " << Message << '\n';
  return WrongInput;
}

std::unique_ptr<Module> read() {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(File, /*IsText=*/true);
  if (!Buffer) {
    fail(File + ": " + Buffer.getError().message());
    return nullptr;
  }
  std::string Error;
  std::unique_ptr<Module> M = readText((*Buffer)->getBuffer(), Error, OpaquePositions::LinesOfText);
  if (!M) {
    errs() << File << ':' << Error << '\n';
    return nullptr;
  }
  const std::vector<Finding> Errors = findErrors(*M);
  for (const Finding &E : Errors)
    errs() << File << ':' << (E.Pos.Opaque ? utostr(E.Pos.Opaque) + ": " : " ")
           << "error: " << E.Sentence << '\n';
  return Errors.empty() ? std::move(M) : nullptr;
}

/// Returns the functions that the options select.
std::vector<const Function *> chosen(const Module &M) {
  std::vector<const Function *> Named, Kernels, All;
  for (const Function *F : M.Functions) {
    if (F->Name == Kernel)
      Named.push_back(F);
    if (F->IsKernel)
      Kernels.push_back(F);
    if (F->Body)
      All.push_back(F);
  }
  return !Kernel.empty() ? Named : Kernels.empty() ? All : Kernels;
}

bool hasParameter(const Function &F, StringRef Name) {
  return any_of(F.Params, [&](const Var *P) { return P->Name == Name; });
}

/// Reads numbers with commas between them.
bool readExtent(StringRef Text, std::vector<unsigned> &Extent) {
  Extent.clear();
  SmallVector<StringRef, 4> Parts;
  Text.split(Parts, ',');
  return all_of(
      Parts, [&](StringRef Part) { return !Part.trim().getAsInteger(10, Extent.emplace_back()); });
}

/// Sets L to the launch that the options describe. Returns an error message, or an empty string.
std::string describe(const Function &F, Launch &L) {
  L = seededLaunch(F, Seed, Elements);
  if (!Extent.empty() && !readExtent(Extent, L.Extent))
    return "'" + Extent + "' is no extent";
  if (!Tile.empty() && !readExtent(Tile, L.Tile))
    return "'" + Tile + "' is no tile";
  if (Order == "backward")
    L.Order = ThreadOrder::backward();
  else if (Order != "forward") {
    uint64_t Number = 0;
    if (StringRef(Order).getAsInteger(10, Number))
      return "'" + Order + "' is no order";
    L.Order = ThreadOrder::seeded(Number);
  }
  L.RightFirst = RightFirst;
  L.StepLimit = Steps;
  L.Padding = Padding;
  L.StripLength = Strip;
  L.IsSpecialised = Specialised;
  for (const auto *List : {&Values, &Buffers})
    for (const std::string &Each : *List)
      if (hasParameter(F, StringRef(Each).split('=').first))
        if (std::string Error = setInput(L, F, Each); !Error.empty())
          return Error;
  return "";
}

/// Returns the first parameter in the options that none of the functions has; empty if there is
/// none.
StringRef unknownParameter(const std::vector<const Function *> &Functions) {
  for (const auto *List : {&Values, &Buffers})
    for (const std::string &Each : *List) {
      const StringRef Name = StringRef(Each).split('=').first;
      if (none_of(Functions, [&](const Function *F) { return hasParameter(*F, Name); }))
        return Name;
    }
  return "";
}

void print(const Module &M, const Function &F, const Outcome &O) {
  for (const Var *P : F.Params) {
    auto *Pointer = dyn_cast<PointerType>(P->Ty);
    if (!Pointer)
      continue;
    const Bytes *Memory = nullptr;
    if (!P->Binding) {
      auto It = O.Unbound.find(P->Name);
      Memory = It == O.Unbound.end() ? nullptr : &It->second;
    } else if (P->Binding->K == ArgBinding::Kind::Buffer) {
      auto It = O.Buffers.find(HostPlace::of(*P->Binding));
      Memory = It == O.Buffers.end() ? nullptr : &It->second;
    }
    if (!Memory)
      continue;
    outs() << "  " << P->Name << ':';
    printValues(outs(), Pointer->Pointee, *Memory);
    outs() << '\n';
  }
  if (!F.IsKernel && !F.ReturnTy->isVoid()) {
    outs() << "  returns:";
    printValues(outs(), F.ReturnTy, O.Returned);
    outs() << '\n';
  }
  for (const SentMessage &Sent : O.Messages) {
    outs() << "  message " << Sent.Index << ':';
    for (uint32_t Word : Sent.Words)
      outs() << ' ' << Word;
    if (Sent.Index < M.Messages.size() && !M.Messages[Sent.Index].Format.empty()) {
      outs() << " of \"";
      printEscapedString(M.Messages[Sent.Index].Format, outs());
      outs() << '"';
    }
    outs() << '\n';
  }
}

/// Prints where the kernel has no meaning, why, and in which thread.
int report(const Undefined &U) {
  outs() << File << ':' << (U.Pos.Opaque ? utostr(U.Pos.Opaque) + ": " : " ")
         << Undefined::nameOf(U.K) << ": " << U.Sentence;
  if (U.Thread)
    outs() << " (thread " << *U.Thread << ')';
  outs() << '\n';
  return U.isOfProgram() ? WrongProgram : WrongInput;
}

} // namespace

static int run() {
  std::unique_ptr<Module> M = read();
  if (!M)
    return WrongInput;
  const std::vector<const Function *> Functions = chosen(*M);
  if (Functions.empty())
    return fail(Kernel.empty() ? Twine("there is nothing to run")
                               : "there is no function '" + Twine(Kernel) + "'");
  if (const StringRef Name = unknownParameter(Functions); !Name.empty())
    return fail("no function that is run has a parameter '" + Name + "'");
  if (Elements > MostElements)
    return fail(Twine(Elements) + " elements are more than the interpreter has room for");
  Interpreter Interp(*M);
  int Status = 0;
  for (const Function *F : Functions) {
    Launch L;
    if (std::string Error = describe(*F, L); !Error.empty())
      return fail(Error);
    const Outcome O = Interp.run(*F, L);
    outs() << F->Name << '\n';
    if (O.Problem)
      Status = std::max(Status, report(*O.Problem));
    else
      print(*M, *F, O);
  }
  return Status;
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  if (!cl::ParseCommandLineOptions(Argc, Argv,
                                   "runs a kernel of a KIR text and prints its buffers\n", &errs()))
    return WrongInput;
  // A thread with a large stack, because the reader and the verifier recurse into expressions.
  constexpr unsigned StackSize = 1u << 30;
  int Status = 0;
  llvm::thread Worker(std::optional<unsigned>(StackSize), [&] { Status = run(); });
  Worker.join();
  return Status;
}
