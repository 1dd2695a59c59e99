//===- native_pieces_test.cpp - distribution of pieces to threads ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_pieces.h"
#include <atomic>
#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

using ampcc_rt::native::shared_pieces;

namespace {

void append(void *work, std::uint64_t piece) {
  static_cast<std::vector<std::uint64_t> *>(work)->push_back(piece);
}

void count(void *work, std::uint64_t piece) {
  ++(*static_cast<std::vector<std::atomic<int>> *>(work))[piece];
}

} // namespace

TEST(NativePieces, AThreadRunsItsBlockFirst) {
  std::vector<std::uint64_t> order;
  shared_pieces pieces(9, 3, append, &order);
  pieces.run(1);
  EXPECT_EQ(order, (std::vector<std::uint64_t>{3, 4, 5, 8, 7, 6, 2, 1, 0}));
}

TEST(NativePieces, EachPieceRunsOnce) {
  for (const unsigned threads : {1u, 2u, 5u, 8u})
    for (const std::uint64_t number : {1u, 4u, 7u, 5000u}) {
      std::vector<std::atomic<int>> visits(number);
      shared_pieces pieces(number, threads, count, &visits);
      std::vector<std::thread> running;
      for (unsigned i = 0; i < threads; ++i)
        running.emplace_back([&, i] { pieces.run(i); });
      for (std::thread &each : running)
        each.join();
      for (const std::atomic<int> &each : visits)
        ASSERT_EQ(each, 1);
    }
}

TEST(NativePieces, TwoThreadsMayHaveTheSameNumber) {
  std::vector<std::atomic<int>> visits(1000);
  shared_pieces pieces(1000, 4, count, &visits);
  std::thread first([&] { pieces.run(6); }), second([&] { pieces.run(2); });
  first.join();
  second.join();
  EXPECT_EQ(std::accumulate(visits.begin(), visits.end(), 0), 1000);
}

TEST(NativePieces, AnExceptionEndsTheWork) {
  std::vector<std::uint64_t> order;
  shared_pieces pieces(
      10, 2,
      [](void *work, std::uint64_t piece) {
        append(work, piece);
        if (piece == 2)
          throw std::runtime_error("piece");
      },
      &order);
  pieces.run(0);
  pieces.run(1);
  EXPECT_EQ(order, (std::vector<std::uint64_t>{0, 1, 2}));
  EXPECT_THROW(pieces.rethrow(), std::runtime_error);
}
