//===- AmpProbe.cpp - does a translation unit hold C++ AMP? ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AmpProbe.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/FileSystem.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {

/// The macro by which a source asks whether ampcc reads it.
constexpr llvm::StringLiteral OwnMacro = "__AMPCC__";

bool mentionsAmp(StringRef Text) {
  for (StringRef Word : {StringRef("amp.h"), StringRef("amp_"), StringRef("restrict"),
                         StringRef("tile_static"), StringRef(OwnMacro)})
    if (Text.contains(Word))
      return true;
  return false;
}

class AmpProbe::Callbacks : public PPCallbacks {
public:
  Callbacks(AmpProbe &Probe, const SourceManager &SM) : Probe(Probe), SM(SM) {}

  void FileChanged(SourceLocation Loc, FileChangeReason Reason, SrcMgr::CharacteristicKind Kind,
                   FileID) override {
    if (Reason != EnterFile || SrcMgr::isSystem(Kind))
      return;
    bool Invalid = false;
    StringRef Text = SM.getBufferData(SM.getFileID(Loc), &Invalid);
    if (!Invalid && Text.contains(OwnMacro))
      Probe.L.OnSign(Loc);
  }

  bool FileNotFound(StringRef FileName) override {
    lookFor(FileName);
    return false;
  }

  void HasInclude(SourceLocation, StringRef FileName, bool, OptionalFileEntryRef File,
                  SrcMgr::CharacteristicKind) override {
    if (!File)
      lookFor(FileName);
  }

private:
  void lookFor(StringRef FileName) {
    for (const std::string &Folder : Probe.Folders)
      if (llvm::sys::fs::exists(Folder + "/" + FileName))
        Probe.L.OnSign(SourceLocation());
  }

  AmpProbe &Probe;
  const SourceManager &SM;
};

void AmpProbe::attachToPreprocessor(Preprocessor &PP) {
  if (L.Library)
    PP.addPPCallbacks(std::make_unique<Callbacks>(*this, PP.getSourceManager()));
  const IdentifierInfo *Restrict = PP.getIdentifierInfo("restrict");
  const IdentifierInfo *TileStatic = PP.getIdentifierInfo("tile_static");
  PP.setTokenWatcher([this, Restrict, TileStatic](const Token &Tok) {
    if (Tok.is(tok::eof))
      return L.OnEnd();
    if (Tok.isNot(tok::identifier) || !L.Words)
      return;
    const IdentifierInfo *II = Tok.getIdentifierInfo();
    if (II == Restrict || II == TileStatic)
      L.OnSign(Tok.getLocation());
  });
}

} // namespace ampcc
