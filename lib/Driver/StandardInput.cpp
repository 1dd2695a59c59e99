//===- StandardInput.cpp - sources from standard input -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StandardInput.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

namespace ampcc {

/// spoolInput() or replaceInput() has put a file in place of standard input.
static bool IsReplaced = false;

/// A file without a name that holds the text takes the descriptor's place.
static Error replaceFile(int Descriptor, StringRef Text) {
  int File = ::memfd_create("stdin", 0);
  if (File < 0)
    return createStringError(std::error_code(errno, std::generic_category()),
                             "cannot keep standard input");
  raw_fd_ostream OS(File, /*shouldClose=*/false);
  OS << Text;
  OS.flush();
  ::dup2(File, Descriptor);
  ::close(File);
  ::lseek(Descriptor, 0, SEEK_SET);
  return Error::success();
}

Error spoolInput() {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getSTDIN();
  if (!Text)
    return createStringError(Text.getError(),
                             "cannot read standard input: " + Text.getError().message());
  return replaceInput((*Text)->getBuffer());
}

Expected<bool> spoolDescriptor(StringRef Path) {
  int Descriptor;
  if (Path == "/dev/stdin")
    Descriptor = STDIN_FILENO;
  else if (!(Path.consume_front("/dev/fd/") || Path.consume_front("/proc/self/fd/")) ||
           Path.getAsInteger(10, Descriptor))
    return false;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text =
      MemoryBuffer::getOpenFile(sys::fs::convertFDToNativeFile(Descriptor), Path, /*FileSize=*/-1,
                                /*RequiresNullTerminator=*/false);
  if (!Text)
    return createStringError(Text.getError(), "cannot read the file of descriptor " +
                                                  Twine(Descriptor) + ": " +
                                                  Text.getError().message());
  if (Error E = replaceFile(Descriptor, (*Text)->getBuffer()))
    return E;
  return true;
}

bool isNamedPipe(StringRef Path) {
  sys::fs::file_status Status;
  return !sys::fs::status(Path, Status) && Status.type() == sys::fs::file_type::fifo_file;
}

Error keepPipe(StringRef Path, TemporaryFile &Text, TemporaryFile &Overlay) {
  SmallString<256> Absolute(Path);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Read = MemoryBuffer::getFile(Path);
  std::error_code EC = Read ? sys::fs::make_absolute(Absolute) : Read.getError();
  if (EC)
    return createStringError(EC, "cannot read '" + Path + "': " + EC.message());
  if (Error E = Text.write("cpp", (*Read)->getBuffer()))
    return E;
  // The file keeps its own name.
  const json::Value Shown = json::Object{
      {"version", 0},
      {"use-external-names", false},
      {"roots", json::Array{json::Object{
                    {"type", "file"}, {"name", Absolute}, {"external-contents", Text.path()}}}}};
  return Overlay.write("json", formatv("{0}", Shown).str());
}

/// Opening the pipe waits for a reader. A reader that goes away before the end is not an error.
static void writeOnce(const std::string &Pipe, const std::string &Text, std::promise<void> Opened) {
  sigset_t Signals;
  ::sigemptyset(&Signals);
  ::sigaddset(&Signals, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &Signals, nullptr);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Read = MemoryBuffer::getFile(Text);
  const int File =
      sys::RetryAfterSignal(-1, [&] { return ::open(Pipe.c_str(), O_WRONLY | O_CLOEXEC); });
  Opened.set_value();
  if (File < 0)
    return;
  StringRef Rest = Read ? (*Read)->getBuffer() : StringRef();
  for (ssize_t Count; !Rest.empty(); Rest = Rest.drop_front(Count))
    if ((Count = sys::RetryAfterSignal(-1, ::write, File, Rest.data(), Rest.size())) <= 0)
      break;
  ::close(File);
}

PipeWriter::PipeWriter(std::string Pipe, const TemporaryFile &Text) : Pipe(std::move(Pipe)) {
  std::promise<void> Opened;
  IsOpen = Opened.get_future();
  Thread = std::thread(writeOnce, this->Pipe, Text.path(), std::move(Opened));
}

PipeWriter::~PipeWriter() {
  // A thread that still waits, or comes to open the pipe later, gets a reader, which goes away
  // before the end.
  const int Reader = ::open(Pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (Reader >= 0) {
    IsOpen.wait();
    ::close(Reader);
  }
  Thread.join();
}

Error replaceInput(StringRef Text) {
  IsReplaced = true;
  return replaceFile(STDIN_FILENO, Text);
}

void rewindInput() {
  if (IsReplaced)
    ::lseek(STDIN_FILENO, 0, SEEK_SET);
}

} // namespace ampcc
