//===- CachingFileSystem.cpp - a file system that keeps the text of files in memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CachingFileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace ampcc {

/// A file of which the text is kept when it is read, or has been before (`Real` is null).
class CachingFileSystem::OpenFile : public vfs::File {
public:
  OpenFile(CachingFileSystem &Files, StringRef Path, std::unique_ptr<vfs::File> Real)
      : Files(Files), Path(Path), Real(std::move(Real)) {}

  ErrorOr<vfs::Status> status() override {
    return Real ? Real->status() : Files.Texts.find(Path)->second.Status;
  }

  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t FileSize,
                                                   bool RequiresNullTerminator,
                                                   bool IsVolatile) override {
    if (Real) {
      ErrorOr<vfs::Status> Status = Real->status();
      if (!Status || !Status->isRegularFile() || IsVolatile)
        return Real->getBuffer(Name, FileSize, RequiresNullTerminator, IsVolatile);
      ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
          Real->getBuffer(Name, FileSize, /*RequiresNullTerminator=*/true, IsVolatile);
      if (!Buffer)
        return Buffer;
      Files.Texts[Path] = {*Status, std::move(*Buffer)};
      Real->close();
      Real = nullptr;
    }
    return MemoryBuffer::getMemBuffer(Files.Texts.find(Path)->second.Buffer->getBuffer(),
                                      Name.str());
  }

  std::error_code close() override { return Real ? Real->close() : std::error_code(); }

private:
  CachingFileSystem &Files;
  std::string Path;
  std::unique_ptr<vfs::File> Real;
};

ErrorOr<std::unique_ptr<vfs::File>> CachingFileSystem::openFileForRead(const Twine &Path) {
  const std::string Name = Path.str();
  std::unique_ptr<vfs::File> Real;
  if (!Texts.contains(Name)) {
    ErrorOr<std::unique_ptr<vfs::File>> Opened = ProxyFileSystem::openFileForRead(Path);
    if (!Opened)
      return Opened;
    Real = std::move(*Opened);
  }
  return std::make_unique<OpenFile>(*this, Name, std::move(Real));
}

} // namespace ampcc
