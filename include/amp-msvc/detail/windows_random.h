//===- windows_random.h - random bytes of wincrypt.h and bcrypt.h, and new GUIDs ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> and <bcrypt.h> include this file. Programs seed their generators with the random
// bytes of the system, which come from getentropy() here. A provider holds nothing, so its handle
// is a fixed number. Keys, hashes and encryption do not exist: their use is an error.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_RANDOM_H
#define AMP_MSVC_DETAIL_WINDOWS_RANDOM_H

#include "absent_result.h"
#include "windows_types.h"
#include "windows_user.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace amp_msvc {

/// getentropy() gives at most 256 bytes at once.
inline bool fill_with_random(void *to, std::size_t size) {
  for (std::size_t done = 0; done < size;) {
    const std::size_t part = std::min<std::size_t>(size - done, 256);
    if (::getentropy(static_cast<char *>(to) + done, part) != 0)
      return false;
    done += part;
  }
  return true;
}

} // namespace amp_msvc

typedef ULONG_PTR HCRYPTPROV, HCRYPTKEY, HCRYPTHASH;
constexpr DWORD PROV_RSA_FULL = 1, PROV_RSA_AES = 24, CRYPT_NEWKEYSET = 8, CRYPT_SILENT = 0x40,
                CRYPT_MACHINE_KEYSET = 0x20, CRYPT_VERIFYCONTEXT = 0xf0000000u;
#define MS_DEF_PROV TEXT("Microsoft Base Cryptographic Provider v1.0")
#define MS_ENHANCED_PROV TEXT("Microsoft Enhanced Cryptographic Provider v1.0")

inline BOOL CryptAcquireContextA(HCRYPTPROV *provider, LPCSTR, LPCSTR, DWORD, DWORD) {
  *provider = 1;
  return TRUE;
}
inline BOOL CryptAcquireContextW(HCRYPTPROV *provider, LPCWSTR, LPCWSTR, DWORD, DWORD) {
  *provider = 1;
  return TRUE;
}
#ifdef UNICODE
#define CryptAcquireContext CryptAcquireContextW
#else
#define CryptAcquireContext CryptAcquireContextA
#endif
inline BOOL CryptGenRandom(HCRYPTPROV, DWORD size, BYTE *to) {
  return amp_msvc::fill_with_random(to, size);
}
inline BOOL CryptReleaseContext(HCRYPTPROV, DWORD) { return TRUE; }

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("of Windows' cryptography there are only random bytes here")))
AMP_MSVC_ABSENT amp_msvc::absent_result CryptCreateHash(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptHashData(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptGetHashParam(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptDestroyHash(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptGenKey(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptDeriveKey(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptImportKey(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptEncrypt(...);
AMP_MSVC_ABSENT amp_msvc::absent_result CryptDecrypt(...);
#undef AMP_MSVC_ABSENT

/// A GUID of random bytes, of version 4.
inline HRESULT CoCreateGuid(GUID *to) {
  if (!amp_msvc::fill_with_random(to, sizeof *to))
    return E_FAIL;
  to->Data3 = static_cast<USHORT>((to->Data3 & 0x0fffu) | 0x4000u);
  to->Data4[0] = static_cast<BYTE>((to->Data4[0] & 0x3fu) | 0x80u);
  return S_OK;
}
typedef LONG RPC_STATUS;
constexpr RPC_STATUS RPC_S_OK = 0;
inline RPC_STATUS UuidCreate(UUID *to) { return CoCreateGuid(to); }
/// Writes the GUID in braces. Returns the number of characters with the end, 0 if they do not fit.
inline int StringFromGUID2(const GUID &id, LPWSTR to, int size) {
  char text[40];
  std::snprintf(text, sizeof text, "{%08X-%04X-%04X-%02X%02X-%02X%02X%02X%02X%02X%02X}",
                static_cast<unsigned>(id.Data1), id.Data2, id.Data3, id.Data4[0], id.Data4[1],
                id.Data4[2], id.Data4[3], id.Data4[4], id.Data4[5], id.Data4[6], id.Data4[7]);
  const int length = static_cast<int>(std::strlen(text)) + 1;
  if (size < length)
    return 0;
  std::copy(text, text + length, to);
  return length;
}

#endif
