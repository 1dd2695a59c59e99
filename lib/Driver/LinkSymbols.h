//===- LinkSymbols.h - the undefined symbols of a link -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// readLinkInputs() adds each input and then calls needRuntime() once, to decide whether a link
// needs ampcc's runtime. The class follows the linker:
//
// - All symbols of an object count.
// - The symbols of an archive's member count if it defines a symbol that is missing.
// - Of a shared library the symbols that it exports count, and its undefined ones unless it loads
//   the runtime itself.
//
// Change this code if a linker chooses members of archives by another rule.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LINKSYMBOLS_H
#define AMPCC_DRIVER_LINKSYMBOLS_H

#include "Installation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/Archive.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace ampcc {

/// A file that cannot be read counts as one without symbols, because the linker reports it. If the
/// file is bitcode, the link gets the runtime, because the linker may be of a later LLVM and be
/// able to read it.
///
/// Archives are searched until no further member is taken, as within --start-group. Only a link
/// that fails by the order of its archives could differ.
class LinkSymbols {
public:
  /// Adds a symbol that an option of the linker requires (-u) or defines (--defsym).
  void require(llvm::StringRef Name);
  void define(llvm::StringRef Name) { States[Name] = State::Defined; }

  /// Adds a relocatable object or bitcode. The memory of all files must outlive this LinkSymbols.
  void addObject(llvm::MemoryBufferRef Object);
  void addSharedLibrary(llvm::MemoryBufferRef Library);
  /// `Whole`: --whole-archive is set, so that all members count.
  void addArchive(std::unique_ptr<llvm::object::Archive> File, bool Whole);
  /// An object between --start-lib and --end-lib: the linker takes it as the member of an archive.
  void addMember(llvm::MemoryBufferRef Object);

  /// Returns true if the inputs refer to a symbol that the runtime defines and no input defines.
  /// The runtime's weak symbols do not count, because each unit that uses one defines it. `Runtime`
  /// is the path of the runtime's shared library. Call it after all inputs were added, because it
  /// takes members of archives. Returns true also if bitcode or the runtime's library cannot be
  /// read.
  bool needRuntime(llvm::StringRef Runtime);
  /// The standard library of the units with C++ AMP, by the symbol that <amp.h> lets them refer to
  /// (ampcc_rt/for_libcxx.h). Call it after needRuntime().
  StandardLibrary standardLibrary() const;

private:
  /// OfLibrary: a shared library exports the symbol, and no other input defines it.
  enum class State { Undefined, OfLibrary, Defined };
  struct Symbol {
    std::string Name;
    bool Defined = false, Weak = false;
  };
  struct Member {
    llvm::MemoryBufferRef Object;
    std::vector<std::string> Defines;
    bool Taken = false;
  };

  std::vector<Symbol> symbolsOf(llvm::MemoryBufferRef Object);
  bool takeOne();
  bool takeFrom(llvm::object::Archive &File);

  llvm::StringMap<State> States; ///< weak references alone make no entry
  std::vector<std::unique_ptr<llvm::object::Archive>> Archives;
  std::deque<Member> Members;
  llvm::StringSet<> Taken; ///< members of archives, by place
  bool HasUnreadable = false;
};

} // namespace ampcc

#endif
