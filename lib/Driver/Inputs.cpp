//===- Inputs.cpp - checks of the files of a command line ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Inputs.h"
#include "HostCommand.h"
#include "LinkerScript.h"
#include "StandardInput.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace ampcc {
namespace {

/// The number of bytes that identify the type of a file.
constexpr uint64_t HeadSize = 1024;

/// The line tells the linker the format of its inputs, so their content does not matter.
bool hasFormatOption(const CommandLine &Line) {
  for (const opt::Arg *A : Line.args().filtered(options::OPT_Wl_COMMA, options::OPT_Xlinker))
    for (StringRef Word : A->getValues())
      if (Word == "-b" || Word.starts_with("--format"))
        return true;
  return false;
}

/// An object, a library or a linker script.
bool mayBeLinked(const CommandLine &Line, StringRef Path, StringRef Head) {
  const file_magic Kind = identify_magic(Head);
  if (Kind != file_magic::unknown && Kind != file_magic::tapi_file) // any JSON
    return true;
  auto Text = MemoryBuffer::getFile(Path);
  return !Text || LinkerScript::isLike((*Text)->getBuffer()) || hasFormatOption(Line);
}

/// A source is read several times, a pipe once: replaces it by a file, or reports why that failed.
std::string problemOfPipe(StringRef File, sys::fs::file_type Type, bool KeepsPipes) {
  Expected<bool> Spooled = spoolDescriptor(File);
  if (!Spooled)
    return toString(Spooled.takeError());
  if (!*Spooled && Type == sys::fs::file_type::fifo_file && !KeepsPipes)
    return ("'" + File + "' is a named pipe; ampcc reads a source more than once").str();
  return std::string();
}

/// Header units of the include path: the compiler searches for them as `#include` does.
bool isSearched(clang::driver::types::ID Type) {
  namespace types = clang::driver::types;
  return is_contained({types::TY_CXXSHeader, types::TY_CXXUHeader}, Type);
}

/// The error about an input of the line; empty if there is none.
std::string problemOf(const CommandLine &Line, const Input &In, bool KeepsPipes) {
  const std::string Path = Line.pathOf(In.File);
  std::string File = ("'" + In.File + "'").str();
  sys::fs::file_status Status;
  if (std::error_code EC = sys::fs::status(Path, Status))
    return EC == std::errc::no_such_file_or_directory ? "no such file or directory: " + File
                                                      : "cannot open " + File + ": " + EC.message();
  if (sys::fs::is_directory(Status))
    return File + " is a folder";
  if (Status.type() != sys::fs::file_type::regular_file)
    return In.isSource() ? problemOfPipe(In.File, Status.type(), KeepsPipes) : std::string();

  ErrorOr<std::unique_ptr<MemoryBuffer>> Head =
      MemoryBuffer::getFileSlice(Path, std::min(HeadSize, Status.getSize()), 0);
  if (!Head)
    return "cannot open " + File + ": " + Head.getError().message();
  StringRef Text = (*Head)->getBuffer();
  // Clang reports every other mistake at its place: UTF-16, null characters, which C++ compilers
  // ignore with a warning.
  if (In.isSource())
    return identify_magic(Text) == file_magic::unknown
               ? std::string()
               : File + " is not a C++ source: it is an object file, a library or a program";
  if (In.Type == clang::driver::types::TY_Object && !mayBeLinked(Line, Path, Text))
    return File + " is neither a C++ source nor an object file or library";
  return std::string();
}

} // namespace

bool checkInputs(const CommandLine &Line, bool KeepsPipes) {
  bool Good = true;
  for (const Input &In : Line.inputs()) {
    if (In.isStdin() || isSearched(In.Type))
      continue;
    std::string Problem = problemOf(Line, In, KeepsPipes);
    if (!Problem.empty())
      driverError(Problem);
    Good &= Problem.empty();
  }
  return Good;
}

} // namespace ampcc
