// Headers of Windows and DirectX that programs include without a need, in any order.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
// REQUIRES: gxx
#include <xnamath.h>
#include <minmax.h>
#include <DirectXCollision.h>
#include <DirectXColors.h>
#include <DirectXPackedVector.h>
#include <WinSock.h>
#include <amp.h>
#include <cguid.h>
#include <combaseapi.h>
#include <crtversion.h>
#include <d3dx12.h>
#include <ddraw.h>
#include <dshow.h>
#include <iphlpapi.h>
#include <knownfolders.h>
#include <pplawait.h>
#include <shlguid.h>
#include <sys/utime.h>
#include <ws2def.h>
#include <wtypesbase.h>
#include <x3daudio.h>
#include <xapo.h>

int main() {
  XMFLOAT2 v(1, 2);
  return !(v.y == 2 && _VC_CRT_MAJOR_VERSION == 14 && min(1, 2) == 1);
}
