// Wrong: several threads may have the same candidate, and change one element at the same time.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  const int voters = 4096, candidates = 8;
  std::vector<int> ballots(voters), votes(candidates);
  for (int voter = 0; voter < voters; ++voter)
    ballots[voter] = voter * 5 % candidates;

  const array_view<const int> ballot(voters, ballots);
  const array_view<int> count(candidates, votes);
  parallel_for_each(
      ballot.extent, [=](index<1> i) restrict(amp) {
#ifdef RIGHT
        atomic_fetch_inc(&count[ballot[i]]);
#else
        ++count[ballot[i]];
#endif
      });
  count.synchronize();
  std::printf("%d votes for the first\n", votes[0]);
}
