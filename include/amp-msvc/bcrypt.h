//===- bcrypt.h - random bytes of Windows' newer cryptography -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with ampcc's option --amp-msvc (sources for Visual C++).
// BCryptGenRandom() returns random bytes of the system (detail/windows_random.h, which windows.h
// includes). It needs no provider, so to open or close one of any name does nothing and succeeds.
// Other functions, such as those of hashes, are not declared: their use is an error. A further
// function is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_BCRYPT_H
#define AMP_MSVC_BCRYPT_H

#include "windows.h"

typedef PVOID BCRYPT_ALG_HANDLE;
#ifndef NTSTATUS // unless the program has a macro of this name
typedef LONG NTSTATUS;
#endif
#define BCRYPT_USE_SYSTEM_PREFERRED_RNG 2
#define BCRYPT_RNG_ALGORITHM L"RNG"
#define BCRYPT_SUCCESS(STATUS) ((STATUS) >= 0)

inline NTSTATUS BCryptOpenAlgorithmProvider(BCRYPT_ALG_HANDLE *provider, LPCWSTR, LPCWSTR, ULONG) {
  *provider = nullptr;
  return 0;
}
/// Returns STATUS_UNSUCCESSFUL if the system has no random bytes.
inline NTSTATUS BCryptGenRandom(BCRYPT_ALG_HANDLE, BYTE *to, ULONG size, ULONG) {
  return amp_msvc::fill_with_random(to, size) ? 0 : static_cast<NTSTATUS>(0xc0000001u);
}
inline NTSTATUS BCryptCloseAlgorithmProvider(BCRYPT_ALG_HANDLE, ULONG) { return 0; }

#endif
