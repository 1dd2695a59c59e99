//===- Workers.cpp - processes that test seeds ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Workers.h"
#include <chrono>
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace ampcc;
using namespace ampcc::fuzz;
using namespace llvm;

static constexpr unsigned SecondsPerSeed = 60;

namespace {

/// The memory that a process shares with the one that started it.
struct Slot {
  Totals T;
  uint64_t Current = 0;
  bool Finished = false;
  pid_t Process = 0;
};

class Pool {
  using Clock = std::chrono::steady_clock;
  Slot *Slots;
  unsigned Jobs;
  Range64 Seeds;
  Clock::time_point End;
  unsigned MostFindings;
  TestSeed Test;

  uint64_t findings() const {
    uint64_t Sum = 0;
    for (unsigned I = 0; I < Jobs; ++I)
      Sum += Slots[I].T.Findings;
    return Sum;
  }

  [[noreturn]] void work(Slot &S, uint64_t First) {
    for (uint64_t Seed = First; Seed < Seeds.End && Clock::now() < End; Seed += Jobs) {
      if (findings() >= MostFindings)
        break;
      S.Current = Seed;
      alarm(SecondsPerSeed);
      const bool Found = Test(Seed, S.T);
      alarm(0);
      ++S.T.Modules;
      S.T.Findings += Found;
    }
    S.Finished = true;
    _exit(0);
  }

  void start(Slot &S, uint64_t First) {
    S.Current = First;
    // The slot is shared memory. Only the child writes to it.
    const pid_t Process = fork();
    if (Process == 0)
      work(S, First);
    S.Process = Process;
  }

public:
  Pool(Range64 Seeds, unsigned Jobs, unsigned Seconds, unsigned MostFindings, TestSeed Test)
      : Jobs(Jobs), Seeds(Seeds),
        End(Seconds ? Clock::now() + std::chrono::seconds(Seconds) : Clock::time_point::max()),
        MostFindings(MostFindings), Test(Test) {
    void *Memory = mmap(nullptr, sizeof(Slot) * Jobs, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    Slots = new (Memory) Slot[Jobs];
  }
  ~Pool() { munmap(Slots, sizeof(Slot) * Jobs); }

  Totals run(function_ref<void(uint64_t, StringRef)> Crashed) {
    for (unsigned I = 0; I < Jobs; ++I)
      start(Slots[I], Seeds.Begin + I);
    for (unsigned Left = Jobs; Left;) {
      int Status = 0;
      const pid_t Ended = wait(&Status);
      if (Ended < 0)
        break;
      for (unsigned I = 0; I < Jobs; ++I) {
        Slot &S = Slots[I];
        if (S.Process != Ended)
          continue;
        if (S.Finished) {
          --Left;
          break;
        }
        const int Signal = WIFSIGNALED(Status) ? WTERMSIG(Status) : 0;
        Crashed(S.Current, Signal == SIGALRM ? "endless" : Signal ? strsignal(Signal) : "exit");
        ++S.T.Findings;
        ++S.T.Modules;
        start(S, S.Current + Jobs);
        break;
      }
    }
    Totals Sum;
    for (unsigned I = 0; I < Jobs; ++I) {
      Sum.Modules += Slots[I].T.Modules;
      Sum.Findings += Slots[I].T.Findings;
      Sum.Defined += Slots[I].T.Defined;
      Sum.Undefined += Slots[I].T.Undefined;
    }
    return Sum;
  }
};

} // namespace

Totals fuzz::testSeeds(Range64 Seeds, unsigned Jobs, unsigned Seconds, unsigned MostFindings,
                       TestSeed Test, function_ref<void(uint64_t, StringRef)> Crashed) {
  return Pool(Seeds, Jobs, Seconds, MostFindings, Test).run(Crashed);
}

std::string fuzz::runInChild(function_ref<std::string()> Fn) {
  int Ends[2];
  if (pipe(Ends))
    return "no pipe";
  const pid_t Process = fork();
  if (Process == 0) {
    alarm(SecondsPerSeed);
    const std::string Answer = Fn();
    _exit(write(Ends[1], Answer.data(), Answer.size()) < 0);
  }
  close(Ends[1]);
  std::string Answer;
  char Part[512];
  for (ssize_t N; (N = read(Ends[0], Part, sizeof Part)) > 0;)
    Answer.append(Part, N);
  close(Ends[0]);
  int Status = 0;
  waitpid(Process, &Status, 0);
  return WIFEXITED(Status) && WEXITSTATUS(Status) == 0 ? Answer : "crash";
}
