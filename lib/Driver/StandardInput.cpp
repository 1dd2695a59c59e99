//===- StandardInput.cpp - a source that is piped in ----------------------===//
#include "StandardInput.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

namespace ampcc {

Error spoolInput() {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getSTDIN();
  if (!Text)
    return createStringError(Text.getError(),
                             "cannot read standard input: " + Text.getError().message());
  return replaceInput((*Text)->getBuffer());
}

Error replaceInput(StringRef Text) {
  int File = ::memfd_create("stdin", 0);
  if (File < 0)
    return createStringError(std::error_code(errno, std::generic_category()),
                             "cannot keep standard input");
  raw_fd_ostream OS(File, /*shouldClose=*/false);
  OS << Text;
  OS.flush();
  ::dup2(File, STDIN_FILENO);
  ::close(File);
  rewindInput();
  return Error::success();
}

void rewindInput() { ::lseek(STDIN_FILENO, 0, SEEK_SET); }

} // namespace ampcc
