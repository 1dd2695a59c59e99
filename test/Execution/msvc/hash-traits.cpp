// stdext::hash_map with traits of the program, and with a hash_value of it.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <hash_map>
#include <hash_set>
#include <string>

struct point { int x, y; };
bool operator<(const point &a, const point &b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }
size_t hash_value(const point &p) { return p.x * 31 + p.y; }

struct no_case : stdext::hash_compare<std::string> {
  size_t operator()(const std::string &key) const { return key.size(); }
  bool operator()(const std::string &a, const std::string &b) { return _stricmp(a.c_str(), b.c_str()) < 0; }
};

int main() {
  stdext::hash_map<std::string, int, no_case> words;
  ++words["One"];
  ++words["ONE"];
  stdext::hash_set<point> points;
  points.insert(point{1, 2});
  points.insert(point{1, 2});
  stdext::hash_multimap<int, int> both;
  both.insert(std::make_pair(1, 2));
  both.insert(std::make_pair(1, 3));
  return words.size() == 1 && words["one"] == 2 && points.size() == 1 && both.count(1) == 2 ? 0 : 1;
}
