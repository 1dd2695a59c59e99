//===- LinkerScript.cpp - the inputs that a linker script names ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkerScript.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ampcc {
namespace {

/// Words and punctuators, without comments. A file's name is all up to what can be in none.
class ScriptTokens {
public:
  explicit ScriptTokens(StringRef Text) : Rest(Text) { next(); }

  void next() {
    skipBlanks();
    IsQuoted = Rest.starts_with("\"");
    if (IsQuoted) {
      Token = Rest.drop_front().take_until([](char C) { return C == '"'; });
      Rest = Rest.drop_front(std::min(Rest.size(), Token.size() + 2));
      return;
    }
    size_t Length = std::min(Rest.find_first_of(" \t\r\n\f\v(){},;\""), Rest.size());
    Token = Rest.take_front(Length == 0 && !Rest.empty() ? 1 : Length);
    Rest = Rest.drop_front(Token.size());
  }
  bool atEnd() const { return Token.empty() && Rest.empty(); }
  bool is(StringRef Punctuator) const { return !IsQuoted && Token == Punctuator; }
  bool isWord() const {
    return IsQuoted || (!Token.empty() && !StringRef("(){},;").contains(Token.front()));
  }

  StringRef Token;

private:
  void skipBlanks() {
    for (;;) {
      Rest = Rest.ltrim();
      if (!Rest.starts_with("/*"))
        return;
      size_t End = Rest.find("*/", 2);
      Rest = End == StringRef::npos ? "" : Rest.drop_front(End + 2);
    }
  }

  StringRef Rest;
  bool IsQuoted = false;
};

} // namespace

LinkerScript::LinkerScript(StringRef Text) {
  ScriptTokens Tokens(Text);
  while (!Tokens.atEnd()) {
    const StringRef Command = Tokens.Token;
    Tokens.next();
    if (Command == "INCLUDE" && Tokens.isWord()) {
      Files.push_back(Tokens.Token.str());
      Tokens.next();
      continue;
    }
    const bool Names = is_contained({"INPUT", "GROUP", "STARTUP"}, Command);
    if (!(Names || Command == "SEARCH_DIR") || !Tokens.is("("))
      continue;
    int Depth = 0; // AS_NEEDED has its own parentheses
    do {
      Depth += int(Tokens.is("(")) - int(Tokens.is(")"));
      if (Tokens.isWord() && Tokens.Token != "AS_NEEDED")
        (Names ? Files : Folders).push_back(Tokens.Token.str());
      Tokens.next();
    } while (Depth > 0 && !Tokens.atEnd());
  }
}

bool LinkerScript::isLike(StringRef Text) {
  ScriptTokens Tokens(Text);
  if (Tokens.atEnd() || Tokens.is(";"))
    return true;
  if (!Tokens.isWord() || Tokens.Token.contains('\0'))
    return false;
  const StringRef First = Tokens.Token;
  // An assignment has its operator at the end of the name or in the next word.
  if (First == "INCLUDE" || First.contains('='))
    return true;
  Tokens.next();
  return Tokens.is("(") || Tokens.is("{") || Tokens.is(";") || Tokens.Token.contains('=');
}

} // namespace ampcc
