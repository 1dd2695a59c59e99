//===- atl_pointers.h - the owning pointers of ATL's atlbase.h ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <atlbase.h> includes this file. The pointers are those that programs used before std::unique_ptr:
// a copy takes the object away from the original.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_ATL_POINTERS_H
#define AMP_MSVC_DETAIL_ATL_POINTERS_H

#include <cstddef>
#include <cstdlib>

namespace amp_msvc {

/// Deleter is a function object that frees what the pointer owns.
template <typename T, typename Deleter> class owning_pointer {
public:
  owning_pointer() = default;
  explicit owning_pointer(T *object) : m_p(object) {}
  owning_pointer(owning_pointer &other) : m_p(other.Detach()) {}
  owning_pointer(owning_pointer &&other) : m_p(other.Detach()) {}
  ~owning_pointer() { Deleter()(m_p); }
  owning_pointer &operator=(owning_pointer &other) {
    if (&other != this)
      reset(other.Detach());
    return *this;
  }
  owning_pointer &operator=(owning_pointer &&other) { return *this = other; }

  operator T *() const { return m_p; }
  T *operator->() const { return m_p; }
  /// The object must be null.
  void Attach(T *object) { m_p = object; }
  T *Detach() {
    T *const object = m_p;
    m_p = nullptr;
    return object;
  }
  void Free() { reset(nullptr); }

  T *m_p = nullptr;

protected:
  void reset(T *object) {
    Deleter()(m_p);
    m_p = object;
  }
};

struct delete_object {
  template <typename T> void operator()(T *object) const { delete object; }
};
struct delete_elements {
  template <typename T> void operator()(T *elements) const { delete[] elements; }
};
struct free_memory {
  template <typename T> void operator()(T *memory) const { std::free(memory); }
};

} // namespace amp_msvc

namespace ATL {

template <typename T> class CAutoPtr : public amp_msvc::owning_pointer<T, amp_msvc::delete_object> {
public:
  using amp_msvc::owning_pointer<T, amp_msvc::delete_object>::owning_pointer;
};

template <typename T>
class CAutoVectorPtr : public amp_msvc::owning_pointer<T, amp_msvc::delete_elements> {
public:
  using amp_msvc::owning_pointer<T, amp_msvc::delete_elements>::owning_pointer;
  bool Allocate(std::size_t count) {
    this->reset(new T[count]);
    return true;
  }
};

/// Memory for any bytes; constructors do not run.
template <typename T> class CHeapPtr : public amp_msvc::owning_pointer<T, amp_msvc::free_memory> {
public:
  using amp_msvc::owning_pointer<T, amp_msvc::free_memory>::owning_pointer;
  bool Allocate(std::size_t count = 1) { return AllocateBytes(count * sizeof(T)); }
  bool AllocateBytes(std::size_t size) {
    this->reset(static_cast<T *>(std::malloc(size)));
    return this->m_p != nullptr;
  }
  bool Reallocate(std::size_t count) {
    T *const grown = static_cast<T *>(std::realloc(this->m_p, count * sizeof(T)));
    if (!grown)
      return false;
    this->m_p = grown;
    return true;
  }
};

} // namespace ATL

// The settings of a project open the namespace, unless they define _ATL_NO_AUTOMATIC_NAMESPACE.
#ifndef _ATL_NO_AUTOMATIC_NAMESPACE
using ATL::CAutoPtr;
using ATL::CAutoVectorPtr;
using ATL::CHeapPtr;
#endif

#endif
