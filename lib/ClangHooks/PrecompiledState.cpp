//===- PrecompiledState.cpp - the state of a parse as a file --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/PrecompiledState.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/Sema.h"
#include "clang/Serialization/ASTBitCodes.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/ModuleFileExtension.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Bitstream/BitstreamWriter.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr unsigned NoteRecord = serialization::FIRST_EXTENSION_RECORD_ID;

class NoteExtension : public ModuleFileExtension {
public:
  NoteExtension(llvm::StringRef ToWrite, StateNote Read)
      : ToWrite(ToWrite), Read(std::move(Read)) {}

  ModuleFileExtensionMetadata getExtensionMetadata() const override {
    return {"ampcc.note", /*MajorVersion=*/1, /*MinorVersion=*/0, /*UserInfo=*/""};
  }

  std::unique_ptr<ModuleFileExtensionWriter> createExtensionWriter(ASTWriter &) override {
    return std::make_unique<Writer>(*this);
  }

  std::unique_ptr<ModuleFileExtensionReader>
  createExtensionReader(const ModuleFileExtensionMetadata &, ASTReader &,
                        serialization::ModuleFile &, const llvm::BitstreamCursor &Block) override {
    llvm::BitstreamCursor Cursor = Block;
    if (llvm::Error E = readNote(Cursor))
      llvm::consumeError(std::move(E));
    return std::make_unique<Reader>(*this);
  }

private:
  class Writer : public ModuleFileExtensionWriter {
  public:
    explicit Writer(NoteExtension &Of) : ModuleFileExtensionWriter(&Of), Of(Of) {}
    void writeExtensionContents(Sema &, llvm::BitstreamWriter &Stream) override {
      auto Shape = std::make_shared<llvm::BitCodeAbbrev>();
      Shape->Add(llvm::BitCodeAbbrevOp(NoteRecord));
      Shape->Add(llvm::BitCodeAbbrevOp(llvm::BitCodeAbbrevOp::Blob));
      const unsigned Abbreviation = Stream.EmitAbbrev(std::move(Shape));
      const uint64_t Record[] = {NoteRecord};
      Stream.EmitRecordWithBlob(Abbreviation, Record, Of.ToWrite);
    }

  private:
    const NoteExtension &Of;
  };

  class Reader : public ModuleFileExtensionReader {
  public:
    explicit Reader(NoteExtension &Of) : ModuleFileExtensionReader(&Of) {}
  };

  llvm::Error readNote(llvm::BitstreamCursor &Cursor) {
    for (;;) {
      llvm::Expected<llvm::BitstreamEntry> Entry = Cursor.advanceSkippingSubblocks();
      if (!Entry)
        return Entry.takeError();
      if (Entry->Kind != llvm::BitstreamEntry::Record)
        return llvm::Error::success();
      llvm::SmallVector<uint64_t, 4> Record;
      llvm::StringRef Blob;
      llvm::Expected<unsigned> Code = Cursor.readRecord(Entry->ID, Record, &Blob);
      if (!Code)
        return Code.takeError();
      if (*Code == NoteRecord)
        *Read = Blob.str();
    }
  }

  llvm::StringRef ToWrite;
  StateNote Read;
};

/// Clang creates this class in each unit. A writer that exists during the parse is notified of the
/// special members that the class gets; without these, the reader would declare them again.
void addSpecialMembersOfVaList(ASTContext &Ast, ASTMutationListener &Writer) {
  if (auto *Tag = dyn_cast_or_null<CXXRecordDecl>(Ast.getVaListTagDecl()))
    for (const CXXMethodDecl *Member : Tag->methods()) {
      Writer.AddedCXXImplicitMember(Tag, Member);
      Writer.AddedVisibleDecl(Tag, Member);
    }
}

} // namespace

llvm::SmallVector<char, 0> writeState(CompilerInstance &CI, llvm::StringRef Note) {
  llvm::SmallVector<char, 0> Bytes;
  llvm::BitstreamWriter Stream(Bytes);
  const std::shared_ptr<ModuleFileExtension> Extension =
      std::make_shared<NoteExtension>(Note, nullptr);
#if CLANG_VERSION_MAJOR < 22
  ASTWriter Writer(Stream, Bytes, CI.getModuleCache(), Extension);
#else
  ASTWriter Writer(Stream, Bytes, CI.getModuleCache(), CI.getCodeGenOpts(), Extension);
#endif
  addSpecialMembersOfVaList(CI.getASTContext(), Writer);
#if CLANG_VERSION_MAJOR < 20
  Writer.WriteAST(CI.getSema(), /*OutputFile=*/"", /*WritingModule=*/nullptr, /*isysroot=*/"");
#else
  Writer.WriteAST(&CI.getSema(), /*OutputFile=*/"", /*WritingModule=*/nullptr, /*isysroot=*/"");
#endif
  return Bytes;
}

static void passNames(const DeclContext &Around, ASTConsumer &Consumer) {
  for (Decl *D : Around.decls())
    if (isa<UsingDecl, UsingEnumDecl, UsingDirectiveDecl, NamespaceAliasDecl>(D))
      Consumer.HandleTopLevelDecl(DeclGroupRef(D));
    else if (isa<NamespaceDecl, LinkageSpecDecl>(D))
      passNames(*cast<DeclContext>(D), Consumer);
}

void passNamesForDebugger(ASTContext &Ast, ASTConsumer &Consumer) {
  passNames(*Ast.getTranslationUnitDecl(), Consumer);
}

StateNote beginWithState(CompilerInstance &CI, llvm::StringRef File) {
  auto Note = std::make_shared<std::optional<std::string>>();
  PreprocessorOptions &Options = CI.getPreprocessorOpts();
  Options.ImplicitPCHInclude = File.str();
  Options.DisablePCHOrModuleValidation = DisableValidationForModuleKind::None;
  // The standard headers are system headers.
  CI.getHeaderSearchOpts().ModulesValidateSystemHeaders = true;
  CI.getFrontendOpts().ModuleFileExtensions.push_back(std::make_shared<NoteExtension>("", Note));
  return Note;
}

} // namespace ampcc
