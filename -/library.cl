#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
static inline float GPU_MUL_ADD(float a, float b, float c) {
#ifndef DEVICE_IS_CPU
#pragma OPENCL FP_CONTRACT ON
#endif
  return a * b + c;
}

static __attribute__((noinline)) uint begin_message(
    __global uint *messages, uint row, uint words) {
  uint at = atomic_add(&messages[0], 0u);
  if (at < messages[3]) {
    at = atomic_add(&messages[0], words);
    if (at + words <= messages[3]) {
      messages[at + 4] = row;
      return at + 5;
    }
    if (at < messages[3]) {
      messages[at + 4] = 0;
    }
  }
  atomic_add(&messages[2], 1u);
  return messages[3] + 4;
}

static __attribute__((noinline)) uint begin_report(
    __global uint *messages, uint row, uint words, uint site, uint x, uint y, uint z) {
  atomic_add(&messages[messages[3] + 262 + site * 2], 1u);
  uint mine = 4294967295u -
      (x + (y * messages[messages[3] + 260] + z * messages[messages[3] + 261]));
  if (atomic_max(&messages[messages[3] + 263 + site * 2], mine) >= mine) {
    return messages[3] + 4;
  }
  return begin_message(messages, row, words);
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 1, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static inline long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int e0, __global uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of main_kernel, library.cpp:20
#line 20 "/work/main/test/Contraction/library.cpp"
__kernel void main_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    float x = GPU_MUL_ADD((float)i, 0.15f, 0.1f);
    float result;
    float whole = floor(x);
    if (x > 35.1f) {
      result = INFINITY;
    } else if (fabs(x) < 9.313226e-10f) {
      result = 1.0f / x;
    } else if (x < 0.0f && whole == x) {
      result = NAN;
    } else if (x < -44.0f) {
      result = fmod(whole, 2.0f) == 0.0f ? 0.0f : -0.0f;
    } else {
      float chosen;
      if (x >= 1.0f) {
        float product_high = 0.00390625f;
        float product_low = 0.0f;
        float r = x;
        while (r >= 2.0f) {
          r -= 1.0f;
          float factor = r;
          float product = product_high * factor;
          product_low = fma(product_low, factor, fma(product_high, factor, -product));
          product_high = product;
        }
        float s = r - 1.5f;
        float near = (((((((((0.016833503f * s - 0.023704544f) * s + 0.024077585f) * s -
            0.036283195f) * s + 0.058872007f) * s - 0.0777155f) * s + 0.1446278f) * s -
            0.107286155f) * s + 0.41481388f) * s + 0.03233829f) * s + 0.88622695f;
        float result_2 = product_high * near;
        chosen = (result_2 + (fma(product_high, near, -result_2) + product_low * near)) * 256.0f;
      } else {
        float chosen_2;
        if (x < 1.0f) {
          float first = x < -2e+01f ? 5.421011e-20f : 1.0f;
          float product_high = first;
          float product_low = 0.0f;
          float r = x;
          while (r < 1.0f) {
            float factor = r;
            float product = product_high * factor;
            product_low = fma(product_low, factor, fma(product_high, factor, -product));
            product_high = product;
            r += 1.0f;
          }
          float s = r - 1.5f;
          float near = (((((((((0.016833503f * s - 0.023704544f) * s + 0.024077585f) * s -
              0.036283195f) * s + 0.058872007f) * s - 0.0777155f) * s + 0.1446278f) * s -
              0.107286155f) * s + 0.41481388f) * s + 0.03233829f) * s + 0.88622695f;
          float quotient = near / product_high;
          chosen_2 = first * (quotient +
              (fma(-quotient, product_high, near) - quotient * product_low) / product_high);
        } else {
          chosen_2 = x;
        }
        chosen = chosen_2;
      }
      result = chosen;
    }
    float value = result;
    __global float *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}
