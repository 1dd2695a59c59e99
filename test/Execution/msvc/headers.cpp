// Headers that sources include out of habit, and uses of what is in them.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <CodeAnalysis/Warnings.h>
#include <DirectXMath.h>
#include <Windows.h>
#include <amp.h>
#include <atlbase.h>
#include <corecrt_math_defines.h>
#include <d3d11.h>
#include <d3dcommon.h>
#include <d3dcompiler.h>
#include <dxgi.h>
#include <hash_map>
#include <wrl/client.h>
#include <xstddef>

int main() {
  CComPtr<IUnknown> none;
  Microsoft::WRL::ComPtr<IUnknown> also_none;
  D3D_FEATURE_LEVEL level = D3D_FEATURE_LEVEL_11_0;
  DirectX::XMFLOAT2 v(1, 2);
  stdext::hash_map<int, int> map;
  map[1] = 2;
  int d[1] = {0};
  concurrency::array_view<int> view(1, d);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = 1; });
  return !(none == nullptr && also_none.Get() == nullptr && level > 0 && M_PI > 3 && v.y == 2 &&
           map.size() == 1 && view[0] == 1);
}
