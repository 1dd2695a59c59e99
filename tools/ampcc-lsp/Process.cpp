//===- Process.cpp - programs that the language server runs ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Process.h"
#include "llvm/Support/Errno.h"
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace llvm;

extern char **environ;

namespace ampcc {
namespace {

/// The files and the attributes of a program to start.
class Spawn {
public:
  Spawn() {
    posix_spawn_file_actions_init(&Files);
    posix_spawnattr_init(&Attributes);
    // The server ignores it.
    sigset_t Default;
    sigemptyset(&Default);
    sigaddset(&Default, SIGPIPE);
    posix_spawnattr_setsigdefault(&Attributes, &Default);
    // Threads of the server block the signals that end it.
    sigset_t None;
    sigemptyset(&None);
    posix_spawnattr_setsigmask(&Attributes, &None);
    posix_spawnattr_setflags(&Attributes, Flags);
  }
  Spawn(const Spawn &) = delete;
  Spawn &operator=(const Spawn &) = delete;
  ~Spawn() {
    posix_spawn_file_actions_destroy(&Files);
    posix_spawnattr_destroy(&Attributes);
  }

  void useFile(int File, int As) { posix_spawn_file_actions_adddup2(&Files, File, As); }
  void openFile(const char *Path, int Flags, int As) {
    posix_spawn_file_actions_addopen(&Files, As, Path, Flags, 0600);
  }
  void enter(const std::string &Folder) {
    posix_spawn_file_actions_addchdir_np(&Files, Folder.c_str());
  }
  void makeGroup() { posix_spawnattr_setflags(&Attributes, Flags | POSIX_SPAWN_SETPGROUP); }

  Expected<pid_t> start(ArrayRef<std::string> Command) {
    std::vector<char *> Words;
    for (const std::string &Word : Command)
      Words.push_back(const_cast<char *>(Word.c_str()));
    Words.push_back(nullptr);
    pid_t Pid;
    if (const int Code =
            posix_spawn(&Pid, Words.front(), &Files, &Attributes, Words.data(), environ))
      return createStringError(std::error_code(Code, std::generic_category()),
                               "cannot run '" + Command.front() + "': " + sys::StrError(Code));
    return Pid;
  }

private:
  static constexpr short Flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  posix_spawn_file_actions_t Files;
  posix_spawnattr_t Attributes;
};

} // namespace

Expected<PipedProcess> startWithPipes(ArrayRef<std::string> Command) {
  int In[2], Out[2];
  if (::pipe2(In, O_CLOEXEC))
    return errorCodeToError(errnoAsErrorCode());
  if (::pipe2(Out, O_CLOEXEC)) {
    const std::error_code Failed = errnoAsErrorCode();
    ::close(In[0]);
    ::close(In[1]);
    return errorCodeToError(Failed);
  }
  Spawn S;
  S.useFile(In[0], STDIN_FILENO);
  S.useFile(Out[1], STDOUT_FILENO);
  Expected<pid_t> Pid = S.start(Command);
  ::close(In[0]);
  ::close(Out[1]);
  if (Pid)
    return PipedProcess{*Pid, In[1], Out[0]};
  ::close(In[1]);
  ::close(Out[0]);
  return Pid.takeError();
}

Expected<pid_t> startInFolder(ArrayRef<std::string> Command, StringRef Folder,
                              const std::string &Output) {
  Spawn S;
  S.openFile("/dev/null", O_RDONLY, STDIN_FILENO);
  S.openFile(Output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  S.useFile(STDOUT_FILENO, STDERR_FILENO);
  S.enter(Folder.str());
  S.makeGroup();
  return S.start(Command);
}

void awaitEnd(pid_t Pid) {
  siginfo_t Info;
  sys::RetryAfterSignal(-1, ::waitid, P_PID, static_cast<id_t>(Pid), &Info, WEXITED | WNOWAIT);
}

int collect(pid_t Pid) {
  int Status = 0;
  if (sys::RetryAfterSignal(-1, ::waitpid, Pid, &Status, 0) < 0)
    return -1;
  return WIFEXITED(Status) ? WEXITSTATUS(Status) : -1;
}

void endGroup(pid_t Pid) { ::kill(-Pid, SIGKILL); }

void endProcess(pid_t Pid) { ::kill(Pid, SIGKILL); }

static void closeInput(int) { ::close(STDIN_FILENO); }

SignalsAsEndOfInput::SignalsAsEndOfInput() {
  sigemptyset(&Signals);
  struct sigaction Action = {};
  Action.sa_handler = closeInput; // not SA_RESTART: it ends the read
  for (const int Signal : {SIGTERM, SIGINT, SIGHUP}) {
    sigaddset(&Signals, Signal);
    sigaction(Signal, &Action, nullptr);
  }
  pthread_sigmask(SIG_BLOCK, &Signals, nullptr);
}

void SignalsAsEndOfInput::accept() { pthread_sigmask(SIG_UNBLOCK, &Signals, nullptr); }

} // namespace ampcc
