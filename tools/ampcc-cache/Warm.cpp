//===- Warm.cpp - run of a program that builds its kernels ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Warm.h"
#include "base/error.h"
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <filesystem>
#include <fstream>
#include <link.h>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace fs = std::filesystem;
using ampcc_rt::text;

namespace {

/// Returns the path of a program, searched as a shell does.
std::string find_program(const std::string &name) {
  if (name.find('/') != std::string::npos || fs::exists(name))
    return fs::absolute(name).string();
  const char *path = std::getenv("PATH");
  std::string folders = path ? path : "";
  for (std::size_t at = 0; at <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', at), folders.size());
    const fs::path candidate = fs::path(folders.substr(at, end - at)) / name;
    if (::access(candidate.c_str(), X_OK) == 0 && fs::is_regular_file(candidate))
      return candidate.string();
    at = end + 1;
  }
  return name;
}

/// Returns whether the dynamic linker starts the file. A library can be preloaded only then.
bool is_dynamic_program(const std::string &file) {
  std::ifstream in(file, std::ios::binary);
  ElfW(Ehdr) head = {};
  in.read(reinterpret_cast<char *>(&head), sizeof head);
  const unsigned char own_class = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
  if (!in || std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 ||
      head.e_ident[EI_CLASS] != own_class || head.e_phentsize != sizeof(ElfW(Phdr)))
    return false;
  for (unsigned i = 0; i < head.e_phnum; ++i) {
    ElfW(Phdr) part = {};
    in.seekg(static_cast<std::streamoff>(head.e_phoff + i * sizeof part));
    in.read(reinterpret_cast<char *>(&part), sizeof part);
    if (in && part.p_type == PT_INTERP)
      return true;
  }
  return false;
}

/// Returns whether a program has more rights than its caller (setuid, setgid). The dynamic linker
/// preloads no library for such a program.
bool has_rights_of_its_own(const std::string &file) {
  struct stat status = {};
  return ::stat(file.c_str(), &status) != 0 || (status.st_mode & (S_ISUID | S_ISGID)) ||
         ::getxattr(file.c_str(), "security.capability", nullptr, 0) > 0;
}

/// Returns the library to preload, in the installation or build folder of this tool.
std::string preloaded_library() {
  const fs::path prefix = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
  for (const char *folder : {AMPCC_LIBDIR, "lib"}) {
    const fs::path library = prefix / folder / "ampcc" / "libampcc_warm.so";
    // LD_PRELOAD is a list with colons and blanks as separators, so that the path must have none.
    if (::access(library.c_str(), R_OK) == 0 &&
        library.string().find_first_of(": ") == std::string::npos)
      return library.string();
  }
  throw std::runtime_error(text("no libampcc_warm.so in '",
                                (prefix / AMPCC_LIBDIR / "ampcc").string(),
                                "', or its path has a blank or a colon"));
}

} // namespace

int warm(const std::string &name, const std::string &device) {
  const std::string program = find_program(name);
  if (::access(program.c_str(), X_OK) != 0 || !fs::is_regular_file(program))
    throw std::runtime_error(text("'", name, "' is no program: ", std::strerror(errno)));
  if (!is_dynamic_program(program))
    throw std::runtime_error(text("'", program,
                                  "' is not a dynamically linked program of this machine; its "
                                  "kernels are built when it runs"));
  if (has_rights_of_its_own(program))
    throw std::runtime_error(
        text("'", program, "' has rights of its own (set-user-ID or a capability)"));
  std::string libraries = preloaded_library();
  if (const char *others = std::getenv("LD_PRELOAD"); others && *others)
    libraries += text(":", others);

  const pid_t child = ::fork();
  if (child == 0) {
    ::setenv("LD_PRELOAD", libraries.c_str(), 1);
    ::setenv("AMPCC_WARM", "1", 1);
    if (device.empty())
      ::unsetenv("AMPCC_DEVICE");
    else
      ::setenv("AMPCC_DEVICE", device.c_str(), 1);
    ::execl(program.c_str(), program.c_str(), static_cast<char *>(nullptr));
    ::_exit(127);
  }
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) != child)
    throw std::runtime_error(text("cannot start '", program, "': ", std::strerror(errno)));
  if (WIFSIGNALED(status))
    throw std::runtime_error(text("'", program, "' ended by signal ", WTERMSIG(status)));
  if (WEXITSTATUS(status) == 127)
    throw std::runtime_error(text("cannot start '", program, "'"));
  return WEXITSTATUS(status);
}
