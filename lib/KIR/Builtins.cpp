//===- Builtins.cpp - the table of built-ins ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/AnyBuiltin.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::kir::builtin {

static const BuiltinInfo Unknown = {
    0, "", BuiltinEffect::Barrier, BuiltinSpread::OfThread, BuiltinKind::Plain, ""};

// The headers of the subjects declare some of them.
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE)                                       \
  extern const BuiltinInfo NAME;                                                                   \
  const BuiltinInfo NAME = {uint16_t(AnyBuiltin::NAME), #NAME,                                     \
                            BuiltinEffect::EFFECT,      BuiltinSpread::SPREAD,                     \
                            BuiltinKind::KIND,          SIGNATURE};
#include "ampcc/KIR/Builtins.def"

} // namespace ampcc::kir::builtin

/// By their numbers.
static const BuiltinInfo *const Rows[] = {
    &builtin::Unknown,
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) &builtin::NAME,
#include "ampcc/KIR/Builtins.def"
};

const BuiltinInfo &ampcc::kir::builtinInfo(AnyBuiltin B) { return *Rows[size_t(B)]; }

const BuiltinInfo &ampcc::kir::builtinInfo(StringRef Name) {
  static const StringMap<const BuiltinInfo *> Table = [] {
    StringMap<const BuiltinInfo *> Infos;
    for (const BuiltinInfo *Row : ArrayRef(Rows).drop_front())
      Infos[Row->Name] = Row;
    return Infos;
  }();
  auto It = Table.find(Name);
  return It == Table.end() ? builtin::Unknown : *It->second;
}
