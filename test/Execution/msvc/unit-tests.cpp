// The test classes of CppUnitTest.h become a program that runs them all.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && not %t 2>%t.err | FileCheck %s
// RUN: FileCheck --check-prefix=FAILED --input-file=%t.err %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && not %t 2>&1 | FileCheck %s
// REQUIRES: gxx
#include <CppUnitTest.h>
#include <amp.h>
#include <stdexcept>
#include <vector>
using namespace Microsoft::VisualStudio::CppUnitTestFramework;
using namespace concurrency;

struct point {
  int x;
  bool operator==(const point &o) const { return x == o.x; }
};
namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {
template <> static std::wstring ToString<point>(const point &p) { return std::to_wstring(p.x); }
} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

namespace tests {
TEST_CLASS(doubling) {
public:
  // CHECK: before the class
  TEST_CLASS_INITIALIZE(first) { Logger::WriteMessage(L"before the class"); }
  TEST_METHOD_INITIALIZE(each) { data.assign(4, 3); }

  // CHECK: Passed   tests::doubling::doubles
  TEST_METHOD(doubles) {
    array_view<int> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    v.synchronize();
    for (int x : data)
      Assert::AreEqual(6, x);
    Assert::AreEqual(1.0f, 1.01f, 0.1f, L"tolerance");
    Assert::AreEqual<std::size_t>(4, data.size());
    Assert::AreEqual("text", std::string("text").c_str());
    Assert::ExpectException<std::exception>([] { throw std::runtime_error("x"); });
  }

  // FAILED: Failed   tests::doubling::differs: AreEqual: <1> and <2>: points ({{.*}}unit-tests.cpp:[[#@LINE+1]])
  TEST_METHOD(differs) { Assert::AreEqual(point{1}, point{2}, L"points", LINE_INFO()); }
  // FAILED-NEXT: Failed   tests::doubling::throws: unhandled exception: thrown
  TEST_METHOD(throws) { throw std::runtime_error("thrown"); }

  BEGIN_TEST_METHOD_ATTRIBUTE(ignored)
  TEST_OWNER(L"owner")
  TEST_IGNORE()
  END_TEST_METHOD_ATTRIBUTE()
  // CHECK: Skipped  tests::doubling::ignored
  TEST_METHOD(ignored) { Assert::Fail(); }

  // CHECK: after the class
  TEST_CLASS_CLEANUP(last) { Logger::WriteMessage("after the class"); }

private:
  std::vector<int> data;
};
} // namespace tests
// CHECK: 1 passed, 2 failed
