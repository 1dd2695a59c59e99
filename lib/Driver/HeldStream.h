//===- HeldStream.h - messages that may be discarded ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compileShared() (SharedUnit.h) and translateSource() (SourceTranslation.h) may parse a unit
// again, in another way or with more headers, if the first try fails for a reason that is not the
// user's. The messages of the first try must not be shown, so Clang's printer of diagnostics writes
// to such a stream. Another output of a compilation that may be abandoned must be written to such a
// stream, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_HELDSTREAM_H
#define AMPCC_DRIVER_HELDSTREAM_H

#include "llvm/Support/raw_ostream.h"
#include <string>

namespace ampcc {

/// Holds back the output to standard error until release(): messages of a compilation that may
/// still be abandoned.
class HeldStream : public llvm::raw_ostream {
public:
  HeldStream() : raw_ostream(/*unbuffered=*/true) {
    enable_colors(true); // the printer decides whether to use colours
  }

  /// Prints the text that was held back; all later text is printed at once.
  void release() {
    Holding = false;
    llvm::errs() << Text;
    Text.clear();
  }
  /// Discards the text that was held back; later text is held back as before.
  void drop() { Text.clear(); }

private:
  void write_impl(const char *Data, size_t Size) override {
    if (Holding)
      Text.append(Data, Size);
    else
      llvm::errs().write(Data, Size);
    Position += Size;
  }
  uint64_t current_pos() const override { return Position; }

  std::string Text;
  bool Holding = true;
  uint64_t Position = 0;
};

} // namespace ampcc

#endif
