// The containers of the Concurrency Runtime, filled by many threads.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -fsanitize=thread %s -o %t && %t
#include <concurrent_priority_queue.h>
#include <concurrent_queue.h>
#include <concurrent_unordered_map.h>
#include <concurrent_unordered_set.h>
#include <concurrent_vector.h>
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <ppl.h>
#include <string>
using namespace Concurrency;

static bool vectors() {
  concurrent_vector<int> v;
  v.reserve(10);
  int &first = *v.push_back(-1);
  parallel_for(0, 1000, [&](int i) {
    auto place = v.push_back(i);
    if (*place != i || v.size() == 0)
      throw std::runtime_error("wrong element");
  });
  std::sort(v.begin(), v.end());
  bool good = v.size() == 1001 && &first == &v[0] && v[0] == -1 && v.back() == 999;
  auto grown = v.grow_by(3, 7);
  good &= grown[2] == 7 && v.end() - grown == 3 && v.capacity() >= v.size();
  concurrent_vector<std::string> words(2, "a"), copy(words);
  copy.grow_to_at_least(5);
  words = copy;
  words.resize(3);
  try {
    words.at(3);
    good = false;
  } catch (const std::out_of_range &) {
  }
  return good && words.size() == 3 && words[1] == "a" && words[2].empty();
}

static bool queues() {
  concurrent_queue<int> q;
  concurrent_priority_queue<int> p;
  parallel_for(1, 101, [&](int i) { q.push(i), p.push(i); });
  int sum = 0, value = 0;
  bool good = q.unsafe_size() == 100 && std::accumulate(q.unsafe_begin(), q.unsafe_end(), 0) == 5050;
  while (q.try_pop(value))
    sum += value;
  for (int i = 100; i > 0; --i)
    good &= p.try_pop(value) && value == i;
  return good && sum == 5050 && q.empty() && p.empty() && !p.try_pop(value);
}

static bool maps() {
  concurrent_unordered_map<std::string, int> m;
  concurrent_unordered_set<int> s;
  concurrent_unordered_multimap<int, int> mm;
  parallel_for(0, 400, [&](int i) {
    m.insert(std::make_pair(std::to_string(i % 100), i % 100));
    s.insert(i % 10);
    mm.insert(std::make_pair(i % 4, i));
    for (auto &each : m)
      if (each.first != std::to_string(each.second))
        throw std::runtime_error("wrong pair");
  });
  bool good = m.size() == 100 && s.size() == 10 && mm.size() == 400 && mm.count(3) == 100;
  m["new"] = 5;
  good &= m.find("new")->second == 5 && m.at("7") == 7 && m.find("x") == m.end() && m["y"] == 0;
  good &= m.unsafe_erase("new") == 1 && m.count("new") == 0 && m.size() == 101;
  good &= !s.insert(3).second && s.insert(11).second && std::distance(s.begin(), s.end()) == 11;
  m.unsafe_erase(m.begin());
  concurrent_unordered_map<std::string, int> copy = m;
  m.clear();
  return good && m.empty() && copy.size() == 100;
}

int main() {
  if (!vectors())
    return std::printf("vectors\n"), 1;
  if (!queues())
    return std::printf("queues\n"), 1;
  if (!maps())
    return std::printf("maps\n"), 1;
  return 0;
}
