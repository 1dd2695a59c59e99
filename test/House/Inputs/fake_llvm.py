# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""fake_llvm.py ROOT VERSION...: writes the CMake packages of an installed LLVM and Clang to ROOT/usr/lib/llvm-N."""

import pathlib
import sys

for version in sys.argv[2:]:
    major, minor = version.split(".")
    folder = pathlib.Path(sys.argv[1]) / "usr/lib" / ("llvm-" + major)
    package = folder / "lib/cmake/llvm"
    package.mkdir(parents=True)
    (folder / "include/clang/Sema").mkdir(parents=True)
    for name in (f"lib/libLLVM-{major}.so", "lib/libclang-cpp.so", "include/clang/Sema/Sema.h"):
        (folder / name).touch()
    (package / "LLVMConfig.cmake").write_text(f"""
set(LLVM_VERSION {version}.0)
set(LLVM_VERSION_MAJOR {major})
set(LLVM_INSTALL_PREFIX {folder})
set(LLVM_LIBRARY_DIRS {folder}/lib)
set(LLVM_INCLUDE_DIRS {folder}/include)
""")
    (package / "LLVMConfigVersion.cmake").write_text(f"""
set(PACKAGE_VERSION {version}.0)
if("{version}" VERSION_EQUAL "${{PACKAGE_FIND_VERSION_MAJOR}}.${{PACKAGE_FIND_VERSION_MINOR}}")
  set(PACKAGE_VERSION_COMPATIBLE 1)
endif()
""")
