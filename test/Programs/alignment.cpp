// RUN: %ampcc -std=c++amp -O1 %s -o %t && %t
// REQUIRES: opencl-device
// Smith-Waterman, one anti-diagonal a launch; a global alignment with its path, by tiles of pairs;
// a FASTA reader; as Clamp's samples
#include <algorithm>
#include <amp.h>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <stdint.h>
#include <string>
#include <vector>
using namespace concurrency;
#ifdef __GNUC__
#define likely(x) __builtin_expect(!!(x), 1)
#else
#define likely(x) (x)
#endif
enum { GAP = -2, MATCH = 3, MISMATCH = -1 };
struct score_fn {
  int match, mismatch;
  score_fn(int m, int n) restrict(cpu, amp) : match(m), mismatch(n) {}
  int operator()(int a, int b) const restrict(cpu, amp) { return a == b ? match : mismatch; }
};
template <typename T> static inline T imax(T a, T b) restrict(cpu, amp) { return a > b ? a : b; }
template <typename T, typename... R> static inline T imax(T a, T b, R... r) restrict(cpu, amp) {
  return imax(imax(a, b), r...);
}
struct fasta {
  std::string name, seq;
};
static std::vector<fasta> read_fasta(std::istream &in) {
  std::vector<fasta> r;
  std::string line;
  while (std::getline(in, line)) {
    if (line.empty())
      continue;
    if (line[0] == '>') {
      r.emplace_back();
      r.back().name = line.substr(1);
    } else if (!r.empty())
      r.back().seq += line;
  }
  return r;
}
template <class Score> int align_cpu(const std::string &a, const std::string &b, Score s) {
  std::vector<std::vector<int>> h(a.size() + 1, std::vector<int>(b.size() + 1));
  int best = 0;
  for (size_t i = 1; i <= a.size(); ++i)
    for (size_t j = 1; j <= b.size(); ++j) {
      h[i][j] =
          imax(0, h[i - 1][j - 1] + s(a[i - 1], b[j - 1]), h[i - 1][j] + GAP, h[i][j - 1] + GAP);
      best = std::max(best, h[i][j]);
    }
  return best;
}
template <class Score> int align_amp(const std::string &a, const std::string &b, Score s) {
  const int n = a.size(), m = b.size();
  std::vector<int> va(a.begin(), a.end()), vb(b.begin(), b.end());
  array<int, 1> da(n, va.begin()), db(m, vb.begin());
  std::vector<int> zero((n + 1) * (m + 1));
  array<int, 2> h(n + 1, m + 1, zero.begin());
  std::vector<int> best_(1);
  array_view<int, 1> best(1, best_);
  for (int d = 2; d <= n + m; ++d) {
    const int lo = std::max(1, d - m), hi = std::min(n, d - 1);
    if (lo > hi)
      continue;
    parallel_for_each(
        extent<1>(hi - lo + 1), [ =, &da, &db, &h ](index<1> t) restrict(amp) {
          const int i = lo + t[0], j = d - i;
          const int v = imax(0, h(i - 1, j - 1) + s(da[i - 1], db[j - 1]), h(i - 1, j) + GAP,
                             h(i, j - 1) + GAP);
          h(i, j) = v;
          atomic_fetch_max(&best[0], v);
        });
  }
  best.synchronize();
  return best_[0];
}
// Needleman and Wunsch: one thread aligns one pair, with two rows of scores, and leaves the direction
// of each cell for the way back.
enum { LONGEST = 40, DIAGONAL = 0, UP = 1, LEFT = 2 };
struct pair_job {
  int n, m;
  int a[LONGEST], b[LONGEST];
};
static pair_job make_job(const fasta &x, const fasta &y) {
  pair_job j = {int(x.seq.size()), int(y.seq.size()), {}, {}};
  assert(j.n <= LONGEST && j.m <= LONGEST);
  std::copy(x.seq.begin(), x.seq.end(), j.a);
  std::copy(y.seq.begin(), y.seq.end(), j.b);
  return j;
}
template <class Score, class Directions>
int align_globally(const pair_job &job, Score s, const Directions &way) restrict(cpu, amp) {
  int row[LONGEST + 1];
  for (int j = 0; j <= job.m; ++j)
    row[j] = j * GAP;
  for (int i = 1; i <= job.n; ++i) {
    int diagonal = row[0];
    row[0] = i * GAP;
    for (int j = 1; j <= job.m; ++j) {
      const int d = diagonal + s(job.a[i - 1], job.b[j - 1]), u = row[j] + GAP,
                l = row[j - 1] + GAP;
      diagonal = row[j];
      row[j] = imax(d, u, l);
      way((i - 1) * LONGEST + j - 1) = row[j] == d ? DIAGONAL : row[j] == u ? UP : LEFT;
    }
  }
  return row[job.m];
}
static std::pair<std::string, std::string> walk_back(const pair_job &job, const int *way) {
  std::pair<std::string, std::string> lines;
  for (int i = job.n, j = job.m; i > 0 || j > 0;) {
    const int w = i == 0 ? LEFT : j == 0 ? UP : way[(i - 1) * LONGEST + j - 1];
    lines.first += w == LEFT ? '-' : char(job.a[--i]);
    lines.second += w == UP ? '-' : char(job.b[--j]);
  }
  std::reverse(lines.first.begin(), lines.first.end());
  std::reverse(lines.second.begin(), lines.second.end());
  return lines;
}
static int score_of(const std::pair<std::string, std::string> &lines) {
  int sum = 0;
  for (size_t i = 0; i < lines.first.size(); ++i) {
    const char a = lines.first[i], b = lines.second[i];
    sum += a == '-' || b == '-' ? int(GAP) : a == b ? int(MATCH) : int(MISMATCH);
  }
  return sum;
}
static int check_globally(const std::vector<fasta> &f) {
  std::vector<pair_job> jobs;
  for (size_t i = 0; i < f.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      jobs.push_back(make_job(f[i], f[j]));
  const int count = jobs.size();
  const score_fn s(MATCH, MISMATCH);
  std::vector<int> ways(count * LONGEST * LONGEST), scores(count), own(LONGEST * LONGEST);
  array<pair_job, 1> on_device(count, jobs.begin());
  array_view<int, 2> way(count, LONGEST * LONGEST, ways);
  array_view<int, 1> score(count, scores);
  parallel_for_each(extent<1>(count).tile<4>().pad(),
                    [ =, &on_device ](tiled_index<4> t) restrict(amp) {
                      const int k = t.global[0];
                      if (k < count)
                        score[k] = align_globally(on_device[k], s, way[k]);
                    });
  score.synchronize();
  way.synchronize();
  int errors = 0;
  for (int k = 0; k < count; ++k) {
    array_view<int, 1> host(LONGEST * LONGEST, own);
    const auto lines = walk_back(jobs[k], &ways[k * LONGEST * LONGEST]);
    printf("%s\n%s\n", lines.first.c_str(), lines.second.c_str());
    errors += align_globally(jobs[k], s, host) != scores[k] || score_of(lines) != scores[k];
  }
  return errors;
}
int main() {
  std::string text =
      ">one\nACACACTAGGATTACCA\nGGTACGATTACA\n>two\nAGCACACAGATTACAGG\n\n>three\nTTTTGATTACATTTT\n";
  std::istringstream in(text);
  std::vector<fasta> f = read_fasta(in);
  int errors = 0;
  if (!likely(f.size() == 3))
    return 2;
  for (size_t i = 0; i < f.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      int c = align_cpu(f[i].seq, f[j].seq, score_fn(MATCH, MISMATCH)),
          g = align_amp(f[i].seq, f[j].seq, score_fn(MATCH, MISMATCH));
      printf("%s %s %d %d\n", f[i].name.c_str(), f[j].name.c_str(), c, g);
      errors += c != g || c < 10;
    }
  errors += check_globally(f);
  assert(!errors);
  puts(errors ? "FAILED" : "PASSED");
  return errors;
}
