//===- CppUnitTest.h - the framework of unit tests of Visual Studio -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). On Windows the tests are a
// library, which the development environment loads and runs. Here they are a program: test classes
// register their methods before main, and this header defines a weak main that runs them all. The
// program prints a line for each test method and each failure; its exit status is 1 after a
// failure. Attributes have no effect, except TEST_IGNORE, which skips the method. A further macro
// of Microsoft's framework is defined here; assertions are in detail/unit_test_assert.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CPPUNITTEST_H
#define AMP_MSVC_CPPUNITTEST_H

#include "detail/unit_test_assert.h"
#include "detail/unit_test_cases.h"

#define TEST_CLASS(NAME)                                                                           \
  class NAME : public ::Microsoft::VisualStudio::CppUnitTestFramework::TestClass<NAME>

// A static member function may name the class, which is not complete in the initializer of a
// static member.
#define AMP_MSVC_TEST_MEMBER(NAME, KIND)                                                           \
  static void amp_msvc_run_##NAME(void *object) { static_cast<ThisClass *>(object)->NAME(); }      \
  inline static const ::amp_msvc::test_member amp_msvc_member_##NAME {                             \
    ::amp_msvc::test_class_of<ThisClass>(), #NAME, ::amp_msvc::test_member_kind::KIND,             \
        &amp_msvc_run_##NAME                                                                       \
  }
#define AMP_MSVC_STATIC_TEST_MEMBER(NAME, KIND)                                                    \
  static void amp_msvc_run_##NAME(void *) { NAME(); }                                              \
  inline static const ::amp_msvc::test_member amp_msvc_member_##NAME {                             \
    ::amp_msvc::test_class_of<ThisClass>(), #NAME, ::amp_msvc::test_member_kind::KIND,             \
        &amp_msvc_run_##NAME                                                                       \
  }

#define TEST_METHOD(NAME)                                                                          \
  AMP_MSVC_TEST_MEMBER(NAME, method);                                                              \
  void NAME()
#define TEST_METHOD_INITIALIZE(NAME)                                                               \
  AMP_MSVC_TEST_MEMBER(NAME, before_method);                                                       \
  void NAME()
#define TEST_METHOD_CLEANUP(NAME)                                                                  \
  AMP_MSVC_TEST_MEMBER(NAME, after_method);                                                        \
  void NAME()
#define TEST_CLASS_INITIALIZE(NAME)                                                                \
  AMP_MSVC_STATIC_TEST_MEMBER(NAME, before_class);                                                 \
  static void NAME()
#define TEST_CLASS_CLEANUP(NAME)                                                                   \
  AMP_MSVC_STATIC_TEST_MEMBER(NAME, after_class);                                                  \
  static void NAME()

#define AMP_MSVC_TEST_MODULE_MEMBER(NAME, KIND)                                                    \
  static void NAME();                                                                              \
  static const ::amp_msvc::test_module_function amp_msvc_module_##NAME{                            \
      ::amp_msvc::test_member_kind::KIND, &NAME};                                                  \
  static void NAME()
#define TEST_MODULE_INITIALIZE(NAME) AMP_MSVC_TEST_MODULE_MEMBER(NAME, before_class)
#define TEST_MODULE_CLEANUP(NAME) AMP_MSVC_TEST_MODULE_MEMBER(NAME, after_class)

#define BEGIN_TEST_METHOD_ATTRIBUTE(NAME)                                                          \
  inline static const ::amp_msvc::test_attributes amp_msvc_attributes_##NAME {                     \
    ::amp_msvc::test_class_of<ThisClass>(), #NAME, false
#define TEST_IGNORE() || true
#define TEST_METHOD_ATTRIBUTE(NAME, VALUE)
#define TEST_OWNER(NAME)
#define TEST_DESCRIPTION(TEXT)
#define TEST_PRIORITY(NUMBER)
#define TEST_WORKITEM(NUMBER)
#define END_TEST_METHOD_ATTRIBUTE()                                                                \
  }                                                                                                \
  ;
#define BEGIN_TEST_CLASS_ATTRIBUTE() static_assert(true, "")
#define TEST_CLASS_ATTRIBUTE(NAME, VALUE)
#define END_TEST_CLASS_ATTRIBUTE() ;
#define BEGIN_TEST_MODULE_ATTRIBUTE() static_assert(true, "")
#define TEST_MODULE_ATTRIBUTE(NAME, VALUE)
#define END_TEST_MODULE_ATTRIBUTE() ;

/// Runs all tests. A program may define its own main.
__attribute__((weak)) int main() { return amp_msvc::run_tests(); }

#endif
