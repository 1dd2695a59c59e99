//===- TempFolder.cpp - the temporary folder of a command ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TempFolder.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>
#include <csignal>
#include <filesystem>

using namespace llvm;

namespace ampcc {
namespace {

/// The folder that an interrupt has to remove; a signal handler can only reach a global.
TempFolder *Active = nullptr;
char ActivePath[4096];

void removeTree(const char *Path) {
  std::error_code Ignored;
  std::filesystem::remove_all(Path, Ignored);
}

/// Not a function that signal handlers should call by the book, but the command waits for a child
/// or for its own frontend at that moment, and ends here in any case.
void onInterrupt() {
  removeTree(ActivePath);
  std::signal(SIGTERM, SIG_DFL);
  std::raise(SIGTERM);
}

} // namespace

TempFolder::TempFolder() { assert(!Active && "one temporary folder at a time"); }

TempFolder::~TempFolder() {
  if (Root.empty())
    return;
  sys::SetInterruptFunction(nullptr);
  Active = nullptr;
  removeTree(Root.c_str());
}

Expected<std::string> TempFolder::file(unsigned Index, StringRef Name) {
  if (Root.empty()) {
    SmallString<128> Path;
    if (std::error_code EC = sys::fs::createUniqueDirectory("ampcc", Path))
      return createStringError(EC,
                               "cannot make a temporary folder '" + Path + "': " + EC.message());
    Root = Path.str().str();
    if (Root.size() < sizeof(ActivePath)) {
      std::copy_n(Root.c_str(), Root.size() + 1, ActivePath);
      Active = this;
      sys::SetInterruptFunction(onInterrupt);
    }
  }
  SmallString<128> Path(Root);
  sys::path::append(Path, std::to_string(Index));
  if (std::error_code EC = sys::fs::create_directories(Path))
    return createStringError(EC, "cannot make '" + Path + "': " + EC.message());
  sys::path::append(Path, Name);
  return Path.str().str();
}

Error writeWhole(StringRef Path, StringRef Text) {
  Error Failed = writeToOutput(Path, [&](raw_ostream &OS) {
    OS << Text;
    return Error::success();
  });
  if (!Failed)
    return Error::success();
  return createStringError(inconvertibleErrorCode(),
                           "cannot write '" + Path + "': " + toString(std::move(Failed)));
}

} // namespace ampcc
