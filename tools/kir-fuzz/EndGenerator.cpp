//===- EndGenerator.cpp - random code with threads that end within calls --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `direct3d_abort` ends a thread: all functions on its call stack return. Lower marks each call of
// a function that may end the thread by a `follow_end` after the call.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

void Generator::endFunctions() {
  if (!(HasEnds = R.percent(15)))
    return;
  auto Inline = [&] { return R.percent(30) ? "inline " : ""; };
  emit(Inline() + std::string("uint end_at(uint n, uint v) { if (n == 3u) { "
                              "@send_message<void>(2); @end_thread<void>(); } return v ^ n; }"));
  emit("uint end_within(uint n, uint v) { temp uint r = end_at(n, v); @follow_end<void>(); return "
       "r ^ 5u; }");
  emit(Inline() + std::string("void end_in_loop(uint n, uint* p) { for (uint i = 0u; i < 3u; ++i) "
                              "{ *p ^= i; end_at(n + i, *p); @follow_end<void>(); } }"));
}

/// Code in which the thread ends here, in a call, or not at all. Barriers must not wait for a
/// thread that has ended.
void Generator::endThread() {
  const std::string Name = fresh("r");
  const std::string N = "(uint)" + reduced(variable(Ty::I32), {0, 7}).Text;
  const std::string V = expr(Ty::U32, 1).Text;
  switch (R.below(4)) {
  case 0:
    return emit("if (" + condition(1).Text + ") { @send_message<void>(2); @end_thread<void>(); }");
  case 1: {
    std::string Pointer = ownElement(Ty::U32);
    if (Pointer.empty() || R.percent(50))
      Pointer = ownVariable(Ty::U32);
    return emit("end_in_loop(" + N + ", " + Pointer + "); @follow_end<void>();");
  }
  default:
    emit("temp uint " + Name + " = " + R.oneOf({"end_at(", "end_within("}) + N + ", " + V +
         "); @follow_end<void>();");
    Scalars.push_back({Name, Ty::U32, fullRange(Ty::U32), true, false, true});
  }
}
