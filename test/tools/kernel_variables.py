# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether gdb sees the variables of a kernel on the first OpenCL platform. As a program: runs the kernel, for gdb."""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile

import platform_answers

# `before` is lost first: it comes from memory, and nothing needs it after the call.
KERNEL = b"""int scale(int value, int factor) { int product = value * factor; return product; }
#line 1 "probe.cl"
kernel void probe(global int *out, int factor) {
  int before = out[get_global_id(0)];
  int after = scale(before, factor);
  out[get_global_id(0)] = after + 1;
}
"""


def seen_by_gdb(version, folder):
    gdb = shutil.which("gdb")
    if not gdb:
        return False
    asked = f"{version} {gdb} {os.path.getmtime(gdb)}"
    return platform_answers.kept_answer("kernel-variables", folder, asked, __file__, lambda: ask_gdb(gdb))


def ask_gdb(gdb):
    with tempfile.TemporaryDirectory() as cache:
        # One thread runs kernels, so that none stops while another one is looked at. PoCL's cache may have the kernel without variables.
        environment = dict(os.environ, POCL_MAX_PTHREAD_COUNT="1", POCL_CPU_MAX_CU_COUNT="1", POCL_CACHE_DIR=cache)
        commands = ["set debuginfod enabled off", "set breakpoint pending on", "break probe.cl:4", "run", "info locals"]
        options = [word for command in commands for word in ("-iex" if "debuginfod" in command else "-ex", command)]
        try:
            run = subprocess.run([gdb, "-batch", "-nx", *options, "--args", sys.executable, "-B", __file__], env=environment, text=True,
                                 stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60)
        except (OSError, subprocess.SubprocessError):
            return False
    # Any thread of the kernel may be the first.
    return any(f"before = {41 + i}\n" in run.stdout and f"after = {2 * (41 + i)}\n" in run.stdout for i in range(4))


def run_kernel():
    opencl = ctypes.CDLL("libOpenCL.so.1")
    for name in ("clCreateContext", "clCreateCommandQueue", "clCreateProgramWithSource", "clCreateKernel", "clCreateBuffer"):
        getattr(opencl, name).restype = ctypes.c_void_p
    CL_DEVICE_TYPE_ALL, CL_MEM_READ_WRITE, CL_MEM_COPY_HOST_PTR = ctypes.c_uint64(0xFFFFFFFF), 1, 32
    platform, device, status = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int()
    opencl.clGetPlatformIDs(1, ctypes.byref(platform), None)
    opencl.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, ctypes.byref(device), None)
    context = ctypes.c_void_p(opencl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(status)))
    queue = ctypes.c_void_p(opencl.clCreateCommandQueue(context, device, ctypes.c_uint64(0), ctypes.byref(status)))
    text = ctypes.c_char_p(KERNEL)
    program = ctypes.c_void_p(opencl.clCreateProgramWithSource(context, 1, ctypes.byref(text), None, ctypes.byref(status)))
    opencl.clBuildProgram(program, 0, None, b"-cl-opt-disable -g", None, None)
    kernel = ctypes.c_void_p(opencl.clCreateKernel(program, b"probe", ctypes.byref(status)))
    numbers, flags = (ctypes.c_int * 4)(41, 42, 43, 44), ctypes.c_uint64(CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR)
    out = ctypes.c_void_p(opencl.clCreateBuffer(context, flags, ctypes.c_size_t(16), numbers, ctypes.byref(status)))
    opencl.clSetKernelArg(kernel, 0, ctypes.c_size_t(8), ctypes.byref(out))
    opencl.clSetKernelArg(kernel, 1, ctypes.c_size_t(4), ctypes.byref(ctypes.c_int(2)))
    opencl.clEnqueueNDRangeKernel(queue, kernel, 1, None, ctypes.byref(ctypes.c_size_t(4)), ctypes.byref(ctypes.c_size_t(1)), 0, None, None)
    return opencl.clFinish(queue)


if __name__ == "__main__":
    sys.exit(run_kernel())
