//===- Builtins.cpp - lookup in the table of built-ins --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/AnyBuiltin.h"
#include "ampcc/KIR/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"

using namespace ampcc::kir;
using namespace llvm;

static const BuiltinInfo Rows[] = {
    {BuiltinID::Unknown, "", BuiltinEffect::Barrier, BuiltinSpread::OfThread, BuiltinKind::Plain,
     ""},
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE)                                       \
  {idOf(AnyBuiltin::NAME), #NAME,    BuiltinEffect::EFFECT, BuiltinSpread::SPREAD,                 \
   BuiltinKind::KIND,      SIGNATURE},
#include "ampcc/KIR/Builtins.def"
};

const BuiltinInfo &ampcc::kir::builtinInfo(BuiltinID ID) { return Rows[size_t(ID)]; }

const BuiltinInfo &ampcc::kir::builtinInfo(StringRef Name) {
  static const StringMap<BuiltinID> Table = [] {
    StringMap<BuiltinID> IDs;
    for (const BuiltinInfo &Row : ArrayRef(Rows).drop_front())
      IDs[Row.Name] = Row.ID;
    return IDs;
  }();
  auto It = Table.find(Name);
  return builtinInfo(It == Table.end() ? BuiltinID::Unknown : It->second);
}
