//===- EditBuffer.cpp - edits of a translation unit's files --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EditBuffer.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

/// A file's text with the expansions written out, and a map from offsets of the file and from
/// tokens to offsets in it.
struct EditBuffer::WrittenOut {
  struct Piece {
    unsigned FileBegin, FileEnd; ///< the macro call in the file
    unsigned Begin, End;         ///< the text that replaces it here
  };
  std::string Text;
  std::vector<Piece> Pieces;                                      ///< in order
  llvm::DenseMap<unsigned, std::pair<unsigned, unsigned>> Tokens; ///< of written out expansions

  /// The new offset of an offset in the file; none inside a macro call that was written out.
  std::optional<unsigned> offset(unsigned FileOffset) const {
    auto It =
        llvm::partition_point(Pieces, [&](const Piece &P) { return P.FileBegin < FileOffset; });
    if (It == Pieces.begin())
      return FileOffset;
    const Piece &P = *std::prev(It);
    if (FileOffset < P.FileEnd)
      return std::nullopt;
    return P.End + (FileOffset - P.FileEnd);
  }
};

FileID EditBuffer::fileOf(unsigned I) const {
  return SM.getFileID(SM.getExpansionLoc(Stream[I].getLocation()));
}

EditBuffer::Expansion EditBuffer::expansionAround(unsigned I) const {
  SourceLocation Call = SM.getExpansionLoc(Stream[I].getLocation());
  auto SameCall = [&](unsigned Other) {
    SourceLocation Loc = Stream[Other].getLocation();
    return Loc.isMacroID() && SM.getExpansionLoc(Loc) == Call;
  };
  Expansion E;
  E.Tokens = {I, I};
  while (E.Tokens.First > 0 && SameCall(E.Tokens.First - 1))
    --E.Tokens.First;
  while (E.Tokens.Last + 1 < Stream.size() && SameCall(E.Tokens.Last + 1))
    ++E.Tokens.Last;
  // The call ends with its last token: the chain of expansions may include further arguments.
  auto [File, Begin] = SM.getDecomposedLoc(Call);
  E.File = File;
  E.Begin = Begin;
  E.End = Begin;
  auto Reach = [&, CallFile = File](SourceLocation Loc) {
    SourceLocation End = SM.getExpansionRange(Loc).getEnd();
    auto [EndFile, Offset] = SM.getDecomposedLoc(End);
    if (EndFile == CallFile)
      E.End = std::max(E.End, Offset + Lexer::MeasureTokenLength(End, SM, Lang));
  };
  for (unsigned T = E.Tokens.First; T <= E.Tokens.Last; ++T)
    Reach(Stream[T].getLocation());
  for (const PragmaOperator &P : Stream.pragmas(E.Tokens)) {
    if (SM.getExpansionLoc(P.Begin) != Call)
      continue;
    E.Pragmas.push_back(&P);
    Reach(P.End);
  }
  return E;
}

void EditBuffer::open(unsigned I, bool AtBegin) {
  if (!Stream[I].getLocation().isMacroID())
    return;
  Expansion E = expansionAround(I);
  if (I != (AtBegin ? E.Tokens.First : E.Tokens.Last))
    Opened[E.File].try_emplace(E.Begin, E);
}

void EditBuffer::insertBefore(unsigned I, StringRef Text) {
  open(I, true);
  TokenEdits[fileOf(I)].push_back({{I, I}, TokenEdit::Before, Text.str(), false});
}

void EditBuffer::insertAfter(unsigned I, StringRef Text) {
  open(I, false);
  TokenEdits[fileOf(I)].push_back({{I, I}, TokenEdit::After, Text.str(), false});
}

bool EditBuffer::replace(TokenRange Range, StringRef Text, bool KeepColumns) {
  FileID File = fileOf(Range.First);
  if (File != fileOf(Range.Last))
    return false;
  open(Range.First, true);
  open(Range.Last, false);
  TokenEdits[File].push_back({Range, TokenEdit::Whole, Text.str(), KeepColumns});
  Removed.push_back(Range);
  return true;
}

void EditBuffer::replaceText(FileID File, unsigned Begin, unsigned End, StringRef Text) {
  FileEdits[File].push_back({Begin, End, Text.str(), false});
}

void EditBuffer::blankText(FileID File, unsigned Begin, unsigned End) {
  FileEdits[File].push_back({Begin, End, "", true});
}

std::vector<FileID> EditBuffer::files() const {
  std::vector<FileID> Files;
  for (const auto &Entry : TokenEdits)
    Files.push_back(Entry.first);
  for (const auto &Entry : FileEdits)
    Files.push_back(Entry.first);
  llvm::sort(Files);
  Files.erase(std::unique(Files.begin(), Files.end()), Files.end());
  return Files;
}

bool EditBuffer::isRemoved(unsigned I) const {
  return llvm::any_of(Removed, [&](const TokenRange &R) { return R.First <= I && I <= R.Last; });
}

/// Two tokens can be adjacent without becoming another token.
static bool canTouch(const Token &A, const Token &B) {
  auto IsWord = [](const Token &T) {
    return T.isAnyIdentifier() || T.isLiteral() || T.getIdentifierInfo();
  };
  auto IsBracket = [](const Token &T) {
    return T.isOneOf(tok::l_paren, tok::r_paren, tok::l_square, tok::r_square, tok::l_brace,
                     tok::r_brace, tok::comma, tok::semi);
  };
  // A number goes on with a point or the sign of an exponent.
  if (A.is(tok::numeric_constant) && B.isOneOf(tok::period, tok::ellipsis, tok::plus, tok::minus))
    return false;
  if (A.is(tok::period) && B.is(tok::numeric_constant))
    return false;
  return IsBracket(A) || IsBracket(B) || IsWord(A) != IsWord(B);
}

static std::string spellPragma(StringRef Text) {
  std::string Out = "_Pragma(\"";
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Out += '\\';
    Out += C;
  }
  return Out + "\")";
}

std::string
EditBuffer::spellExpansion(const Expansion &E, unsigned Base,
                           llvm::DenseMap<unsigned, std::pair<unsigned, unsigned>> &Tokens) const {
  std::string Out;
  auto NextPragma = E.Pragmas.begin();
  auto AddPragmas = [&](unsigned Before) {
    for (; NextPragma != E.Pragmas.end() && (*NextPragma)->Before <= Before; ++NextPragma)
      Out += " " + spellPragma((*NextPragma)->Text) + " ";
  };
  for (unsigned I = E.Tokens.First; I <= E.Tokens.Last; ++I) {
    const Token &Tok = Stream[I];
    AddPragmas(I);
    if (I != E.Tokens.First &&
        (Tok.hasLeadingSpace() || Tok.isAtStartOfLine() || !canTouch(Stream[I - 1], Tok)))
      Out += ' ';
    unsigned Begin = Base + Out.size();
    Out += Lexer::getSpelling(Tok, SM, Lang);
    Tokens[I] = {Begin, Base + unsigned(Out.size())};
  }
  AddPragmas(E.Tokens.Last + 1);
  return Out;
}

static bool isInside(const TokenRange &Inner, const TokenRange &Outer) {
  return Outer.First <= Inner.First && Inner.Last <= Outer.Last;
}

std::string EditBuffer::render(FileID File) const {
  StringRef Source = SM.getBufferData(File);
  WrittenOut Out;
  unsigned Done = 0;
  auto Calls = Opened.find(File);
  if (Calls != Opened.end()) {
    for (const auto &Call : Calls->second) {
      const Expansion &E = Call.second;
      // An expansion that is removed as a whole need not be written out first.
      bool Gone = llvm::any_of(Removed, [&](const TokenRange &R) { return isInside(E.Tokens, R); });
      if (Gone || E.Begin < Done)
        continue;
      Out.Text += Source.slice(Done, E.Begin);
      WrittenOut::Piece P{E.Begin, E.End, unsigned(Out.Text.size()), 0};
      std::string Spelled = spellExpansion(E, Out.Text.size(), Out.Tokens);
      size_t Lines = Source.slice(E.Begin, E.End).count('\n');
      size_t Written = StringRef(Spelled).count('\n');
      Out.Text += Spelled;
      Out.Text.append(Lines - std::min(Lines, Written), '\n');
      P.End = Out.Text.size();
      Out.Pieces.push_back(P);
      Done = E.End;
    }
  }
  Out.Text += Source.substr(Done);

  TextEdits Edits;
  addTokenEdits(File, Out, Edits);
  addTextEdits(File, Out, Edits);
  return Edits.apply(Out.Text);
}

bool EditBuffer::isPartOfLarger(const TokenEdit &E) const {
  return llvm::any_of(Removed, [&](const TokenRange &R) {
    if (!isInside(E.Range, R))
      return false;
    switch (E.P) {
    case TokenEdit::Before:
      return E.Range.First != R.First;
    case TokenEdit::After:
      return E.Range.Last != R.Last;
    case TokenEdit::Whole:
      break;
    }
    return E.Range.First != R.First || E.Range.Last != R.Last;
  });
}

/// The part of a removed text that stays. The columns only matter if something follows on the line.
static std::string rest(StringRef Text, unsigned Begin, unsigned End, bool KeepColumns) {
  bool EndsLine = Text.substr(End).ltrim(" \t\r").starts_with("\n");
  return blank(Text.slice(Begin, End), KeepColumns && !EndsLine);
}

void EditBuffer::addTokenEdits(FileID File, const WrittenOut &Out, TextEdits &Edits) const {
  auto Place = [&](unsigned I) -> std::optional<std::pair<unsigned, unsigned>> {
    auto It = Out.Tokens.find(I);
    if (It != Out.Tokens.end())
      return It->second;
    CharSourceRange Range = SM.getExpansionRange(Stream[I].getLocation());
    unsigned Begin = SM.getFileOffset(Range.getBegin());
    unsigned End = SM.getFileOffset(Range.getEnd());
    if (Stream[I].getLocation().isMacroID())
      End = expansionAround(I).End;
    else
      End += Lexer::MeasureTokenLength(Range.getEnd(), SM, Lang);
    auto NewBegin = Out.offset(Begin), NewEnd = Out.offset(End);
    if (!NewBegin || !NewEnd)
      return std::nullopt;
    return std::make_pair(*NewBegin, *NewEnd);
  };
  auto It = TokenEdits.find(File);
  if (It != TokenEdits.end()) {
    for (const TokenEdit &E : It->second) {
      if (isPartOfLarger(E))
        continue;
      auto First = Place(E.Range.First), Last = Place(E.Range.Last);
      if (!First || !Last)
        continue; // inside of an expansion that is taken out
      if (E.P == TokenEdit::Before)
        Edits.insert(First->first, E.Text);
      else if (E.P == TokenEdit::After)
        Edits.insert(Last->second, E.Text);
      else
        Edits.replace(First->first, Last->second,
                      E.Text + rest(Out.Text, First->first, Last->second, E.KeepColumns));
    }
  }
  for (unsigned I : Soft) {
    auto Token = Out.Tokens.find(I);
    if (Token != Out.Tokens.end())
      Edits.replace(Token->second.first, Token->second.second, "");
  }
}

void EditBuffer::addTextEdits(FileID File, const WrittenOut &Out, TextEdits &Edits) const {
  auto It = FileEdits.find(File);
  if (It == FileEdits.end())
    return;
  for (const TextEdit &E : It->second) {
    auto Begin = Out.offset(E.Begin), End = Out.offset(E.End);
    if (!Begin || !End)
      continue;
    std::string Text = E.Text;
    if (E.Blank)
      for (char C : Out.Text.substr(*Begin, *End - *Begin))
        Text += C == '\n' || C == '\r' || C == '\t' ? C : ' ';
    Edits.replace(*Begin, *End, Text);
  }
}
