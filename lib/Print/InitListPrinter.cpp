//===- InitListPrinter.cpp - lists in braces as C and C++ -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InitListPrinter.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class InitListPrinter {
  const Language &In;
  const StringRef Macro;
  function_ref<std::string(const Expr *)> Scalar;
  bool IsFirst = false; ///< the next scalar is the first one of an array

public:
  InitListPrinter(const Language &In, StringRef Macro,
                  function_ref<std::string(const Expr *)> Scalar)
      : In(In), Macro(Macro), Scalar(Scalar) {}

  std::string print(const InitList &List) {
    if (List.Elements.empty())
      return In.isCxx() ? "{}" : "{0}";
    auto *S = dyn_cast<StructType>(List.type());
    IsFirst |= !S && !Macro.empty();
    const bool Names = S && hasInnerPadding(In, *S);
    std::vector<std::string> Items;
    for (size_t I = 0; I < List.Elements.size(); ++I)
      Items.push_back((Names ? "." + S->Fields[I].Name + " = " : std::string()) +
                      element(List.Elements[I]));
    return "{" + join(Items, ", ") + "}";
  }

private:
  std::string element(const Expr *E) {
    if (auto *Inner = dyn_cast<InitList>(E))
      return print(*Inner);
    return std::exchange(IsFirst, false) ? (Macro + "(" + Scalar(E) + ")").str() : Scalar(E);
  }
};

} // namespace

std::string ampcc::printInitList(const Language &In, const InitList &List, StringRef Macro,
                                 function_ref<std::string(const Expr *)> Scalar) {
  return InitListPrinter(In, Macro, Scalar).print(List);
}
