//===- direct3d_absent.h - names of DirectX, whose use is an error --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) the headers of DirectX, such as <d3d11.h>, include this
// file. Many sources include them without a need. Direct3D does not exist here, so its classes and
// functions are declared as unavailable: the first use of such a name, also in the type of a
// pointer, is a fatal error at the place of the use, but the inclusion alone is none. The classes
// are complete, because otherwise a variable of such a class were another error before. The
// enumerations at the end can be used. Add a name here if its use should be reported in the same
// way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_DIRECT3D_ABSENT_H
#define AMP_MSVC_DETAIL_DIRECT3D_ABSENT_H

#include "com_absent.h"
#include "windows_types.h"

#define AMP_MSVC_ABSENT                                                                            \
  __attribute__((unavailable("there is no Direct3D here: separate the computation from what "      \
                             "shows its results")))

struct AMP_MSVC_ABSENT ID3D11Device{};
struct AMP_MSVC_ABSENT ID3D11Device1{};
struct AMP_MSVC_ABSENT ID3D11Device2{};
struct AMP_MSVC_ABSENT ID3D11DeviceContext{};
struct AMP_MSVC_ABSENT ID3D11DeviceContext1{};
struct AMP_MSVC_ABSENT ID3D11DeviceChild{};
struct AMP_MSVC_ABSENT ID3D11Buffer{};
struct AMP_MSVC_ABSENT ID3D11Resource{};
struct AMP_MSVC_ABSENT ID3D11Texture1D{};
struct AMP_MSVC_ABSENT ID3D11Texture2D{};
struct AMP_MSVC_ABSENT ID3D11Texture3D{};
struct AMP_MSVC_ABSENT ID3D11View{};
struct AMP_MSVC_ABSENT ID3D11ShaderResourceView{};
struct AMP_MSVC_ABSENT ID3D11UnorderedAccessView{};
struct AMP_MSVC_ABSENT ID3D11RenderTargetView{};
struct AMP_MSVC_ABSENT ID3D11DepthStencilView{};
struct AMP_MSVC_ABSENT ID3D11VertexShader{};
struct AMP_MSVC_ABSENT ID3D11PixelShader{};
struct AMP_MSVC_ABSENT ID3D11GeometryShader{};
struct AMP_MSVC_ABSENT ID3D11ComputeShader{};
struct AMP_MSVC_ABSENT ID3D11InputLayout{};
struct AMP_MSVC_ABSENT ID3D11SamplerState{};
struct AMP_MSVC_ABSENT ID3D11BlendState{};
struct AMP_MSVC_ABSENT ID3D11RasterizerState{};
struct AMP_MSVC_ABSENT ID3D11DepthStencilState{};
struct AMP_MSVC_ABSENT ID3D11Query{};
struct AMP_MSVC_ABSENT ID3D11Debug{};
struct AMP_MSVC_ABSENT ID3D11InfoQueue{};
struct AMP_MSVC_ABSENT ID3D10Blob{};
struct AMP_MSVC_ABSENT ID3DBlob{};
struct AMP_MSVC_ABSENT IDXGIFactory{};
struct AMP_MSVC_ABSENT IDXGIFactory1{};
struct AMP_MSVC_ABSENT IDXGIFactory2{};
struct AMP_MSVC_ABSENT IDXGIAdapter{};
struct AMP_MSVC_ABSENT IDXGIAdapter1{};
struct AMP_MSVC_ABSENT IDXGIAdapter2{};
struct AMP_MSVC_ABSENT IDXGIDevice{};
struct AMP_MSVC_ABSENT IDXGIDevice1{};
struct AMP_MSVC_ABSENT IDXGIOutput{};
struct AMP_MSVC_ABSENT IDXGISurface{};
struct AMP_MSVC_ABSENT IDXGISurface1{};
struct AMP_MSVC_ABSENT IDXGIResource{};
struct AMP_MSVC_ABSENT IDXGISwapChain{};
struct AMP_MSVC_ABSENT IDXGISwapChain1{};
struct AMP_MSVC_ABSENT IDXGIKeyedMutex{};
struct AMP_MSVC_ABSENT IDXGIDebug{};
struct AMP_MSVC_ABSENT IDirect3D9{};
struct AMP_MSVC_ABSENT IDirect3DDevice9{};
struct AMP_MSVC_ABSENT ID3DX11FFT{};
struct AMP_MSVC_ABSENT ID2D1Factory{};
struct AMP_MSVC_ABSENT ID2D1Bitmap{};
struct AMP_MSVC_ABSENT ID2D1RenderTarget{};
struct AMP_MSVC_ABSENT ID2D1HwndRenderTarget{};
struct AMP_MSVC_ABSENT IDWriteFactory{};
struct AMP_MSVC_ABSENT IWICImagingFactory{};
struct AMP_MSVC_ABSENT IWICBitmapDecoder{};
struct AMP_MSVC_ABSENT IWICBitmapFrameDecode{};
struct AMP_MSVC_ABSENT D3D11_BUFFER_DESC{};
struct AMP_MSVC_ABSENT D3D11_TEXTURE1D_DESC{};
struct AMP_MSVC_ABSENT D3D11_TEXTURE2D_DESC{};
struct AMP_MSVC_ABSENT D3D11_TEXTURE3D_DESC{};
struct AMP_MSVC_ABSENT D3D11_SUBRESOURCE_DATA{};
struct AMP_MSVC_ABSENT D3D11_MAPPED_SUBRESOURCE{};
struct AMP_MSVC_ABSENT D3D11_SHADER_RESOURCE_VIEW_DESC{};
struct AMP_MSVC_ABSENT D3D11_UNORDERED_ACCESS_VIEW_DESC{};
struct AMP_MSVC_ABSENT D3D11_VIEWPORT{};
struct AMP_MSVC_ABSENT D3D11_INPUT_ELEMENT_DESC{};
struct AMP_MSVC_ABSENT D3D11_QUERY_DESC{};
struct AMP_MSVC_ABSENT D3D11_SAMPLER_DESC{};
struct AMP_MSVC_ABSENT D3D11_RASTERIZER_DESC{};
struct AMP_MSVC_ABSENT DXGI_ADAPTER_DESC{};
struct AMP_MSVC_ABSENT DXGI_ADAPTER_DESC1{};
struct AMP_MSVC_ABSENT DXGI_SWAP_CHAIN_DESC{};
struct AMP_MSVC_ABSENT DXGI_SWAP_CHAIN_DESC1{};
struct AMP_MSVC_ABSENT DXGI_SAMPLE_DESC{};
struct AMP_MSVC_ABSENT DXGI_MODE_DESC{};
struct AMP_MSVC_ABSENT D3D11_BOX{};
struct AMP_MSVC_ABSENT D3DX11_FFT_DESC{};
struct AMP_MSVC_ABSENT D3DX11_FFT_BUFFER_INFO{};
enum AMP_MSVC_ABSENT D3DX11_FFT_DATA_TYPE {
  D3DX11_FFT_DATA_TYPE_REAL,
  D3DX11_FFT_DATA_TYPE_COMPLEX
};
enum AMP_MSVC_ABSENT D3DDEVTYPE {};
enum AMP_MSVC_ABSENT D3DFORMAT {};
struct AMP_MSVC_ABSENT D3DPRESENT_PARAMETERS{};
struct AMP_MSVC_ABSENT D3DCAPS9{};
struct AMP_MSVC_ABSENT D3DADAPTER_IDENTIFIER9{};
struct AMP_MSVC_ABSENT D3DXVECTOR2{};
struct AMP_MSVC_ABSENT D3DXVECTOR3{};
struct AMP_MSVC_ABSENT D3DXVECTOR4{};
struct AMP_MSVC_ABSENT D3DXMATRIX{};
struct AMP_MSVC_ABSENT D3DXQUATERNION{};
struct AMP_MSVC_ABSENT D3DXCOLOR{};
typedef void *LPDIRECT3D9 AMP_MSVC_ABSENT;
typedef void *LPDIRECT3DDEVICE9 AMP_MSVC_ABSENT;

AMP_MSVC_ABSENT HRESULT D3D11CreateDevice(...);
AMP_MSVC_ABSENT HRESULT D3D11CreateDeviceAndSwapChain(...);
AMP_MSVC_ABSENT HRESULT CreateDXGIFactory(...);
AMP_MSVC_ABSENT HRESULT CreateDXGIFactory1(...);
AMP_MSVC_ABSENT HRESULT CreateDXGIFactory2(...);
AMP_MSVC_ABSENT HRESULT D3DCompile(...);
AMP_MSVC_ABSENT HRESULT D3DCompileFromFile(...);
AMP_MSVC_ABSENT HRESULT D3DReadFileToBlob(...);
AMP_MSVC_ABSENT HRESULT Direct3DCreate9(...);
AMP_MSVC_ABSENT HRESULT D2D1CreateFactory(...);
AMP_MSVC_ABSENT HRESULT DWriteCreateFactory(...);
AMP_MSVC_ABSENT HRESULT D3DX11CompileFromFile(...);
AMP_MSVC_ABSENT HRESULT D3DX11CreateShaderResourceViewFromFile(...);

#undef AMP_MSVC_ABSENT

enum D3D_DRIVER_TYPE {
  D3D_DRIVER_TYPE_UNKNOWN,
  D3D_DRIVER_TYPE_HARDWARE,
  D3D_DRIVER_TYPE_REFERENCE,
  D3D_DRIVER_TYPE_NULL,
  D3D_DRIVER_TYPE_SOFTWARE,
  D3D_DRIVER_TYPE_WARP
};
enum D3D_FEATURE_LEVEL {
  D3D_FEATURE_LEVEL_9_1 = 0x9100,
  D3D_FEATURE_LEVEL_9_2 = 0x9200,
  D3D_FEATURE_LEVEL_9_3 = 0x9300,
  D3D_FEATURE_LEVEL_10_0 = 0xa000,
  D3D_FEATURE_LEVEL_10_1 = 0xa100,
  D3D_FEATURE_LEVEL_11_0 = 0xb000,
  D3D_FEATURE_LEVEL_11_1 = 0xb100
};

#endif
