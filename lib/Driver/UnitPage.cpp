//===- UnitPage.cpp - the pages of --translate=html -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnitPage.h"
#include "TempFolder.h"
#include "ampcc/Page/DirectiveLines.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {
namespace {

/// Adds the two forms of kernels. Stem: of the names of their files.
void addKernels(TranslationPage &Page, const Twine &Stem, const std::string &OpenCL,
                const LineTable &OpenCLLines, const std::string &Native,
                const LineTable &NativeLines) {
  if (!OpenCL.empty())
    Page.addOutput(
        {"OpenCL C", (Stem + ".cl").str(), /*IsOfKernels=*/true, TextLanguage::OpenCL, OpenCL, {}},
        OpenCLLines);
  if (!Native.empty())
    Page.addOutput({"C++ for the processor",
                    (Stem + ".native.cpp").str(),
                    /*IsOfKernels=*/true,
                    TextLanguage::Cxx,
                    Native,
                    {}},
                   NativeLines);
}

TranslationPage pageOf(const TranslatedUnit &Unit, ArrayRef<const SourceLines *> Others,
                       ArrayRef<LinkedKernels> Linked) {
  const StringRef Stem = sys::path::stem(Unit.Source);
  const Translation &T = Unit.T;
  TranslationPage Page(T.Sources, Others);
  addKernels(Page, Stem, T.OpenCL, T.OpenCLLines, T.NativeText, T.NativeLines);
  for (const LinkedKernels &K : Linked)
    if (K.Stem == Stem)
      addKernels(Page, Stem + ".linked", K.OpenCL, K.OpenCLLines, K.NativeText, K.NativeLines);
  if (!Page.outputs().empty())
    Page.addOutput({"host source",
                    sys::path::filename(Unit.Source).str(),
                    /*IsOfKernels=*/false,
                    TextLanguage::Cxx,
                    T.HostSource,
                    {}},
                   linesOfDirectives(T.HostSource));
  Page.addRemarks(T.Remarks);
  return Page;
}

} // namespace

Error writePages(StringRef Folder, ArrayRef<TranslatedUnit> Units, ArrayRef<LinkedKernels> Linked) {
  if (Units.empty())
    return Error::success();
  if (const std::error_code EC = sys::fs::create_directories(Folder))
    return createStringError(EC, "cannot make folder '" + Folder + "': " + EC.message());
  std::vector<const SourceLines *> All;
  for (const TranslatedUnit &Unit : Units)
    All.push_back(&Unit.T.Sources);
  for (const TranslatedUnit &Unit : Units) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, sys::path::stem(Unit.Source) + ".html");
    std::string Text;
    raw_string_ostream OS(Text);
    printPage(OS, pageOf(Unit, All, Linked));
    if (Error E = writeWhole(Path, Text))
      return E;
  }
  return Error::success();
}

} // namespace ampcc
