//===- UnitRecord.cpp - the record of a unit's KIR in its object ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnitRecord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace ampcc {

/// The beginning of each record. The number is the version of KIR's text form and of records.
static constexpr StringLiteral Head = "ampcc-unit 2 ";

static Error bad(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

std::string UnitRecord::moduleSymbol() const {
  return "ampcc_kernels_that_ampcc_links_" +
         utohexstr(xxh3_64bits(MainFile + '\0' + Kernels), /*LowerCase=*/true, /*Width=*/16);
}

std::string bodySymbol(StringRef Function) {
  // A local entity of the function, for which C++ has a name.
  StringRef Encoding = Function;
  const std::string What = "amp_body_is_linked_by_ampcc";
  if (Encoding.consume_front("_Z"))
    return ("_ZZ" + Encoding + "E" + Twine(What.size()) + What).str();
  return (Function + "__" + What).str();
}

std::string writeRecord(const UnitRecord &R) {
  json::Array Facts;
  for (const auto &[Key, F] : R.Facts) {
    json::Array OfGcc;
    for (const std::string &Other : F.KeysOfGcc)
      OfGcc.push_back(json::fixUTF8(Other));
    Facts.push_back(json::Object{{"key", json::fixUTF8(Key)},
                                 {"of_gcc", std::move(OfGcc)},
                                 {"title", json::fixUTF8(F.Title)},
                                 {"size", int64_t(F.FunctorSize)}});
  }
  json::Object All{{"file", json::fixUTF8(R.MainFile)}};
  if (!R.Kernels.empty()) {
    All["kernels"] = R.Kernels;
    All["facts"] = std::move(Facts);
    All["native"] = R.Native;
    All["exact_lines"] = R.ExactLines;
    All["options"] = json::Array(R.CodeOptions);
  }
  if (!R.Functions.empty())
    All["functions"] = R.Functions;
  const std::string Text = formatv("{0}", json::Value(std::move(All))).str();
  SmallVector<uint8_t, 0> Bytes;
  compression::zlib::compress(arrayRefFromStringRef(Text), Bytes,
                              compression::zlib::BestSizeCompression);
  return (Head + Twine(Text.size()) + " " + encodeBase64(Bytes) + "\n").str();
}

static std::vector<std::string> textsIn(const json::Array *Of) {
  std::vector<std::string> Texts;
  if (Of)
    for (const json::Value &Text : *Of)
      Texts.push_back(Text.getAsString().value_or("").str());
  return Texts;
}

static Expected<UnitRecord> readRecord(StringRef Line) {
  auto [Number, Coded] = Line.split(' ');
  size_t Size = 0;
  std::vector<char> Packed;
  if (Number.getAsInteger(10, Size))
    return bad("a damaged record");
  if (Error E = decodeBase64(Coded, Packed))
    return std::move(E);
  constexpr size_t MostPacked = 1032; // bytes that zlib makes one of
  if (Size / MostPacked > Packed.size())
    return bad("a damaged record");
  SmallVector<uint8_t, 0> Bytes;
  if (Error E = compression::zlib::decompress(arrayRefFromStringRef({Packed.data(), Packed.size()}),
                                              Bytes, Size))
    return std::move(E);
  Expected<json::Value> Value = json::parse(toStringRef(Bytes));
  if (!Value)
    return Value.takeError();
  const json::Object *All = Value->getAsObject();
  if (!All)
    return bad("a damaged record");
  UnitRecord R;
  R.MainFile = All->getString("file").value_or("").str();
  R.Kernels = All->getString("kernels").value_or("").str();
  R.Functions = All->getString("functions").value_or("").str();
  R.Native = All->getBoolean("native").value_or(false);
  R.ExactLines = All->getBoolean("exact_lines").value_or(false);
  R.CodeOptions = textsIn(All->getArray("options"));
  if (const json::Array *Facts = All->getArray("facts"))
    for (const json::Value &Row : *Facts)
      if (const json::Object *F = Row.getAsObject())
        R.Facts[F->getString("key").value_or("").str()] = {
            uint64_t(F->getInteger("size").value_or(0)), textsIn(F->getArray("of_gcc")),
            F->getString("title").value_or("").str()};
  return R;
}

Expected<std::vector<UnitRecord>> readRecords(StringRef Section) {
  std::vector<UnitRecord> Result;
  for (StringRef Line : split(Section, '\n')) {
    Line = Line.ltrim('\0'); // the linker's padding between two sections
    if (Line.empty())
      continue;
    if (!Line.consume_front(Head))
      return bad("it was compiled by another version of ampcc");
    Expected<UnitRecord> R = readRecord(Line);
    if (!R)
      return R.takeError();
    Result.push_back(std::move(*R));
  }
  return Result;
}

/// The section's text. Excluded from programs ("e"), kept by `ld -r`.
static std::string sectionText(StringRef Record) {
  constexpr size_t Piece = 2000;
  std::string Out = "__asm__(\".pushsection " + RecordSection.str() + ",\\\"e\\\",%progbits\\n\"\n";
  for (StringRef Rest = Record.drop_back(); !Rest.empty();
       Rest = Rest.drop_front(std::min(Piece, Rest.size())))
    Out += ("  \".ascii \\\"" + Rest.take_front(Piece) + "\\\"\\n\"\n").str();
  return Out + "  \".ascii \\\"\\\\n\\\"\\n\"\n  \".popsection\");\n";
}

std::string recordText(const UnitRecord &R, ArrayRef<std::string> Lacking) {
  std::string Out = "#line 1 \"<ampcc link>\"\n"
                    "#pragma GCC diagnostic push\n"
                    "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n";
  if (!R.Kernels.empty()) {
    const std::string Hidden = "__attribute__((__visibility__(\"hidden\")))";
    Out += "extern \"C\" " + Hidden + " const __ampcc_module " + R.moduleSymbol() + ";\n";
    for (const auto &[Number, Function] : enumerate(Lacking))
      Out += ("extern \"C\" " + Hidden + " const char __ampcc_lacks_" + Twine(Number) +
              "[] __asm__(\"" + bodySymbol(Function) + "\");\n")
                 .str();
    Out += "namespace {\n"
           "__attribute__((__used__)) const char *const __ampcc_lacks[] = {\n";
    for (size_t I = 0; I < Lacking.size(); ++I)
      Out += "  __ampcc_lacks_" + utostr(I) + ",\n";
    Out += "};\n"
           "const __ampcc_registration __ampcc_linked __AMPCC_EARLY (" +
           R.moduleSymbol() +
           ", __ampcc_this_unit);\n"
           "}\n";
  }
  return Out + sectionText(writeRecord(R)) + "#pragma GCC diagnostic pop\n";
}

} // namespace ampcc
