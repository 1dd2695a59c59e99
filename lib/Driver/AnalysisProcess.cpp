//===- AnalysisProcess.cpp - the analysis in a child of the compiler -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AnalysisProcess.h"
#include "llvm/ADT/Twine.h"
#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;

namespace ampcc {
namespace {

bool writeAll(int File, StringRef Text) {
  while (!Text.empty()) {
    const ssize_t Count = ::write(File, Text.data(), Text.size());
    if (Count < 0 && errno != EINTR)
      return false;
    Text = Text.drop_front(Count > 0 ? Count : 0);
  }
  return true;
}

/// Size bytes, or less at the end of the file.
std::string readSome(int File, size_t Size) {
  std::string Text(Size, '\0');
  size_t Read = 0;
  while (Read < Size) {
    const ssize_t Count = ::read(File, Text.data() + Read, Size - Read);
    if (Count > 0)
      Read += Count;
    else if (Count == 0 || errno != EINTR)
      break;
  }
  Text.resize(Read);
  return Text;
}

constexpr size_t HeadSize = 1 + sizeof(uint64_t);

} // namespace

bool AnalysisResults::send(AnalysisPart Part, StringRef Text) {
  const uint64_t Size = Text.size();
  std::string Head(1, static_cast<char>(Part));
  Head.append(reinterpret_cast<const char *>(&Size), sizeof Size);
  return writeAll(File, Head) && writeAll(File, Text);
}

Expected<AnalysisProcess> AnalysisProcess::start(function_ref<int(AnalysisResults &)> Analyse) {
  int Pipe[2];
  if (::pipe(Pipe))
    return errorCodeToError(std::error_code(errno, std::generic_category()));
  const pid_t Child = ::fork();
  if (Child < 0) {
    const std::error_code Error(errno, std::generic_category());
    ::close(Pipe[0]);
    ::close(Pipe[1]);
    return errorCodeToError(Error);
  }
  if (Child == 0) {
    ::close(Pipe[0]);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    AnalysisResults Results(Pipe[1]);
    ::_exit(Analyse(Results));
  }
  ::close(Pipe[1]);
  return AnalysisProcess(Child, Pipe[0]);
}

AnalysisProcess::AnalysisProcess(AnalysisProcess &&Other) noexcept
    : Child(Other.Child), Results(std::exchange(Other.Results, -1)) {}

AnalysisProcess::~AnalysisProcess() {
  if (Results >= 0)
    ::close(Results);
}

std::optional<AnalysisPart> AnalysisProcess::receive(std::string &Text) {
  const std::string Head = readSome(Results, HeadSize);
  if (Head.size() < HeadSize)
    return std::nullopt;
  uint64_t Size = 0;
  std::memcpy(&Size, Head.data() + 1, sizeof Size);
  Text = readSome(Results, Size);
  if (Text.size() != Size)
    return std::nullopt;
  return static_cast<AnalysisPart>(Head[0]);
}

Expected<int> AnalysisProcess::wait() {
  ::close(std::exchange(Results, -1));
  int Ended = 0;
  while (::waitpid(Child, &Ended, 0) < 0)
    if (errno != EINTR)
      return errorCodeToError(std::error_code(errno, std::generic_category()));
  if (WIFSIGNALED(Ended))
    return createStringError("the analysis was ended by signal " + Twine(WTERMSIG(Ended)));
  return WEXITSTATUS(Ended);
}

} // namespace ampcc
