// Direct3D's headers may be included; code that needs Direct3D is one error at its first place.
// RUN: not %ampcc --amp-msvc -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <d3d11.h>
#include <d3dx9math.h>
#include <dxgi1_6.h>

void draw(ID3D11Device *device); // CHECK: :[[#@LINE]]:{{.*}}error: 'ID3D11Device' is unavailable: there is no Direct3D here
int main() {
  return D3D11CreateDevice(0) == S_OK;
}
// CHECK: {{^}}1 error generated.
