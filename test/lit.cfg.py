# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The shell tests of ampcc. docs/testing.md lists the substitutions."""

import ctypes
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(config.source_root, "test"))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(config.source_root, "test", "tools"))
import barrier_loops
import kernel_variables
import simulated

config.name = "ampcc"
config.test_format = simulated.ShTest(execute_external=False)
config.suffixes = [".cpp", ".c", ".test", ".kir", ".cl"]
config.excludes = ["Inputs", "unit", "tools", "CMakeLists.txt"]
config.test_source_root = os.path.join(config.source_root, "test")
config.test_exec_root = os.path.join(config.binary_root, "test")

# Programs are cached per device: keep the caches of tests away from those of the person.
config.environment["XDG_CACHE_HOME"] = os.path.join(config.test_exec_root, "cache")
for name in ("OCL_ICD_VENDORS", "POCL_DEVICES", "RUSTICL_ENABLE"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# Nothing of the person's own environment may change which compiler is called.
for name in ("AMPCC_HOST_CXX", "CPATH", "CPLUS_INCLUDE_PATH", "CXX", "CXXFLAGS"):
    config.environment.pop(name, None)

# The memory of compilers comes in large pages, which saves time. The tunable does nothing with a glibc before 2.35.
config.environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"

# A program runs on the OpenCL device unless its test says otherwise.
config.environment["AMPCC_DEVICE"] = "opencl"

bin_dir = os.path.join(config.binary_root, "bin")
config.environment["PATH"] = os.pathsep.join(
    [bin_dir, config.llvm_tools_dir, config.environment["PATH"]]
)


def add(name, value):
    config.substitutions.append((name, value))


def opencl_version():
    """The version of the first platform that the ICD loader knows, on which kernels can run; none if there is no platform."""
    try:
        opencl = ctypes.CDLL("libOpenCL.so.1")
        platform, text = ctypes.c_void_p(), ctypes.create_string_buffer(256)
        CL_PLATFORM_VERSION = 0x0901
        found = (opencl.clGetPlatformIDs(1, ctypes.byref(platform), None) == 0
                 and opencl.clGetPlatformInfo(platform, CL_PLATFORM_VERSION, ctypes.c_size_t(256), text, None) == 0)
        return text.value.decode() if found else None
    except (OSError, AttributeError):
        return None


clangxx = os.path.join(config.llvm_tools_dir, "clang++")
test_tools = os.path.join(config.test_source_root, "tools")
includes = " ".join(
    "-isystem " + os.path.join(config.resource_dir, part) for part in ("amp", "")
)

# The versions of Clang since which, and before which, this is: prefixes of checks for what Clang says otherwise in another version.
versions = ["%s-%d" % ("since" if int(config.llvm_version or 0) >= v else "before", v) for v in (20, 21, 22)]
config.available_features.update(versions)
add("%versions", ",".join(versions))
add("%llvm_version", config.llvm_version)

# Longer names first: lit replaces text, and %ampcc is the beginning of %ampcc_includes.
add("%ampcc_includes", includes)
add("%rt_link", "%s -ltbb -ldl -pthread" % os.path.join(config.binary_root, "lib", "libampcc_rt.a"))
# --param amp-check=1: all programs are compiled with --amp-check and run on the accelerator that
# knows every rule; one with a report ends with a status of its own (also simulated.py).
config.checked_environment = {"AMPCC_CHECK": "exitcode=77", "AMPCC_DEVICE": "native"}
checked = lit_config.params.get("amp-check")
if checked:
    config.environment.update(config.checked_environment)
# --param amp-vector-form=always: all kernels run in the lanes of vectors where they can.
vectors = lit_config.params.get("amp-vector-form")
if vectors:
    config.environment["AMPCC_DEVICE"] = "native"
ampcc = os.path.join(bin_dir, "ampcc") + (" --amp-check" if checked else "")
ampcc += " --amp-vector-form=" + vectors if vectors else ""
# --param stdlib=libc++: all programs use this standard library, with clang++ in place of g++.
library = lit_config.params.get("stdlib")
if library:
    ampcc += " -stdlib=" + library
    add(r"--amp-host-compiler=(?:%gxx|g\+\+)", "")
else:
    config.available_features.add("libstdcxx")
add("%ampcc", ampcc)
config.ampcc = ampcc
add("%clangxx", clangxx)
add("%gxx", "g++")
add("%opencl_check", clangxx + " -x cl -cl-std=CL1.2 -Xclang -finclude-default-header -fsyntax-only -Wall -Werror")
add("%build", config.binary_root)
# Without Oclgrind, the program runs as it is (simulated.py).
add("%oclgrind", os.path.join(test_tools, "oclgrind-clean") if shutil.which("oclgrind") else "env")
add("%examples", os.path.join(config.source_root, "examples"))
add("%source_root", config.source_root)
add("%tools", test_tools)
add("%python", sys.executable)
# Root without the privilege to read what the mode of a file forbids.
privileges = "-dac_override,-dac_read_search"
add("%unprivileged", f"setpriv --bounding-set={privileges} --inh-caps={privileges}" if os.geteuid() == 0 else "")
# A command in another root folder; users other than root have one in a namespace of their own.
chroot = (["unshare", "--map-root-user"] if os.geteuid() else []) + ["chroot"]
add("%chroot", " ".join(chroot))
if shutil.which(chroot[0]) and not subprocess.run([*chroot, "/", "true"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
    config.available_features.add("chroot")

# For a folder's lit.local.cfg: %t as a command is run on the OpenCL device and on the native one.
config.on_all_devices = ("%never", "") if checked or vectors else (
    r"(?:(?<=&& )|(?<=not )|(?<=\) )|(?<=AMPCC_SHARED_MEMORY=0 )|^)%t(?=(?:\.gxx)?(?:[ ]|$))",
    os.path.join(test_tools, "on-devices") + " %t",
)

# For a folder's lit.local.cfg: programs that compare floats exactly with what the host computes,
# which may have no instruction for a * b + c. Where only the compiler's name may stand (make AMPCC=%ampcc), it does.
config.exact_floats = (r"(?<!=)%ampcc(?!_)", ampcc + " -ffp-contract=off")

# Tests may run as root, in a container with fewer cores than ranks.
for name in ("OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "OMPI_MCA_rmaps_base_oversubscribe"):
    config.environment[name] = "1"
# The same for Open MPI 5, whose launcher is PRRTE.
config.environment["PRTE_MCA_rmaps_default_mapping_policy"] = ":oversubscribe"
# The processes of one host need no network, no privilege to read each other's memory, and no core that others have to leave first.
config.environment["OMPI_MCA_btl"] = "^tcp"
config.environment["OMPI_MCA_btl_vader_single_copy_mechanism"] = "none"
config.environment["OMPI_MCA_mpi_yield_when_idle"] = "1"
# Else the launcher looks for OpenCL devices and displays: it loads PoCL, whose threads it has when it forks.
config.environment["HWLOC_COMPONENTS"] = "-opencl,-gl"

platform = opencl_version()
if platform:
    config.available_features.add("opencl-device")
    if "pocl" in platform.lower():
        config.available_features.add("pocl")
    # A device may keep a kernel's variables for a debugger, or not.
    if kernel_variables.seen_by_gdb(platform, config.test_exec_root):
        config.available_features.add("kernel-variables")
    # Its compiler may end the process.
    if barrier_loops.are_compiled(platform, config.test_exec_root):
        config.available_features.add("barrier-loops")
for program in ("oclgrind", "g++", "gdb", "valgrind", "cmake", "ninja", "make", "meson", "ccache", "git", "mandoc", "patchelf", "dpkg", "mkdocs", "chromium"):
    if shutil.which(program):
        config.available_features.add(program.replace("+", "x"))
# Options that some versions of g++ take.
for feature, options in (("gxx-json", ["-fdiagnostics-format=json"]), ("gxx-soname", ["-h", "libplain.so"])):
    command = ["g++", *options, "-fsyntax-only", "-x", "c++", os.devnull]
    if shutil.which("g++") and not subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
        config.available_features.add(feature)
if os.geteuid() == 0:
    config.available_features.add("root")
if shutil.which("mpicxx") and shutil.which("mpirun"):
    config.available_features.add("mpi")
if shutil.which("mpicxx.mpich") and shutil.which("mpirun.mpich"):
    config.available_features.add("mpich")
for program in ("clangd-" + config.llvm_version, "clangd-19", "clangd"):
    clangd = shutil.which(program, path=config.environment["PATH"])
    if clangd:
        config.available_features.add("clangd")
        add("%clangd", clangd)
        break
if os.path.exists(os.path.join(config.binary_root, "test", "unit", "runtimeTests")):
    config.available_features.add("runtime-tests")
if os.path.exists(os.path.join(config.binary_root, "lib", "libampcc_rt_libcxx.so")):
    config.available_features.add("libcxx")
if shutil.which("ld.lld", path=config.environment["PATH"]):
    config.available_features.add("lld")
if shutil.which("autoreconf") and shutil.which("libtoolize"):
    config.available_features.add("autotools")
if shutil.which("pkg-config"):
    config.available_features.add("pkg-config")
