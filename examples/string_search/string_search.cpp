// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A search for a word in a text: every thread looks at one place. Kernels have no bytes, so four
// letters are stored in each unsigned int. Threads that find the word append its place to a list by
// an atomic counter, in any order.
//
//   ampcc -O2 string_search.cpp -o string_search
//   ./string_search [WORD [FILE]]
#include "../stopwatch.h"
#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

using namespace concurrency;

typedef array_view<const unsigned int> letters;

unsigned int letter(letters text, int i) restrict(amp) { return text[i / 4] >> i % 4 * 8 & 255; }

std::vector<unsigned int> packed(const std::string &text) {
  std::vector<unsigned int> made(text.size() / 4 + 1);
  for (std::size_t i = 0; i < text.size(); ++i)
    made[i / 4] |= static_cast<unsigned int>(static_cast<unsigned char>(text[i])) << i % 4 * 8;
  return made;
}

std::vector<int> places(const std::string &text, const std::string &word) {
  const int length = static_cast<int>(word.size());
  const int last = static_cast<int>(text.size()) - length;
  if (last < 0 || length == 0)
    return {};
  const std::vector<unsigned int> text_memory = packed(text), word_memory = packed(word);
  letters where(static_cast<int>(text_memory.size()), text_memory);
  letters what(static_cast<int>(word_memory.size()), word_memory);
  std::vector<int> found(last + 1);
  int count = 0;
  array_view<int> found_at(last + 1, found), counter(1, &count);
  found_at.discard_data();

  parallel_for_each(
      extent<1>(last + 1), [=](index<1> i) restrict(amp) {
        int same = 0;
        while (same < length && letter(where, i[0] + same) == letter(what, same))
          ++same;
        if (same == length)
          found_at[atomic_fetch_inc(&counter[0])] = i[0];
      });

  found_at.synchronize();
  found.resize(counter[0]);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<int> places_on_the_host(const std::string &text, const std::string &word) {
  std::vector<int> found;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    found.push_back(static_cast<int>(at));
  return found;
}

std::string read_or_make(const char *name) {
  std::string text;
  if (!name) {
    for (int i = 0; i < 20000; ++i)
      text += i % 7 == 0 ? "barrier " : i % 3 == 0 ? "bar " : "tile_static ";
    return text;
  }
  std::ifstream file(name, std::ios::binary);
  if (!file)
    throw std::runtime_error(std::string("cannot read ") + name);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

int main(int argc, char **argv) try {
  const std::string word = argc > 1 ? argv[1] : "bar";
  const std::string text = read_or_make(argc > 2 ? argv[2] : nullptr);
  if (word.empty())
    throw std::runtime_error("the word has no letters");

  places(text, word); // the first launch may build the kernel
  stopwatch time;
  const std::vector<int> found = places(text, word);
  const double milliseconds = time.milliseconds();

  const bool right = found == places_on_the_host(text, word);
  std::printf("'%s' is %d times in %d letters, %.1f ms: %s\n", word.c_str(),
              static_cast<int>(found.size()), static_cast<int>(text.size()), milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
