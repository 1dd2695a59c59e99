//===- Watcher.cpp - observer of the passes of kir-opt --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Watcher.h"
#include "ampcc/KIR/Text.h"
#include "llvm/Support/raw_ostream.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream Out(Text);
  writeText(Out, M);
  return Text;
}

static void print(StringRef When, const PassInfo &Pass, StringRef Text) {
  errs() << "; " << When << ' ' << Pass.Name << '\n' << Text;
}

Watcher::Watcher(const WatchOptions &Options, MeaningCheck *Meaning, const Module &M)
    : Options(Options), Meaning(Meaning), Texts(M) {
  if (Options.PrintChanged)
    Text = textOf(M);
  if (!Options.Time)
    return;
  Group = std::make_unique<TimerGroup>("passes", "KIR passes");
  for (const PassInfo &Pass : allPasses())
    Timers.push_back(std::make_unique<Timer>(Pass.Name, Pass.Name, *Group));
}

void Watcher::before(const PassInfo &Pass, const Module &M) {
  if (&Pass == Options.PrintBefore)
    print("before", Pass, textOf(M));
  if (Group)
    Timers[&Pass - allPasses().data()]->startTimer();
}

void Watcher::ran(const PassInfo &Pass, const Module &M, bool Changed) {
  if (Group)
    Timers[&Pass - allPasses().data()]->stopTimer();
  if (&Pass == Options.PrintAfter)
    print("after", Pass, textOf(M));
  for (const std::string &Error : {Texts.ran(M, Changed), Texts.readBack()})
    if (!Error.empty()) {
      errs() << "error: " << Pass.Name << ": " << Error << '\n';
      Differs = true;
    }
  if (!Options.PrintChanged)
    return;
  if (std::string Now = textOf(M); Now != Text) {
    Text = std::move(Now);
    print("after", Pass, Text);
  }
}

bool Watcher::after(const PassInfo &Pass, const Module &M) {
  if (std::optional<MeaningDifference> D = Meaning ? Meaning->compare(M) : std::nullopt) {
    errs() << "error: " << Pass.Name << " changes the meaning: " << D->sentence() << '\n';
    Differs = true;
  }
  return !Differs && &Pass != Options.StopAfter;
}
