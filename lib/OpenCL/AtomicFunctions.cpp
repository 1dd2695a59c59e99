//===- AtomicFunctions.cpp - atomic operations that OpenCL C 1.2 does not have ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AtomicFunctions.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/Doubles.h"
#include "ampcc/KIR/Expr.h"
#include "ampcc/Print/AtomicNames.h"
#include <set>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class FunctionWriter {
  const Builtin &B;
  const PointerType &To;
  const bool IsFloat, IsLong;
  const std::string Type, Pointer, Bits;
  std::vector<std::string> &Lines;

public:
  FunctionWriter(const Builtin &B, std::vector<std::string> &Lines)
      : B(B), To(*cast<PointerType>(B.Args[0]->type())), IsFloat(isa<FloatType>(To.Pointee)),
        IsLong(To.Pointee->size() == 8), Type(atomicTypeName(To.Pointee)),
        Pointer(std::string("volatile ") + (To.AS == Space::Local ? "__local " : "__global ")),
        Bits(IsLong ? "ulong" : "uint"), Lines(Lines) {}

  void write() {
    const bool IsStore = B.is(builtin::atomic_store), IsLoad = B.is(builtin::atomic_load);
    const std::string Head = "static inline " + (IsStore ? "void" : Type) + " " +
                             atomicFunctionName(B) + "(" + (IsLoad ? "const " : "") + Pointer +
                             Type + " *target";
    if (B.Args.size() > 2) {
      line(Head + ",");
      line("    " + Type + " expected, " + Type + " value) {");
    } else {
      line(Head + (B.Args.size() > 1 ? ", " + Type + " value" : "") + ") {");
    }
    if (IsLoad)
      line("  return *target;");
    else if (IsStore)
      line("  *target = value;");
    else
      change();
    line("}");
  }

private:
  void line(const std::string &Text) { Lines.push_back(Text); }

  void change() {
    if (IsLong)
      line("#ifdef cl_khr_int64_base_atomics");
    if (IsFloat)
      changeFloat();
    else if (isOfExtension())
      changeByExtension();
    else
      line("  return " + call() + ";");
    if (!IsLong)
      return;
    line("#else");
    line("  return 0;");
    line("#endif");
  }

  /// The function of OpenCL C, for an integer.
  std::string call() const {
    return "atom_" + B.Name.substr(StringRef("atomic_").size()) + "(target" +
           (B.Args.size() > 2 ? ", expected" : "") + (B.Args.size() > 1 ? ", value" : "") + ")";
  }

  /// cl_khr_int64_extended_atomics has it.
  bool isOfExtension() const {
    for (const BuiltinInfo *Row : {&builtin::atomic_min, &builtin::atomic_max, &builtin::atomic_and,
                                   &builtin::atomic_or, &builtin::atomic_xor})
      if (B.is(*Row))
        return true;
    return false;
  }

  void changeByExtension() {
    line("#ifdef cl_khr_int64_extended_atomics");
    line("  return " + call() + ";");
    line("#else");
    const std::string New = B.is(builtin::atomic_min)   ? "min(old, value)"
                            : B.is(builtin::atomic_max) ? "max(old, value)"
                            : B.is(builtin::atomic_and) ? "old & value"
                            : B.is(builtin::atomic_or)  ? "old | value"
                                                        : "old ^ value";
    line("  " + Type + " old = *target;");
    line("  for (;;) {");
    line("    " + Type + " seen = atom_cmpxchg(target, old, " + New + ");");
    line("    if (seen == old)");
    line("      return old;");
    line("    old = seen;");
    line("  }");
    line("#endif");
  }

  std::string bitsOf(const std::string &Value) const { return "as_" + Bits + "(" + Value + ")"; }

  /// NVIDIA's compiler: the GPU's instruction for a sum in global memory.
  void instruction() {
    line(std::string("#if defined(cl_nv_pragma_unroll)") +
         (IsLong ? " && COMPUTE_CAPABILITY >= 60" : ""));
    line("  " + Type + " old;");
    line(std::string("  __asm__ volatile(\"atom.global.add.") + (IsLong ? "f64" : "f32") +
         " %0, [%1], %2;\"");
    const std::string Register = IsLong ? "d" : "f";
    line("                   : \"=" + Register + "\"(old) : \"l\"(target), \"" + Register +
         "\"(value) : \"memory\");");
    line("  return old;");
    line("#else");
  }

  void changeFloat() {
    const bool IsSum = B.is(builtin::atomic_add);
    const bool HasInstruction = IsSum && To.AS == Space::Global;
    if (HasInstruction)
      instruction();
    loop(IsSum);
    if (HasInstruction)
      line("#endif");
  }

  void loop(bool IsSum) {
    const std::string PointerToBits = Pointer + (IsLong ? "atomic_long_bits *" : "atomic_bits *");
    line("  " + PointerToBits + "bits = (" + PointerToBits + ")target;");
    if (B.is(builtin::atomic_xchg))
      return line("  return as_" + Type + "(atom_xchg(bits, " + bitsOf("value") + "));");
    line("  " + Type + " old = *target;");
    line("  for (;;) {");
    if (!IsSum)
      leave();
    line("    " + Bits + " seen = " + (IsLong ? "atom_" : "atomic_") + "cmpxchg(bits, " +
         bitsOf("old") + ", " + bitsOf(IsSum ? "old + value" : "value") + ");");
    line("    if (seen == " + bitsOf("old") + ")");
    line("      return old;");
    line("    old = as_" + Type + "(seen);");
    line("  }");
  }

  /// The end of a minimum or maximum that does not store its value.
  void leave() {
    const bool IsMin = B.is(builtin::atomic_min);
    const std::string Old = IsMin ? "old" : "value", New = IsMin ? "value" : "old";
    line("    bool replaces = value " + std::string(IsMin ? "<" : ">") + " old || old != old ||");
    line("                    (value == old && signbit(" + New + ") && !signbit(" + Old + "));");
    line("    if (!replaces)");
    line("      return old;");
  }
};

} // namespace

std::vector<std::string> ampcc::atomicFunctions(const Module &M, bool OfDouble) {
  std::vector<std::string> Lines;
  std::set<std::string> Written;
  bool UsesLong = false, UsesFloat = false, UsesFence = false;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      UsesFence |= B && !OfDouble && isDeviceFence(*B);
      if (!B || !isAtomicOfText(*B))
        return;
      const Type *Of = cast<PointerType>(B->Args[0]->type())->Pointee;
      if (mentionsDouble(Of) != OfDouble || !Written.insert(atomicFunctionName(*B)).second)
        return;
      UsesLong |= Of->size() == 8;
      UsesFloat |=
          isa<FloatType>(Of) && !B->is(builtin::atomic_load) && !B->is(builtin::atomic_store);
      FunctionWriter(*B, Lines).write();
    });
  std::vector<std::string> Head;
  if (UsesFence)
    Head = {"#if defined(cl_nv_pragma_unroll)",
            "#define atomic_device_fence(flags) __asm__ volatile(\"membar.gl;\" ::: \"memory\")",
            "#elif defined(__clang__)",
            "#define atomic_device_fence(flags) __atomic_thread_fence(__ATOMIC_SEQ_CST)",
            "#else",
            "#error a fence for all threads of a launch needs a compiler of Clang or NVIDIA",
            "#endif"};
  if (UsesLong)
    for (const char *Extension : {"cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"}) {
      Head.push_back(std::string("#ifdef ") + Extension);
      Head.push_back(std::string("#pragma OPENCL EXTENSION ") + Extension + " : enable");
      Head.push_back("#endif");
    }
  if (UsesFloat)
    Head.push_back(OfDouble ? "typedef ulong __attribute__((may_alias)) atomic_long_bits;"
                            : "typedef uint __attribute__((may_alias)) atomic_bits;");
  Lines.insert(Lines.begin(), Head.begin(), Head.end());
  return Lines;
}
