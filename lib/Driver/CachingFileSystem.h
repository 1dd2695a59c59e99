//===- CachingFileSystem.h - a file system that keeps the text of files in memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AmpScan.cpp alone uses this class. Change this code if the scan needs more than the text of files
// from memory.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CACHINGFILESYSTEM_H
#define AMPCC_DRIVER_CACHINGFILESYSTEM_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace ampcc {

/// A file system that keeps the text of every regular file that it has read, and gives it to later
/// readers of the path. scanForAmp() makes it, because opening and reading are a good part of the
/// scan for C++ AMP, and the compilation after the scan needs the same files. The buffers that
/// readers get refer to the kept text, so the file system must outlive them.
class CachingFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &Path) override;

private:
  class OpenFile;
  struct Text {
    llvm::vfs::Status Status;
    std::unique_ptr<llvm::MemoryBuffer> Buffer;
  };
  llvm::StringMap<Text> Texts; ///< by path
};

} // namespace ampcc

#endif
