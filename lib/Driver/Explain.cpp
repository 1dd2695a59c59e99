//===- Explain.cpp - explanations of ampcc's messages ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Explain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace llvm;
namespace ampcc {
namespace {

struct Explanation {
  StringLiteral Name, Level, Group, Msvc, Spec;
  StringLiteral Text;                 ///< for a reader, `...` in place of arguments
  StringLiteral Pattern;              ///< a regular expression for the text with any arguments
  StringLiteral Advice, Wrong, Right; ///< empty if no test shows the message
};

constexpr Explanation Explanations[] = {
#define EXPLANATION(NAME, LEVEL, GROUP, MSVC, SPEC, TEXT, PATTERN, ADVICE, WRONG, RIGHT)           \
  {NAME, LEVEL, GROUP, MSVC, SPEC, TEXT, PATTERN, ADVICE, WRONG, RIGHT},
#include "Explanations.def"
};

using Found = SmallVector<const Explanation *, 4>;

template <typename Predicate> Found select(Predicate Fits) {
  Found Result;
  for (const Explanation &E : Explanations)
    if (Fits(E))
      Result.push_back(&E);
  return Result;
}

/// The messages that are meant: those of this name, number or group, else those with this text,
/// else those that contain it.
Found find(StringRef What) {
  StringRef Group = What;
  Group.consume_front("-W");
  Group.consume_front("no-");
  Group.consume_front("error=");
  Found Result = select([&](const Explanation &E) {
    return E.Name == What || E.Msvc.equals_insensitive(What) ||
           (!E.Group.empty() && E.Group == Group);
  });
  if (!Result.empty())
    return Result;
  Result = select([&](const Explanation &E) { return Regex(E.Pattern).match(What); });
  // The text of a message may contain that of a shorter one, or of one that is all arguments.
  auto Words = [](const Explanation *E) { return E->Text.size() - 3 * E->Text.count("..."); };
  size_t Most = 1; // a message that is all arguments fits every text
  for (const Explanation *E : Result)
    Most = std::max(Most, Words(E));
  llvm::erase_if(Result, [&](const Explanation *E) { return Words(E) < Most; });
  if (!Result.empty())
    return Result;
  return select([&](const Explanation &E) {
    return E.Name.contains(What) || E.Text.contains_insensitive(What);
  });
}

void printCode(StringRef Title, StringRef Code, raw_ostream &Out) {
  Out << '\n' << Title << ":\n";
  for (StringRef Line : split(Code, '\n'))
    Out << (Line.empty() ? "" : "    ") << Line << '\n';
}

void print(const Explanation &E, raw_ostream &Out) {
  Out << E.Name << ": " << E.Level << ": " << E.Text << '\n';
  if (!E.Advice.empty()) {
    Out << '\n' << E.Advice << '\n';
    printCode("Wrong", E.Wrong, Out);
    printCode("Right", E.Right, Out);
  }
  SmallVector<std::string, 3> Facts;
  if (!E.Group.empty())
    Facts.push_back(("-W" + E.Group + " controls it").str());
  if (!E.Spec.empty())
    Facts.push_back(("section " + E.Spec + " of the C++ AMP 1.2 specification").str());
  if (!E.Msvc.empty())
    Facts.push_back(("Visual C++: " + E.Msvc).str());
  if (!Facts.empty())
    Out << '\n' << join(Facts, "; ") << '\n';
}

Error unknown(StringRef What) {
  const Explanation *Nearest = nullptr;
  unsigned Least = std::max<unsigned>(3, What.size() / 3) + 1;
  for (const Explanation &E : Explanations) {
    const unsigned Distance = What.edit_distance(E.Name, true, Least);
    if (Distance < Least) {
      Least = Distance;
      Nearest = &E;
    }
  }
  std::string Message = ("no message of ampcc is called '" + What + "' or contains it").str();
  if (Nearest)
    Message += ("; did you mean '" + Nearest->Name + "'?").str();
  return createStringError(inconvertibleErrorCode(), Message);
}

} // namespace

Error explain(StringRef What, raw_ostream &Out) {
  What = What.trim();
  if (What.empty())
    return createStringError(inconvertibleErrorCode(), "option '--explain' needs a value");
  const Found Meant = find(What);
  if (Meant.empty())
    return unknown(What);
  if (Meant.size() == 1)
    print(*Meant.front(), Out);
  else
    for (const Explanation *E : Meant)
      Out << E->Name << ": " << E->Level << ": " << E->Text << '\n';
  return Error::success();
}

} // namespace ampcc
