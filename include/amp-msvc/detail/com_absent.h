//===- com_absent.h - pointers to objects of COM, without COM -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> and the headers of COM, ATL and WRL include
// this file. COM, Windows' Component Object Model, does not exist here. A program can declare a
// pointer to an interface of COM, which is null because nothing creates an object: a call of
// CoCreateInstance() is a compile-time error. The interfaces of Direct3D are errors as well
// (direct3d_absent.h), and so are BSTR, VARIANT and their functions (system_absent.h).
// CoInitialize() succeeds and does nothing. A further name of COM is declared here; if it needs an
// object, its use is an error. GUIDs are in windows_user.h and windows_random.h, _bstr_t and
// _com_error in com_strings.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_COM_ABSENT_H
#define AMP_MSVC_DETAIL_COM_ABSENT_H

#include "windows_types.h"
#include <cstdlib>

struct IUnknown {
  virtual ULONG AddRef() = 0;
  virtual ULONG Release() = 0;

protected:
  ~IUnknown() = default;
};
typedef IUnknown *LPUNKNOWN;

constexpr DWORD COINIT_MULTITHREADED = 0, COINIT_APARTMENTTHREADED = 2;
inline HRESULT CoInitialize(void *) { return S_OK; }
inline HRESULT CoInitializeEx(void *, DWORD) { return S_OK; }
inline void CoUninitialize() {}
inline LPVOID CoTaskMemAlloc(SIZE_T size) { return std::malloc(size); }
inline LPVOID CoTaskMemRealloc(LPVOID memory, SIZE_T size) { return std::realloc(memory, size); }
inline void CoTaskMemFree(LPVOID memory) { std::free(memory); }

#define AMP_MSVC_ABSENT __attribute__((unavailable("there are no objects of COM here")))
AMP_MSVC_ABSENT HRESULT CoCreateInstance(...);
#undef AMP_MSVC_ABSENT

namespace amp_msvc {

/// The class of CComPtr and ComPtr: a pointer that counts the references to an object of COM.
template <typename T> class com_pointer {
public:
  com_pointer(T *object = nullptr) : object_(object) {
    if (object_)
      object_->AddRef();
  }
  com_pointer(const com_pointer &other) : com_pointer(other.object_) {}
  com_pointer &operator=(com_pointer other) {
    T *mine = object_;
    object_ = other.object_;
    other.object_ = mine;
    return *this;
  }
  ~com_pointer() { Release(); }

  void Release() {
    T *object = object_;
    object_ = nullptr;
    if (object)
      object->Release();
  }
  void Reset() { Release(); }
  T *Get() const { return object_; }
  T *operator->() const { return object_; }
  operator T *() const { return object_; }
  T **operator&() { return &object_; }
  T **GetAddressOf() { return &object_; }
  T *Detach() {
    T *object = object_;
    object_ = nullptr;
    return object;
  }
  void Attach(T *object) {
    Release();
    object_ = object;
  }

private:
  T *object_;
};

} // namespace amp_msvc

namespace ATL {
template <typename T> using CComPtr = amp_msvc::com_pointer<T>;
}
using ATL::CComPtr; // a program may open the namespace as well
namespace Microsoft {
namespace WRL {
template <typename T> using ComPtr = amp_msvc::com_pointer<T>;
}
} // namespace Microsoft

#endif
