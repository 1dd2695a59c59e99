// std::tr2::sys of Visual C++ 2012, whose parts of a path are strings.
// RUN: rm -rf %t.d && mkdir -p %t.d/data/inner && cd %t.d && echo text > data/a.txt
// RUN: %ampcc --amp-msvc %s -o %t && %t | FileCheck %s
#include <amp.h>
#include <filesystem>
#include <iostream>
#include <set>
#include <string>

namespace sys = std::tr2::sys;
using namespace std::tr2::sys;

int main() {
  path p("data/a.txt");
  const std::string leaf = p.leaf(), extension = p.extension(), base = p.basename();
  if (leaf != "a.txt" || extension != ".txt" || base != "a" || p.filename() != leaf || sys::extension(p) != ".txt")
    return 1;
  std::cout << p << ' ' << p.branch_path() << ' ' << p.file_string() << '\n'; // CHECK: data/a.txt data data/a.txt
  std::wcout << wpath(L"a b") << L'\n'; // CHECK-NEXT: {{^}}a b{{$}}
  if (!p.has_branch_path() || path("x").has_branch_path() || p.is_complete() || !complete(p).is_complete())
    return 2;
  path full = initial_path<path>() / "data" / p.leaf();
  if (!exists(full) || !is_regular_file(full) || file_size(full) != 5 || !is_directory(full.parent_path()))
    return 3;
  std::set<std::string> found, all;
  for (directory_iterator it(path("data")), end; it != end; ++it)
    found.insert(it->path().leaf() + (is_directory(it->status()) ? "/" : ""));
  for (recursive_directory_iterator it(path(".")), end; it != end; ++it)
    if (it.level() == 1)
      all.insert(it->path().filename());
  if (found != std::set<std::string>{"a.txt", "inner/"} || all != std::set<std::string>{"a.txt", "inner"})
    return 4;
  if (change_extension(p, ".bin").string() != "data/a.bin" || p.replace_extension(".c").leaf() != "a.c" ||
      p.remove_leaf().string() != "data")
    return 5;
  wpath wide(L"data/b.c");
  if (wide.leaf() != L"b.c" || last_write_time(full) < 1000000000)
    return 6;
  try {
    file_size(path("none"));
    return 7;
  } catch (const filesystem_error &e) {
    return e.path1().string() == "none" && create_directories(path("new/folder")) && remove_all(path("new")) ? 0 : 8;
  }
}
