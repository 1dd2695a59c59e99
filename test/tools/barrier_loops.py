# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the compiler of the first OpenCL platform takes loops with barriers. As a program: compiles such a kernel.

PoCL 6.0 has LLVM prove that one round of a pass was enough, and ends the process where it was not.
"""

import ctypes
import os
import subprocess
import sys
import tempfile

import platform_answers

# A branch stores two values of `again`. LLVM makes one store of them, and only then could move the load before it into
# the branch, which it has passed.
KERNEL = b"""kernel __attribute__((reqd_work_group_size(32, 1, 1))) void probe(global int *out) {
  local int any;
  int n = 0;
  bool again = true;
  do {
    again = get_local_id(0) != (size_t)-1 && again && n < 3;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
      any = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      ++n;
      any = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  } while (any);
  out[get_global_id(0)] = n;
}
"""


def are_compiled(version, folder):
    return platform_answers.kept_answer("barrier-loops", folder, version, __file__, ask)


def ask():
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, POCL_CACHE_DIR=cache)
        try:
            run = subprocess.run([sys.executable, "-B", __file__], env=environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
        except (OSError, subprocess.SubprocessError):
            return False
    return run.returncode == 0


def compile_kernel():
    opencl = ctypes.CDLL("libOpenCL.so.1")
    for name in ("clCreateContext", "clCreateProgramWithSource"):
        getattr(opencl, name).restype = ctypes.c_void_p
    CL_DEVICE_TYPE_ALL, CL_PROGRAM_BINARY_SIZES = ctypes.c_uint64(0xFFFFFFFF), 0x1165
    platform, device, status = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int()
    opencl.clGetPlatformIDs(1, ctypes.byref(platform), None)
    opencl.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, ctypes.byref(device), None)
    context = ctypes.c_void_p(opencl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(status)))
    text = ctypes.c_char_p(KERNEL)
    program = ctypes.c_void_p(opencl.clCreateProgramWithSource(context, 1, ctypes.byref(text), None, ctypes.byref(status)))
    if opencl.clBuildProgram(program, 0, None, b"-cl-std=CL1.2", None, None):
        return 1
    # The kernel is built when its binary is requested.
    size = ctypes.c_size_t()
    return opencl.clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, ctypes.c_size_t(8), ctypes.byref(size), None)


if __name__ == "__main__":
    sys.exit(compile_kernel())
