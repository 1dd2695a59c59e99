// A friend declaration declares its class for what follows.
// RUN: %ampcc --amp-msvc -Wall -Wextra -Werror %s -o %t && %t
#include <amp.h>
namespace scene {
class node {
  friend class graph;
  friend struct visitor;
  int value;

public:
  node() : value(1) {}
  graph *owner;
};
void visit(visitor &v, const node &n);
template <class T> class list {
  friend class iterator;
  iterator *first;

public:
  list() : first(nullptr) {}
  bool empty() const { return !first; }
};
class graph {
public:
  int of(const node &n) const { return n.value; }
};
struct visitor {
  int sum;
  void add(const node &n) { sum += n.value; }
};
class iterator {};
void visit(visitor &v, const node &n) { v.add(n); }
}

int main() {
  scene::node n;
  scene::graph g;
  scene::visitor v = {1};
  n.owner = &g;
  visit(v, n);
  return n.owner->of(n) != 1 || v.sum != 2 || !scene::list<int>().empty();
}
