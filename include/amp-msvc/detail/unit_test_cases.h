//===- unit_test_cases.h - the registered tests of CppUnitTest.h, and their run ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The macros of <CppUnitTest.h>, which includes this file, register test classes and their methods
// here before main. The weak main of that header calls run_tests(), which runs them. Change this
// file for the order of the tests or the form of their output.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_UNIT_TEST_CASES_H
#define AMP_MSVC_DETAIL_UNIT_TEST_CASES_H

#include "unit_test_assert.h"
#include <cstdio>
#include <exception>
#include <set>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

namespace amp_msvc {

enum class test_member_kind { before_class, after_class, before_method, after_method, method };

/// A test class: how to make an object of it, and its members in the order of the source.
struct test_class {
  struct member {
    const char *name;
    test_member_kind kind;
    void (*run)(void *object);
  };
  std::string name;
  void *(*make)();
  void (*destroy)(void *);
  std::vector<member> members;
  std::set<std::string> ignored;
};

/// All test classes of the program, in the order of their first members.
inline std::vector<test_class *> &test_classes() {
  static std::vector<test_class *> all;
  return all;
}
inline std::vector<std::pair<test_member_kind, void (*)()>> &test_module_functions() {
  static std::vector<std::pair<test_member_kind, void (*)()>> all;
  return all;
}

/// The type as the compiler writes it, without the text around it.
template <typename T> std::string test_class_name() {
  const std::string text = __PRETTY_FUNCTION__;
  const std::size_t begin = text.find("T = ") + 4;
  return text.substr(begin, text.find_first_of(";]", begin) - begin);
}

template <typename T> struct test_maker {
  static void *make() { return new T(); }
  static void destroy(void *object) { delete static_cast<T *>(object); }
};

/// The entry of class T, which need not be complete here: test_class_of is called in T's own
/// initializers.
template <typename T> test_class &test_class_of() {
  static test_class entry{
      test_class_name<T>(), &test_maker<T>::make, &test_maker<T>::destroy, {}, {}};
  static const bool once = (test_classes().push_back(&entry), true);
  (void)once;
  return entry;
}

struct test_member {
  test_member(test_class &owner, const char *name, test_member_kind kind, void (*run)(void *)) {
    owner.members.push_back({name, kind, run});
  }
};
struct test_module_function {
  test_module_function(test_member_kind kind, void (*run)()) {
    test_module_functions().push_back({kind, run});
  }
};
struct test_attributes {
  test_attributes(test_class &owner, const char *name, bool ignore) {
    if (ignore)
      owner.ignored.insert(name);
  }
};

/// Calls `body`; returns true and prints nothing if it returns, else prints why it did not.
template <typename Body> bool passes(const std::string &name, Body body) {
  try {
    body();
    return true;
  } catch (const test_failure &failure) {
    std::fprintf(stderr, "Failed   %s: %s\n", name.c_str(), failure.text.c_str());
  } catch (const std::exception &thrown) {
    std::fprintf(stderr, "Failed   %s: unhandled exception: %s\n", name.c_str(), thrown.what());
  } catch (...) {
    std::fprintf(stderr, "Failed   %s: unhandled exception\n", name.c_str());
  }
  return false;
}

/// Runs the members of a kind. Stops at the first that fails.
inline bool run_members(const test_class &tests, test_member_kind kind, void *object) {
  for (const test_class::member &each : tests.members)
    if (each.kind == kind && !passes(tests.name + "::" + each.name, [&] { each.run(object); }))
      return false;
  return true;
}

inline bool run_method(const test_class &tests, const test_class::member &method) {
  const std::string name = tests.name + "::" + method.name;
  void *object = nullptr;
  bool passed = passes(name, [&] { object = tests.make(); }) &&
                run_members(tests, test_member_kind::before_method, object) &&
                passes(name, [&] { method.run(object); });
  passed &= !object || run_members(tests, test_member_kind::after_method, object);
  if (object)
    passed &= passes(name, [&] { tests.destroy(object); });
  if (passed)
    std::printf("Passed   %s\n", name.c_str());
  return passed;
}

/// Adds the numbers of the methods that passed and failed.
inline void run_class(const test_class &tests, int &passed, int &failed) {
  const bool ready = run_members(tests, test_member_kind::before_class, nullptr);
  for (const test_class::member &each : tests.members) {
    if (each.kind != test_member_kind::method)
      continue;
    if (tests.ignored.count(each.name))
      std::printf("Skipped  %s::%s\n", tests.name.c_str(), each.name);
    else
      ++(ready && run_method(tests, each) ? passed : failed);
  }
  failed += !run_members(tests, test_member_kind::after_class, nullptr);
}

inline bool run_module_functions(test_member_kind kind) {
  bool passed = true;
  for (const auto &each : test_module_functions())
    if (each.first == kind)
      passed &= passes("module", each.second);
  return passed;
}

/// Runs every test of the program. Returns the exit status of main.
inline int run_tests() {
  int passed = 0, failed = 0;
  failed += !run_module_functions(test_member_kind::before_class);
  for (const test_class *each : test_classes())
    run_class(*each, passed, failed);
  failed += !run_module_functions(test_member_kind::after_class);
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}

} // namespace amp_msvc

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

template <typename T> class TestClass {
public:
  typedef T ThisClass;
};

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

#endif
