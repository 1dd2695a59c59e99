//===- image.cu - pictures in CUDA's textures and surfaces ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interface.h"
#include "kernels.h"
#include <cstdint>
#include <cuda_runtime.h>
#include <map>
#include <vector>

__global__ void blur(cudaTextureObject_t from, cudaSurfaceObject_t to, int n) {
  const float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
  int px = GLOBAL_X, py = GLOBAL_Y;
  if (px < n - 4) {
    float sum = 0;
#pragma unroll
    for (int y = 0; y < 5; ++y)
#pragma unroll
      for (int x = 0; x < 5; ++x)
        sum += weights[y] * weights[x] * tex2D<float>(from, px + x, py + y);
    surf2Dwrite(sum, to, (px + 2) * static_cast<int>(sizeof(float)), py + 2);
  }
}
KERNEL(blur)

__global__ void turn(cudaTextureObject_t from, cudaSurfaceObject_t to, int n, float step) {
  int px = GLOBAL_X, py = GLOBAL_Y;
  float x = (px + 0.5f) * step - 0.5f, y = (py + 0.5f) * step - 0.5f;
  float4 c = tex2D<float4>(from, 0.5f + 0.96f * x - 0.28f * y, 0.5f + 0.28f * x + 0.96f * y);
  uchar4 texel = {static_cast<unsigned char>(__float2uint_rn(c.x * 255)),
                  static_cast<unsigned char>(__float2uint_rn(c.y * 255)),
                  static_cast<unsigned char>(__float2uint_rn(c.z * 255)),
                  static_cast<unsigned char>(__float2uint_rn(c.w * 255))};
  surf2Dwrite(texel, to, px * static_cast<int>(sizeof texel), py);
}
KERNEL(turn)

namespace {

struct picture {
  cudaArray_t texels;
  std::size_t row, height; ///< bytes, rows
  bool is_texture;
};
std::map<unsigned long long, picture> &pictures() {
  static std::map<unsigned long long, picture> all;
  return all;
}

cudaError_t make_handle(const picture &of, int channels, unsigned long long *handle) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = of.texels;
  if (!of.is_texture)
    return cudaCreateSurfaceObject(handle, &resource);
  cudaTextureDesc texture = {};
  texture.addressMode[0] = texture.addressMode[1] = cudaAddressModeClamp;
  texture.filterMode = channels == 4 ? cudaFilterModeLinear : cudaFilterModePoint;
  texture.readMode = channels == 4 ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
  texture.normalizedCoords = channels == 4;
  return cudaCreateTextureObject(handle, &resource, &texture, nullptr);
}

} // namespace

int ampcc_cuda_allocate_image(unsigned long long *handle, int channels, std::size_t width,
                              std::size_t height, const void *texels) {
  const cudaChannelFormatDesc format = channels == 4 ? cudaCreateChannelDesc<uchar4>()
                                                     : cudaCreateChannelDesc<float>();
  picture made = {nullptr, width * 4, height, texels != nullptr};
  cudaError_t status = cudaMallocArray(&made.texels, &format, width, height,
                                       texels ? cudaArrayDefault : cudaArraySurfaceLoadStore);
  const std::vector<std::uint32_t> zeros(texels ? 0 : width * height);
  if (status == cudaSuccess)
    status = cudaMemcpy2DToArray(made.texels, 0, 0, texels ? texels : zeros.data(), made.row,
                                 made.row, height, cudaMemcpyHostToDevice);
  if (status == cudaSuccess)
    status = make_handle(made, channels, handle);
  if (status == cudaSuccess)
    pictures()[*handle] = made;
  return status;
}

int ampcc_cuda_free_image(unsigned long long handle) {
  const picture gone = pictures()[handle];
  pictures().erase(handle);
  const cudaError_t status =
      gone.is_texture ? cudaDestroyTextureObject(handle) : cudaDestroySurfaceObject(handle);
  cudaFreeArray(gone.texels);
  return status;
}

int ampcc_cuda_read_image(void *to, unsigned long long handle) {
  const picture &from = pictures()[handle];
  return cudaMemcpy2DFromArray(to, from.row, from.texels, 0, 0, from.row, from.height,
                               cudaMemcpyDeviceToHost);
}
