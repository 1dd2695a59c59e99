//===- Installation.h - the places of ampcc's parts ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc needs files beside its program: the headers of C++ AMP, the runtime library, its own
// clang++ and oneTBB. cmake/AmpccResources.cmake lays them out, the same in the build tree and in
// an installation. driverMain() (Driver.cpp) calls findInstallation() once; all parts of the driver
// read its result. The host compiler, which compiles the translated source, is declared here as
// well, because the installation's clang++ is the default. A new file of the installation needs its
// place there and a member here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_INSTALLATION_H
#define AMPCC_DRIVER_INSTALLATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

/// The way in which a program gets its runtime. All parts of a process share one, the shared
/// library, unless a program requests a separate one.
enum class RuntimeForm {
  Shared,
  Private, ///< part of the program, which loads oneTBB (--amp-static-runtime, -static-libstdc++)
  Static   ///< part of a program that loads no library (-static)
};

/// The standard library with which a program and its runtime are compiled.
enum class StandardLibrary { Libstdcxx, Libcxx };

struct Installation {
  std::string Ampcc; ///< this program
  /// The same program with Clang's shared library, for units that load plugins of Clang or LLVM.
  std::string AmpccForPlugins;
  std::string Headers;   ///< the folder of amp/, ampcc_rt/ and amp-msvc/
  std::string Libraries; ///< the folder of libampcc_rt.so and libampcc_rt.a
  std::string ClangCxx;  ///< clang++ of the LLVM that ampcc is built with
  std::string OneTbb;    ///< the folder of the installation's own oneTBB; empty for the system's

  /// The folders of amp.h and its company and, with `Msvc`, of the headers of --amp-msvc.
  std::vector<std::string> includeFolders(bool Msvc) const;
  /// The folders by which the frontend recognises ampcc's own headers: includeFolders() and
  /// ampcc_rt, because the folders of the headers may be links.
  std::vector<std::string> libraryFolders(bool Msvc) const;
  /// The shared library of the runtime. An installation may lack the one for libc++.
  std::string sharedRuntime(StandardLibrary Library) const;
  /// The linker's words for the runtime, which come after the inputs that need it. They restore the
  /// linker's options, such as -Bstatic, for the words after them.
  std::vector<std::string> runtimeWords(RuntimeForm Form, StandardLibrary Library) const;
  /// The run path by which a program finds the shared runtime; empty if the dynamic loader or one
  /// of the program's other run paths, `Others`, finds it. With RuntimeForm::Private it is the path
  /// of the installation's own oneTBB, or empty. The runtime's folder has no other libraries, so
  /// that its path may come first without a change of which libraries a program loads. It has to
  /// come first, because CMake, which removes its own run path from the list, leaves a colon before
  /// the rest.
  std::string runPath(RuntimeForm Form, StandardLibrary Library,
                      llvm::ArrayRef<std::string> Others) const;

private:
  /// The path of one of the runtime's files, `Name` without the standard library's name.
  std::string runtimeFile(llvm::StringRef Name, StandardLibrary Library,
                          llvm::StringRef Extension) const;
};

/// The name by which programs load the runtime's shared library.
llvm::StringRef runtimeSoName(StandardLibrary Library);

/// Finds the installation of the running program. An error names the part that is missing.
llvm::Expected<Installation> findInstallation(const char *Argv0);

/// Whether the dynamic loader takes this file for every program that needs a library of the file's
/// name. `Cache` is the content of /etc/ld.so.cache. Declared here for unit tests.
bool isFoundByLoader(llvm::StringRef Cache, const llvm::Twine &Library);

/// The compiler of the host code.
struct HostCompiler {
  /// Runs it and returns its status, which is negative if it cannot be run or crashes. Sets a mark
  /// in its environment (isHostCompiler), so that an ampcc that it starts, such as by a cache or a
  /// script, only executes its Clang.
  int run(llvm::ArrayRef<llvm::StringRef> Arguments,
          llvm::ArrayRef<std::optional<llvm::StringRef>> Streams = {},
          std::string *Message = nullptr) const;
  /// The output of the host compiler for these arguments, on standard output or standard error;
  /// none if it fails.
  std::optional<std::string> outputOf(llvm::ArrayRef<llvm::StringRef> Arguments,
                                      bool InMessages = false) const;

  std::vector<std::string> Command; ///< program and leading arguments ("ccache", "g++")
  /// Options that were named with the compiler ("g++ -flto"). The driver puts them before those of
  /// the line, so that it knows them as well as the compiler does.
  std::vector<std::string> Options;
  bool IsClang = true;
  bool IsAmpccClang = true; ///< the clang++ whose libraries ampcc is built on
};

/// Takes the compiler, with launchers before it, from the beginning of `Args`: all words up to the
/// first option.
llvm::Expected<HostCompiler> takeHostCompiler(llvm::SmallVectorImpl<const char *> &Args,
                                              const Installation &Install);

/// Whether another ampcc has run this one as its host compiler. driverMain() checks it first and
/// then calls execClang().
bool isHostCompiler();

/// For an ampcc that runs as the host compiler of another one: replaces the process by this
/// installation's Clang, or with `Launches` by the command in its line. Host code has no C++ AMP
/// any more, and translating it again would run the other ampcc in an endless loop. Returns only if
/// the program cannot be run.
llvm::Error execClang(const Installation &Install, llvm::ArrayRef<const char *> Args,
                      bool Launches);

/// The host compiler of --amp-host-compiler, whose value is `Option`; if that is empty, of the
/// environment variable AMPCC_HOST_CXX, else the installation's clang++.
llvm::Expected<HostCompiler> findHostCompiler(llvm::StringRef Option, const Installation &Install);

} // namespace ampcc

#endif
