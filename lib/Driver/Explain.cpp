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
  StringLiteral Name; ///< for users; empty for most notes
  StringLiteral Level, Group, Msvc, Spec;
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

/// The word that the compiler prints after a message, in brackets: "amp-asm", "-Wamp-race",
/// "-Werror,-Wamp-race". Without brackets `What` itself.
StringRef printedWord(StringRef What) {
  if (!What.consume_back("]"))
    return What;
  What = What.substr(What.rfind('[') + 1);
  return What.substr(What.rfind(',') + 1);
}

/// The messages with this name or of this group.
Found findWord(StringRef Word) {
  StringRef Group = Word;
  Group.consume_front("-W");
  Group.consume_front("no-");
  Group.consume_front("error=");
  return select([&](const Explanation &E) {
    return (!E.Name.empty() && E.Name == Word) || (!E.Group.empty() && E.Group == Group);
  });
}

/// The messages of this number, else those with this text, else those that contain it.
Found findText(StringRef What) {
  Found Result = select([&](const Explanation &E) { return E.Msvc.equals_insensitive(What); });
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

void printTitle(const Explanation &E, raw_ostream &Out) {
  Out << E.Name << (E.Name.empty() ? "" : ": ") << E.Level << ": " << E.Text << '\n';
}

void printCode(StringRef Title, StringRef Code, raw_ostream &Out) {
  Out << '\n' << Title << ":\n";
  for (StringRef Line : split(Code, '\n'))
    Out << (Line.empty() ? "" : "    ") << Line << '\n';
}

void print(const Explanation &E, raw_ostream &Out) {
  printTitle(E, Out);
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
  StringRef Word = What, Nearest;
  Word.consume_front("-W");
  unsigned Least = std::max<unsigned>(3, Word.size() / 3) + 1;
  for (const Explanation &E : Explanations)
    for (StringRef Name : {StringRef(E.Name), StringRef(E.Group)}) {
      const unsigned Distance =
          Name.empty() ? Least : Word.edit_distance(Name, /*AllowReplacements=*/true, Least);
      if (Distance < Least) {
        Least = Distance;
        Nearest = Name;
      }
    }
  std::string Message = ("no message of ampcc is called '" + What + "' or contains it").str();
  if (!Nearest.empty())
    Message += ("; did you mean '" + Nearest + "'?").str();
  return createStringError(inconvertibleErrorCode(), Message);
}

} // namespace

Error explain(StringRef What, raw_ostream &Out) {
  What = What.trim();
  if (What.empty())
    return createStringError(inconvertibleErrorCode(), "option '--explain' needs a value");
  Found Meant = findWord(printedWord(What));
  const bool IsWord = !Meant.empty();
  if (!IsWord)
    Meant = findText(What);
  if (Meant.empty())
    return unknown(What);
  const bool InFull = IsWord || Meant.size() == 1;
  for (const Explanation *E : Meant) {
    if (InFull && E != Meant.front())
      Out << '\n';
    InFull ? print(*E, Out) : printTitle(*E, Out);
  }
  return Error::success();
}

} // namespace ampcc
