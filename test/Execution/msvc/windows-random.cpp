// Random bytes of the system, and new GUIDs.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#include <amp.h>
#include <bcrypt.h>
#include <cstring>
#include <wincrypt.h>
#include <windows.h>

int main() {
  HCRYPTPROV provider = 0;
  BYTE bytes[600] = {}, zeros[300] = {};
  if (!CryptAcquireContext(&provider, NULL, NULL, PROV_RSA_FULL, CRYPT_VERIFYCONTEXT) ||
      !CryptGenRandom(provider, 300, bytes) || !CryptReleaseContext(provider, 0))
    return 1;
  if (!BCRYPT_SUCCESS(BCryptGenRandom(NULL, bytes + 300, 300, BCRYPT_USE_SYSTEM_PREFERRED_RNG)))
    return 2;
  // The last bytes come after the 256 that one call of the system fills.
  if (!std::memcmp(bytes + 260, zeros, 40) || !std::memcmp(bytes + 560, zeros, 40))
    return 3;
  GUID id;
  WCHAR text[39];
  if (FAILED(CoCreateGuid(&id)) || StringFromGUID2(id, text, 38) != 0 ||
      StringFromGUID2(id, text, 39) != 39)
    return 4;
  return !(text[0] == L'{' && text[37] == L'}' && text[15] == L'4');
}
