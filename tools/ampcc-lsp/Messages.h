//===- Messages.h - the messages of the protocol on a stream ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A message is a text of JSON after a header with its length, as the Language Server Protocol
// defines it. The proxy forwards the text itself, so that what it does not know stays as it is.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_MESSAGES_H
#define AMPCC_LSP_MESSAGES_H

#include "llvm/ADT/StringRef.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ampcc {

/// Reads messages from a file descriptor, which it does not own.
class MessageReader {
public:
  explicit MessageReader(int File) : File(File) {}
  /// The text of the next message; waits for it. Nullopt at the end of the stream, or if the stream
  /// is not one of messages.
  std::optional<std::string> next();

private:
  std::optional<std::string> headerLine();
  bool fill();

  int File;
  std::string Buffer; ///< read and not used yet
};

/// Writes messages to a file descriptor in a thread of its own, so that no other thread waits
/// for a slow reader, or for one that waits until its own messages are read.
class MessageWriter {
public:
  /// Owns the file from now on; -1: all messages are dropped.
  explicit MessageWriter(int File);
  /// Waits until all messages are written, or the reader has ended.
  ~MessageWriter();
  MessageWriter(const MessageWriter &) = delete;
  MessageWriter &operator=(const MessageWriter &) = delete;

  /// May be called by any thread.
  void write(std::string Text);
  /// Closes the file after the messages so far; later ones are dropped.
  void close();

private:
  void loop();

  const int File;
  std::mutex Lock; ///< of those below
  std::condition_variable Changed;
  std::deque<std::string> Waiting;
  bool IsClosed;
  std::thread Thread;
};

} // namespace ampcc

#endif
