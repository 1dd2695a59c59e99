//===- Messages.cpp - the messages of the protocol on a stream -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Messages.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include <unistd.h>

using namespace llvm;

namespace ampcc {

/// A longer message is none.
static constexpr size_t MostBytes = size_t(1) << 30;

bool MessageReader::fill() {
  char Bytes[1 << 16];
  const ssize_t Count =
      sys::RetryAfterSignal(-1, ::read, File, static_cast<void *>(Bytes), sizeof(Bytes));
  if (Count > 0)
    Buffer.append(Bytes, Count);
  return Count > 0;
}

std::optional<std::string> MessageReader::headerLine() {
  size_t End;
  while ((End = Buffer.find('\n')) == std::string::npos)
    if (Buffer.size() > MostBytes || !fill())
      return std::nullopt;
  std::string Line = StringRef(Buffer).take_front(End).rtrim('\r').str();
  Buffer.erase(0, End + 1);
  return Line;
}

std::optional<std::string> MessageReader::next() {
  size_t Length = 0;
  for (;;) {
    const std::optional<std::string> Line = headerLine();
    if (!Line)
      return std::nullopt;
    if (Line->empty() && Length)
      break;
    const auto [Name, Value] = StringRef(*Line).split(':');
    if (Name.trim().equals_insensitive("Content-Length") &&
        (!to_integer(Value.trim(), Length, 10) || Length > MostBytes))
      return std::nullopt;
  }
  while (Buffer.size() < Length)
    if (!fill())
      return std::nullopt;
  std::string Text = Buffer.substr(0, Length);
  Buffer.erase(0, Length);
  return Text;
}

MessageWriter::MessageWriter(int File)
    : File(File), IsClosed(File < 0), Thread([this] { loop(); }) {}

MessageWriter::~MessageWriter() {
  close();
  Thread.join();
}

void MessageWriter::write(std::string Text) {
  const std::lock_guard<std::mutex> Guard(Lock);
  if (IsClosed)
    return;
  Waiting.push_back("Content-Length: " + utostr(Text.size()) + "\r\n\r\n" + std::move(Text));
  Changed.notify_all();
}

void MessageWriter::close() {
  const std::lock_guard<std::mutex> Guard(Lock);
  IsClosed = true;
  Changed.notify_all();
}

/// False if the reader has ended.
static bool writeWhole(int File, StringRef Text) {
  while (!Text.empty()) {
    const ssize_t Count = sys::RetryAfterSignal(-1, ::write, File, Text.data(), Text.size());
    if (Count < 0)
      return false;
    Text = Text.drop_front(Count);
  }
  return true;
}

void MessageWriter::loop() {
  std::unique_lock<std::mutex> Guard(Lock);
  for (;;) {
    Changed.wait(Guard, [this] { return IsClosed || !Waiting.empty(); });
    if (Waiting.empty())
      break;
    const std::string Text = std::move(Waiting.front());
    Waiting.pop_front();
    Guard.unlock();
    const bool Written = writeWhole(File, Text);
    Guard.lock();
    if (!Written) {
      IsClosed = true;
      Waiting.clear();
    }
  }
  if (File >= 0)
    ::close(File);
}

} // namespace ampcc
