//===- ConflictsTest.cpp - tests of conflicts of two threads on one element --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AMPCC_TEST_CONFLICT_KERNELS=N runs the comparison with the oracle over N random kernels in place
// of its usual number, AMPCC_TEST_CONFLICT_SEED=N begins with another one.
//
//===----------------------------------------------------------------------===//
#include "ConflictOracle.h"
#include "Subject.h"
#include "ampcc/Analysis/ThreadAccesses.h"
#include <cstdio>
#include <cstdlib>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

/// A kernel with tiles of 8 threads, and the pairs of accesses in its loops over them.
struct Pairs : Subject {
  VarUses Uses;
  LinearForms Forms;
  std::vector<ThreadRegion> Regions;
  std::vector<AccessPair> All;

  explicit Pairs(llvm::StringRef Text)
      : Subject(Text), Uses(function()), Forms(M->Ctx, function(), Uses),
        Regions(threadRegions(function(), Forms)) {
    for (const ThreadRegion &R : Regions)
      for (AccessPair &P : pairsOf(R, Forms))
        All.push_back(std::move(P));
  }
};

/// The verdict on Body's first two accesses, or on its only one in two threads.
Conflict verdict(const std::string &Body) {
  Pairs P("kernel void k(int n bind value 0 4, int m bind value 4 4) key \"a\" rank 1 group 8 1 1 "
          "{ tile_static int[64] s; thread for (int x = 0; x < 8; ++x) { " +
          Body + " } }");
  EXPECT_FALSE(P.All.empty());
  const ThreadAccess *First = &P.Regions[0].Accesses[0], *Second = &P.Regions[0].Accesses.back();
  for (const AccessPair &Each : P.All)
    if (Each.First == First && Each.Second == Second)
      return Each.Verdict;
  ADD_FAILURE() << "no such pair";
  return Conflict::Maybe;
}

TEST(Conflicts, NeverInTheElementOfTheThread) {
  EXPECT_EQ(verdict("s[x] = 1;"), Conflict::Never);
  EXPECT_EQ(verdict("s[2 * x + n] = s[2 * x + 1 + n];"), Conflict::Never);
  EXPECT_EQ(verdict("s[n - x] = 1;"), Conflict::Never);
}

TEST(Conflicts, NeverBecauseOfConditions) {
  EXPECT_EQ(verdict("if (x == 3) { s[0] = 1; }"), Conflict::Never);
  EXPECT_EQ(verdict("if (x < 4) { s[x] = s[x + 4]; }"), Conflict::Never);
  EXPECT_EQ(verdict("if (x < n && x >= n - 1) { s[m] = 1; }"), Conflict::Never);
}

TEST(Conflicts, NeverBecauseOfCounters) {
  EXPECT_EQ(verdict("for (int i = 0; i < 8; ++i) { s[8 * x + i] = 1; }"), Conflict::Never);
  EXPECT_EQ(verdict("for (int i = x; i < n; i +=<int> 8) { s[i] = 1; }"), Conflict::Never);
  EXPECT_EQ(verdict("for (int i = 0; i < 9; ++i) { s[8 * x + i] = 1; }"), Conflict::Maybe);
}

TEST(Conflicts, NeverBecauseOfWholeNumbers) {
  EXPECT_EQ(verdict("s[2 * x] = s[2 * n + 1];"), Conflict::Never);
  EXPECT_EQ(verdict("s[2 * x] = s[2 * n];"), Conflict::Maybe);
}

TEST(Conflicts, NeverBetweenReadsOrAtomicOperations) {
  Pairs P("kernel void k() key \"a\" rank 1 group 8 1 1 { tile_static int[64] s; "
          "thread for (int x = 0; x < 8; ++x) { int r = s[0] + s[0]; } }");
  EXPECT_TRUE(P.All.empty());
}

TEST(Conflicts, Always) {
  EXPECT_EQ(verdict("s[0] = 1;"), Conflict::Always);
  EXPECT_EQ(verdict("s[n] = x;"), Conflict::Always);
  EXPECT_EQ(verdict("s[x] = s[x + 1];"), Conflict::Always);
  EXPECT_EQ(verdict("if (x > 3) { s[x & 1] = 1; }"), Conflict::Always);
  EXPECT_EQ(verdict("for (int i = 2; i < 8; ++i) { s[i] = 1; }"), Conflict::Maybe);
}

TEST(Conflicts, AlwaysNeedsEveryLaunch) {
  EXPECT_EQ(verdict("if (n > 0) { s[0] = 1; }"), Conflict::Maybe);
  EXPECT_EQ(verdict("for (int i = 0; i < n; ++i) { s[0] = 1; }"), Conflict::Maybe);
  EXPECT_EQ(verdict("if (x < n) { continue; } s[0] = 1;"), Conflict::Maybe);
  EXPECT_EQ(verdict("if (s[x] == 1) { s[0] = 1; }"), Conflict::Maybe);
}

TEST(Conflicts, MaybeWhereIndicesAreNotKnown) {
  EXPECT_EQ(verdict("s[x * n] = 1;"), Conflict::Maybe);
  EXPECT_EQ(verdict("int j = x; j = j * j; s[j] = 1;"), Conflict::Maybe);
}

TEST(Conflicts, MaybeWhereVariablesChange) {
  EXPECT_EQ(verdict("int j = x; if (j < 1) { j = 5; s[0] = j; }"), Conflict::Maybe);
}

TEST(Conflicts, NamesTheThreadsAndTheReasons) {
  Pairs Always("kernel void k() key \"a\" rank 1 group 8 1 1 { tile_static int[64] s; "
               "thread for (int x = 0; x < 8; ++x) { if (x > 5) { s[0] = 1; } } }");
  ASSERT_EQ(Always.All.size(), 1u);
  ASSERT_TRUE(Always.All[0].Threads);
  EXPECT_EQ(Always.All[0].Threads->First.front() + Always.All[0].Threads->Second.front(), 13);
  Pairs Never("kernel void k(int n bind value 0 4) key \"a\" rank 1 group 8 1 1 { "
              "tile_static int[64] s; thread for (int x = 0; x < 8; ++x) "
              "{ if (x < 4 && x < n) { s[x] = s[x + 4]; } } }");
  ASSERT_EQ(Never.All.size(), 2u);
  EXPECT_EQ(Never.All[0].Reasons.size(), 0u);
  EXPECT_EQ(Never.All[1].Reasons.size(), 1u);
}

uint64_t number(const char *Name, uint64_t Usual) {
  const char *Text = std::getenv(Name);
  return Text ? std::strtoull(Text, nullptr, 10) : Usual;
}

TEST(Conflicts, AgreeWithAllThreadsOfSmallTiles) {
  const uint64_t Count = number("AMPCC_TEST_CONFLICT_KERNELS", 3000),
                 Seed = number("AMPCC_TEST_CONFLICT_SEED", 1);
  unsigned Verdicts[3] = {0, 0, 0}, NeverSeen = 0, NotRun = 0, Wrong = 0;
  for (uint64_t I = 0; I < Count && Wrong < 5; ++I) {
    const OracleKernel Kernel(Seed + I);
    const std::string Text = Kernel.text();
    Pairs P(Text);
    if (!P.M)
      FAIL() << Text;
    ASSERT_EQ(P.Regions.size(), 1u);
    const std::vector<ThreadAccess> &Accesses = P.Regions[0].Accesses;
    ASSERT_EQ(Accesses.size(), Kernel.accesses()) << Text;
    const auto Used = Kernel.run();
    for (const AccessPair &Pair : P.All) {
      const unsigned First = unsigned(Pair.First - Accesses.data()),
                     Second = unsigned(Pair.Second - Accesses.data());
      const auto It = Used.find({First, Second});
      if (It == Used.end()) {
        ++NotRun; // no launch has a meaning
        continue;
      }
      const OracleKernel::Uses Seen = It->second;
      ++Verdicts[unsigned(Pair.Verdict)];
      NeverSeen += Pair.Verdict == Conflict::Maybe && Seen.Conflicts == 0;
      const bool IsWrong = (Pair.Verdict == Conflict::Never && Seen.Conflicts != 0) ||
                           (Pair.Verdict == Conflict::Always && Seen.Conflicts != Seen.Runs);
      Wrong += IsWrong;
      EXPECT_FALSE(IsWrong) << "seed " << Seed + I << ", accesses " << First << " and " << Second
                            << ": " << (Pair.Verdict == Conflict::Never ? "never" : "always")
                            << ", but in " << Seen.Conflicts << " of " << Seen.Runs << " runs\n"
                            << Text;
    }
  }
  std::printf("never %u, always %u, maybe %u (%u of them in no run); %u pairs without a run\n",
              Verdicts[0], Verdicts[1], Verdicts[2], NeverSeen, NotRun);
  EXPECT_GT(Verdicts[0], Count / 10);
  EXPECT_GT(Verdicts[1], Count / 100);
}

} // namespace
