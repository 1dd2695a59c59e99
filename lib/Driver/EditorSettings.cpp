//===- EditorSettings.cpp - the files that set up an editor ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EditorSettings.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {
namespace {

/// A word of YAML in quotes, so that a path may hold anything.
std::string quoted(StringRef Word) {
  std::string Result = "'";
  for (char C : Word)
    Result.append(C == '\'' ? 2 : 1, C);
  return Result + "'";
}

std::string pathIn(StringRef Folder, const Twine &Name) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

bool has(StringRef Folder, const Twine &Name) { return sys::fs::exists(pathIn(Folder, Name)); }

/// One of the files to write.
struct SettingsFile {
  std::string Name, Text;
  std::string Hint; ///< what to do if there is a file of this name
};

std::string textOf(json::Object Members) {
  std::string Text;
  raw_string_ostream(Text) << formatv("{0:2}\n", json::Value(std::move(Members)));
  return Text;
}

std::vector<SettingsFile> filesFor(const Installation &Install) {
  const std::string Server = pathIn(sys::path::parent_path(Install.Ampcc), "ampcc-lsp");
  const std::string Settings =
      textOf(json::Object{{"clangd.path", Server}, {"C_Cpp.intelliSenseEngine", "disabled"}});
  const std::string Extensions = textOf(
      json::Object{{"recommendations", json::Array{"llvm-vs-code-extensions.vscode-clangd"}}});
  return {{".clangd", clangdSettings(Install),
           "append a line '---' and the output of 'ampcc --amp-clangd', or remove the file"},
          {".vscode/settings.json", Settings, "add these members:\n" + Settings},
          {".vscode/extensions.json", Extensions, "add this member:\n" + Extensions}};
}

Error write(const std::string &Path, StringRef Text) {
  std::error_code Failed = sys::fs::create_directories(sys::path::parent_path(Path));
  if (!Failed) {
    raw_fd_ostream OS(Path, Failed, sys::fs::CD_CreateNew);
    OS << Text;
    OS.close();
    if (!Failed)
      Failed = OS.error();
    OS.clear_error();
  }
  return Failed ? createStringError(Failed, "cannot write '" + Path + "': " + Failed.message())
                : Error::success();
}

/// How the project gets compile_commands.json, by the build files that it has; empty if it has it.
std::string adviceOnDatabase(StringRef Folder) {
  if (has(Folder, "compile_commands.json") || has(Folder, "build/compile_commands.json") ||
      has(Folder, "compile_flags.txt"))
    return "";
  const StringRef Advice =
      has(Folder, "CMakeLists.txt")
          ? "cmake -S . -B build -DCMAKE_CXX_COMPILER=ampcc -DCMAKE_EXPORT_COMPILE_COMMANDS=ON"
      : has(Folder, "meson.build") ? "CXX=ampcc meson setup build"
      : has(Folder, "Makefile")    ? "bear -- make CXX=ampcc"
                                   : "the option -MJ of ampcc (docs/editors.md)";
  return ("for the options of your files, make compile_commands.json: " + Advice + "\n").str();
}

} // namespace

std::string clangdSettings(const Installation &Install) {
  std::vector<std::string> Words;
  for (const std::string &Folder : Install.includeFolders(/*Msvc=*/false))
    Words.insert(Words.end(), {"-isystem", Folder});
  Words.insert(Words.end(),
               {"-include", Install.Headers + "/ampcc_rt/editor.h", "-fdeclspec", "-Wno-gcc-compat",
                "-Wno-ignored-attributes", "-Wno-unknown-attributes"});
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "# C++ AMP with ampcc " AMPCC_VERSION "; made by ampcc --amp-clangd.\n"
        "If:\n"
        "  PathMatch: '.*\\.(cc|cpp|cxx|c\\+\\+|h|hh|hpp|hxx|inl|ipp)'\n"
        "CompileFlags:\n"
        "  Compiler: "
     << quoted(Install.ClangCxx)
     << "\n"
        "  Remove: ['--amp-*']\n"
        "  Add:\n";
  for (const std::string &Word : Words)
    OS << "    - " << quoted(Word) << '\n';
  return Text;
}

Error writeEditorSettings(const Installation &Install, ArrayRef<const char *> Arguments,
                          raw_ostream &Out) {
  if (Arguments.size() > 1)
    return createStringError(inconvertibleErrorCode(),
                             "--init-editor takes one folder, by default the current one");
  const StringRef Folder = Arguments.empty() ? "." : Arguments.front();
  if (!sys::fs::is_directory(Folder))
    return createStringError(inconvertibleErrorCode(), "'" + Folder + "' is not a folder");
  for (const SettingsFile &File : filesFor(Install)) {
    if (has(Folder, File.Name)) {
      Out << "'" << File.Name << "' exists: " << StringRef(File.Hint).rtrim() << '\n';
      continue;
    }
    if (Error E = write(pathIn(Folder, File.Name), File.Text))
      return E;
    Out << "wrote '" << File.Name << "'\n";
  }
  Out << adviceOnDatabase(Folder);
  Out.flush();
  return Error::success();
}

} // namespace ampcc
