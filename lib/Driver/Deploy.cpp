//===- Deploy.cpp - a folder with a program and its libraries -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Deploy.h"
#include "LoadedLibraries.h"
#include "TempFolder.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ampcc {
namespace {

constexpr StringLiteral OwnPath = "$ORIGIN/lib";

Error bad(const Twine &Message) { return createStringError(inconvertibleErrorCode(), Message); }

Error makeFolder(const Twine &Path) {
  if (std::error_code EC = sys::fs::create_directories(Path))
    return createStringError(EC, "cannot make '" + Path + "': " + EC.message());
  return Error::success();
}

Error writeProgram(const Twine &Path, StringRef Contents) {
  const std::string Name = Path.str();
  if (Error E = writeWhole(Name, Contents))
    return E;
  if (std::error_code EC = sys::fs::setPermissions(Name, sys::fs::all_read | sys::fs::all_exe |
                                                             sys::fs::owner_write))
    return createStringError(EC, "cannot write '" + Name + "': " + EC.message());
  return Error::success();
}

Expected<SmallVector<char, 0>> contents(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!File)
    return createStringError(File.getError(),
                             "cannot open '" + Path + "': " + File.getError().message());
  return SmallVector<char, 0>((*File)->getBufferStart(), (*File)->getBufferEnd());
}

/// Runs the program from wherever the folder is, also through links to the script.
std::string launcher() {
  return "#!/bin/sh\n"
         "# Made by ampcc --deploy.\n"
         "script=$(readlink -f -- \"$0\") || exit 127\n"
         "lib=${script%/*}/lib\n"
         "LD_LIBRARY_PATH=$lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\n"
         "export LD_LIBRARY_PATH\n"
         "exec \"$lib/${script##*/}\" \"$@\"\n";
}

/// Copies the libraries, each by the name by which it is needed. They have no run path of their
/// own, so that the program's holds.
Error copyLibraries(ArrayRef<LoadedLibrary> Libraries, StringRef Folder) {
  for (const LoadedLibrary &Library : Libraries) {
    Expected<SmallVector<char, 0>> Image = contents(Library.Object.Path);
    if (!Image)
      return Image.takeError();
    replaceRunPath(*Image, "");
    const StringRef Name = sys::path::filename(Library.Name);
    if (Error E = writeProgram(Folder + "/" + Name, StringRef(Image->data(), Image->size())))
      return E;
    outs() << "  lib/" << Name << "  (" << Library.Object.Path << ")\n";
  }
  return Error::success();
}

} // namespace

Error deploy(ArrayRef<const char *> Arguments, const Installation &Install) {
  if (Arguments.size() != 2 || any_of(Arguments, [](StringRef A) { return A.starts_with("-"); }))
    return bad("'--deploy' needs a program and a folder: ampcc --deploy PROGRAM FOLDER");
  const StringRef Folder = Arguments[1];
  Expected<LoadedObject> Program = readProgram(Arguments[0]);
  if (!Program)
    return Program.takeError();
  Expected<std::vector<LoadedLibrary>> Libraries = loadedLibraries(*Program, Install.Libraries);
  if (!Libraries)
    return Libraries.takeError();
  const std::string Name = sys::path::filename(Program->Path).str();
  const std::string Target = (Folder + "/" + Name).str(), Lib = (Folder + "/lib").str();
  if (sys::fs::exists(Target) && sys::fs::equivalent(Target, Program->Path))
    return bad("'" + Folder + "' is the folder of the program itself; name another");
  if (sys::fs::exists(Folder) && !sys::fs::is_directory(Folder))
    return bad("'" + Folder + "' is not a folder");
  Expected<SmallVector<char, 0>> Image = contents(Program->Path);
  if (!Image)
    return Image.takeError();

  const bool IsAlone = Libraries->empty();
  if (Error E = makeFolder(IsAlone ? Folder : StringRef(Lib)))
    return E;
  outs() << "  " << Name << '\n';
  const bool FindsLibraries = IsAlone || replaceRunPath(*Image, OwnPath);
  const StringRef Copy(Image->data(), Image->size());
  if (Error E = writeProgram(FindsLibraries ? Target : Lib + "/" + Name, Copy))
    return E;
  if (!FindsLibraries) {
    if (Error E = writeProgram(Target, launcher()))
      return E;
    outs() << "  lib/" << Name << "  (run by the script '" << Name
           << "'; linked with -Wl,-rpath,'$ORIGIN/lib' the program needs none)\n";
  }
  return copyLibraries(*Libraries, Lib);
}

} // namespace ampcc
