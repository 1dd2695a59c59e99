//===- SourceOfCode.cpp - the source files of generated code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SourceOfCode.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {

const SourceOfCode::Facts &SourceOfCode::lookup(const DIFile &File) {
  auto [Place, IsNew] = Known.try_emplace(&File);
  Facts &Result = Place->second;
  if (!IsNew)
    return Result;
  Result.Name = File.getFilename();
  SmallString<256> Path(File.getFilename());
  if (!sys::path::is_absolute(Path)) {
    Path = File.getDirectory();
    sys::path::append(Path, File.getFilename());
  }
  // Those that only a #line names are the program's.
  clang::OptionalFileEntryRef Entry = SM.getFileManager().getOptionalFileRef(Path);
  const clang::FileID ID = Entry ? SM.translateFile(*Entry) : clang::FileID();
  if (ID.isInvalid())
    return Result;
  Result.IsSystem = clang::SrcMgr::isSystem(SM.getFileCharacteristic(SM.getLocForStartOfFile(ID)));
  if (clang::OptionalFileEntryRef AsRead = SM.getFileEntryRefForID(ID))
    Result.Name = AsRead->getName();
  return Result;
}

} // namespace ampcc
