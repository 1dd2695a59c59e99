//===- native_test.cpp - the native CPU accelerator -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of the native accelerator alone: its place among the devices, spans of launches,
// stacks, faults and ends. environment_test.cpp runs all other tests on it again.
//
//===----------------------------------------------------------------------===//
#include "base/cpu.h"
#include "base/local_rank.h"
#include "device/native/native_objects.h"
#include "kernels.h"
#include <atomic>
#include <chrono>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <new>
#include <pthread.h>
#include <thread>
#include <unistd.h>

using namespace concurrency;
using ampcc_rt::native_span;
using rewritten::message_of;

namespace {

accelerator native() { return accelerator(L"native"); }

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

typedef const void *const *native_args;

/// Counts the visits of each thread or tile, by its number.
template <unsigned long long Hash> struct visit {
  using __ampcc_place = ampcc_rt::class_site<visit, Hash>;
  array_view<int, 1> visits;
};

void native_visit(native_args args, const native_span &span) {
  auto *visits = rewritten::data<std::atomic<int>>(args, 0);
  for (auto i = span.begin; i != span.end; ++i)
    ++visits[i];
}

/// Something that a launch of one thread or tile does.
template <unsigned long long Hash> struct act {
  using __ampcc_place = ampcc_rt::class_site<act, Hash>;
};

template <typename Functor>
rewritten::module_of &module_for(const char *domain, unsigned rank,
                                 std::vector<ampcc_rt::kernel_arg> args,
                                 std::initializer_list<unsigned> tile = {}) {
  static std::deque<rewritten::module_of> kept; // a module lives until the process ends
  kept.emplace_back(ampcc_rt::key::type<Functor>() + "|" + domain, "kernel", sizeof(Functor), rank,
                    "#error not for OpenCL\n", std::move(args), tile);
  return kept.back();
}

template <typename Functor>
rewritten::module_of &action(ampcc_rt::native_entry entry, std::size_t stack = 0) {
  rewritten::module_of &m = module_for<Functor>("e1", 1, {});
  m.with(entry, stack).add();
  return m;
}

std::vector<int> numbers(std::size_t count) { return std::vector<int>(count, 0); }

/// Launches until the runtime knows how long it takes and cuts it up accordingly; each visit counts.
template <typename Functor, typename Domain> void visits_all(const Domain &domain, int count) {
  for (int launches = 1; launches <= 3; ++launches) {
    std::vector<int> visits = numbers(static_cast<std::size_t>(count));
    array_view<int, 1> view(count, visits);
    for (int i = 0; i < launches; ++i)
      parallel_for_each(native().default_view, domain, Functor{view});
    view.synchronize();
    for (int i = 0; i < count; ++i)
      ASSERT_EQ(visits[static_cast<std::size_t>(i)], launches) << i << " of " << count;
  }
}

} // namespace

TEST(Native, IsTheProcessor) {
  const accelerator a = native();
  EXPECT_EQ(a.device_path, L"native");
  EXPECT_NE(a.description.find(L"(native, "), std::wstring::npos);
  EXPECT_TRUE(a.supports_double_precision && !a.is_emulated);
  EXPECT_EQ(accelerator(accelerator::direct3d_warp), a);
  const accelerator reference(accelerator::direct3d_ref);
  EXPECT_NE(reference, a);
  EXPECT_TRUE(reference.is_emulated && reference.device_path == accelerator::direct3d_ref);
  const auto all = accelerator::get_all();
  EXPECT_NE(std::find(all.begin(), all.end(), a), all.end());
}

TEST(Native, SimpleLaunchesVisitEachThreadOnce) {
  module_for<visit<0x200>>("e1", 1, {rewritten::buffer(0, "visits")}).with(native_visit).add();
  for (int size : {1, 255, 256, 257, 100000, 1 << 20})
    visits_all<visit<0x200>>(extent<1>(size), size);
  module_for<visit<0x201>>("e2", 2, {rewritten::buffer(0, "visits")}).with(native_visit).add();
  visits_all<visit<0x201>>(extent<2>(1000, 7), 7000);
  visits_all<visit<0x201>>(extent<2>(3, 100001), 300003);
  module_for<visit<0x202>>("e3", 3, {rewritten::buffer(0, "visits")}).with(native_visit).add();
  visits_all<visit<0x202>>(extent<3>(10, 11, 12), 1320);
  module_for<visit<0x203>>("e4", 4, {rewritten::buffer(0, "visits")}).with(native_visit).add();
  const int sizes[] = {5, 6, 7, 8};
  visits_all<visit<0x203>>(extent<4>(sizes), 1680);
}

TEST(Native, TiledLaunchesVisitEachTileOnce) {
  module_for<visit<0x204>>("t4x2", 2, {rewritten::buffer(0, "visits")}, {2, 4})
      .with(native_visit)
      .add();
  visits_all<visit<0x204>>(extent<2>(40, 600).tile<4, 2>(), 3000);
}

TEST(Native, ViewsOfHostMemoryAreInPlace) {
  static const void *seen;
  module_for<visit<0x205>>("e1", 1, {rewritten::buffer(0, "visits")})
      .with([](native_args args, const native_span &) { seen = args[0]; })
      .add();
  if (!native().supports_cpu_shared_memory)
    GTEST_SKIP() << "memory of its own";
  std::vector<int> data(64);
  array_view<int, 1> view(64, data);
  parallel_for_each(native().default_view, extent<1>(1), visit<0x205>{view});
  native().default_view.wait();
  EXPECT_EQ(seen, data.data());
}

TEST(Native, AKernelWithoutNativeFormNamesItsPlace) {
  rewritten::module_of &m = module_for<act<0x210>>("e1", 1, {});
  m.add();
  const std::string message = message_of<unsupported_feature>(
      [] { parallel_for_each(native().default_view, extent<1>(1), act<0x210>()); });
  EXPECT_TRUE(contains(message, "the kernel at program.cpp:1 has no native form")) << message;
  EXPECT_TRUE(contains(message, "--amp-native=off")) << message;
  ampcc_rt::unregister_module(m.get());
}

TEST(Native, TheBestVariantThatIsThere) {
  static std::atomic<int> ran{-1};
  static const ampcc_rt::native_variant variants[] = {
      {"", [](native_args, const native_span &) { ran = 0; }},
      {"x86-64-v3", nullptr}, // was not linked
      {"of another processor", [](native_args, const native_span &) { ran = 2; }}};
  static const ampcc_rt::native_form form = {nullptr, 0, 3, variants, 0};
  rewritten::module_of &m = module_for<act<0x211>>("e1", 1, {});
  m.code().native = &form;
  m.add();
  parallel_for_each(native().default_view, extent<1>(1), act<0x211>());
  native().default_view.wait();
  EXPECT_EQ(ran, 0);
}

// A tile's variables may take more than the thread has left, here 64 KiB.
TEST(Native, LargeStacksAreMade) {
  static const auto fill = [](native_args, const native_span &) {
    volatile char large[16 << 20];
    for (std::size_t i = 0; i < sizeof large; i += 4096)
      large[i] = 1;
  };
  action<act<0x212>>(fill, 16 << 20);
  auto launch = [](void *) -> void * {
    const accelerator_view view = native().create_view();
    for (int size : {1, 1000})
      parallel_for_each(view, extent<1>(size), act<0x212>());
    view.wait();
    return nullptr;
  };
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 128 << 10);
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &small, launch, nullptr), 0);
  pthread_join(thread, nullptr);
}

TEST(Native, AnExceptionOfAKernelIsThrownWhereItIsWaitedFor) {
  action<act<0x213>>([](native_args, const native_span &) { throw std::bad_alloc(); });
  const accelerator_view view = native().create_view();
  std::vector<int> data{1};
  array_view<int, 1> one(1, data);
  for (int size : {1, 100000}) {
    parallel_for_each(view, extent<1>(size), act<0x213>());
    EXPECT_THROW(view.wait(), out_of_memory);
    parallel_for_each(view, extent<1>(size), act<0x213>());
    EXPECT_THROW(view.create_marker().get(), out_of_memory);
    // After it on the view; later commands do not delay it.
    parallel_for_each(view, extent<1>(size), act<0x213>());
    parallel_for_each(view, one.extent, scale{one, 2});
    EXPECT_THROW(static_cast<void>(one[0]), out_of_memory);
    EXPECT_EQ(one[0], 2);
    one[0] = 1;
    EXPECT_NO_THROW(view.wait());
  }
}

TEST(Native, ManyLaunchesWithoutAWait) {
  std::vector<int> data(1000, 0);
  array_view<int, 1> view(1000, data);
  const accelerator_view on = native().create_view();
  for (int i = 0; i < 20000; ++i)
    parallel_for_each(on, view.extent, scale{view, 1});
  EXPECT_EQ(view[3], 60000);
}

/// Reads memory that a kernel may be writing on another thread.
[[gnu::noinline]] __attribute__((no_sanitize("thread"))) static int peek(const int &at) {
  return *const_cast<const volatile int *>(&at);
}

// A launch that is known to be short runs in its caller and leaves no event.
TEST(Native, AShortLaunchIsOverWhenItReturns) {
  if (!native().supports_cpu_shared_memory)
    GTEST_SKIP() << "looks at the memory itself";
  std::vector<int> data(16, 1);
  array_view<int, 1> view(16, data);
  const accelerator_view on = native().create_view();
  bool over = false;
  // Its cost must be known. On a busy machine that takes many launches.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!over && std::chrono::steady_clock::now() < end) {
    const int before = data[3];
    parallel_for_each(on, view.extent, scale{view, 1});
    over = peek(data[3]) == before + 3;
    on.wait();
    EXPECT_EQ(data[3], before + 3);
  }
  EXPECT_TRUE(over);
  EXPECT_EQ(view[3], data[3]);
  view[3] = 0;
  parallel_for_each(on, view.extent, scale{view, 1});
  EXPECT_EQ(view[3], 3);
}

TEST(Native, ShortLaunchesOfManyThreadsOnOneView) {
  std::vector<int> data(16, 0);
  array_view<int, 1> view(16, data);
  const accelerator_view on = native().create_view();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 500; ++i) {
        parallel_for_each(on, view.extent, scale{view, 1});
        if (i % 50 == 0)
          on.wait();
      }
    });
  for (std::thread &each : threads)
    each.join();
  EXPECT_EQ(view[3], 6000);
}

TEST(Native, ThousandsOfViews) {
  std::vector<accelerator_view> views;
  std::vector<int> data(64, 0);
  array_view<int, 1> numbers(64, data);
  for (int i = 0; i < 5000; ++i) {
    views.push_back(native().create_view());
    parallel_for_each(views.back(), numbers.extent, scale{numbers, 1});
  }
  EXPECT_EQ(numbers[1], 5000);
}

TEST(Native, MoreMemoryThanThereIs) {
  struct large {
    double numbers[1024];
  };
  const accelerator_view view = native().create_view();
  EXPECT_THROW((array<large, 2>(extent<2>(1 << 15, 1 << 15), view)), out_of_memory);
}

namespace {

std::atomic<int> slow_threads{0};
void slowly(native_args, const native_span &span) {
  for (auto i = span.begin; i != span.end; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    ++slow_threads;
  }
}

} // namespace

// Its code goes.
TEST(Native, UnloadingAModuleWaits) {
  rewritten::module_of &m = action<act<0x214>>(slowly);
  slow_threads = 0;
  parallel_for_each(native().create_view(), extent<1>(2000), act<0x214>());
  ampcc_rt::unregister_module(m.get());
  EXPECT_EQ(slow_threads, 2000);
}

TEST(Native, LargeLaunchesGoOnWithoutAWait) {
  action<act<0x215>>(slowly);
  slow_threads = 0;
  const accelerator_view view = native().create_view();
  parallel_for_each(view, extent<1>(50), act<0x215>());
  for (int i = 0; i < 1000 && slow_threads != 50; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(slow_threads, 50);
}

TEST(Cpu, ProcessesShareWhatTheyAreNotBoundTo) {
  using ampcc_rt::share_of_cpus;
  EXPECT_EQ(share_of_cpus(16, 16, 1), 16u);
  EXPECT_EQ(share_of_cpus(16, 16, 0), 16u); // nobody says how many there are
  EXPECT_EQ(share_of_cpus(16, 16, 4), 4u);
  EXPECT_EQ(share_of_cpus(8, 16, 4), 4u); // two bound to each socket
  EXPECT_EQ(share_of_cpus(3, 16, 2), 3u); // bound to cores of its own
  EXPECT_EQ(share_of_cpus(2, 2, 8), 1u);
}

TEST(Cpu, NumberOnItsHost) {
  auto of = [](const char *value) {
    const auto rank = ampcc_rt::parse_local_rank(value);
    return rank ? std::to_string(rank->number) + "/" + std::to_string(rank->count) : "none";
  };
  EXPECT_EQ(of("0"), "0/0");
  EXPECT_EQ(of("3/8"), "3/8");
  for (const char *bad : {"", "x", "8/8", "1/", "/2", "-1", "1/2/3", "1 "})
    EXPECT_EQ(of(bad), "none") << bad;
  EXPECT_EQ(ampcc_rt::slurm_tasks_of_node("4", 0), 4u);
  EXPECT_EQ(ampcc_rt::slurm_tasks_of_node("4(x3),2", 2), 4u);
  EXPECT_EQ(ampcc_rt::slurm_tasks_of_node("4(x3),2", 3), 2u);
  for (const char *bad : {"", "x", "4(x3", "4(x3),", "2,"})
    EXPECT_EQ(ampcc_rt::slurm_tasks_of_node(bad, 7), 0u) << bad;
}

TEST(Cpu, ProcessorsOfAControlGroup) {
  namespace fs = std::filesystem;
  const fs::path root = fs::temp_directory_path() / ("ampcc-sets-" + std::to_string(getpid()));
  auto write = [&](const char *file, const char *text) {
    fs::create_directories((root / file).parent_path());
    std::ofstream(root / file) << text << "\n";
  };
  write("cpuset.cpus.effective", "0-63");
  write("job/cpuset.cpus.effective", "0-3,8,10-12");
  write("cpuset/old/cpuset.effective_cpus", "5");
  write("empty/cpuset.cpus.effective", "");
  auto cpus = [&](const char *groups) { return ampcc_rt::cpus_of_set(groups, root.string()); };
  EXPECT_EQ(cpus("0::/\n"), 64u);
  EXPECT_EQ(cpus("0::/job/step\n"), 8u);
  EXPECT_EQ(cpus("0::/empty\n"), 64u);
  EXPECT_EQ(cpus("3:cpuset:/old\n"), 1u);
  EXPECT_EQ(cpus("4:cpu:/old\n"), 0u);
  fs::remove_all(root);
}

TEST(Cpu, QuotaOfAControlGroup) {
  namespace fs = std::filesystem;
  const fs::path root = fs::temp_directory_path() / ("ampcc-groups-" + std::to_string(getpid()));
  auto write = [&](const char *file, const char *text) {
    fs::create_directories((root / file).parent_path());
    std::ofstream(root / file) << text << "\n";
  };
  write("cpu.max", "max 100000");
  write("a/cpu.max", "350000 100000");
  write("a/b/cpu.max", "max 100000");
  write("cpu,cpuacct/c/cpu.cfs_quota_us", "150000");
  write("cpu,cpuacct/c/cpu.cfs_period_us", "100000");
  write("cpu,cpuacct/d/cpu.cfs_quota_us", "-1");
  write("cpu,cpuacct/d/cpu.cfs_period_us", "100000");
  auto cpus = [&](const char *groups) { return ampcc_rt::cpus_of_group(groups, root.string()); };
  EXPECT_EQ(cpus("0::/\n"), 0u);
  EXPECT_EQ(cpus("0::/a\n"), 4u);
  EXPECT_EQ(cpus("0::/a/b\n"), 4u); // the group around it
  EXPECT_EQ(cpus("0::/seen/from/outside\n"), 0u);
  EXPECT_EQ(cpus("5:memory:/c\n4:cpu,cpuacct:/c\n0::/\n"), 2u);
  EXPECT_EQ(cpus("4:cpu,cpuacct:/d\n"), 0u);
  EXPECT_EQ(cpus("nonsense\n"), 0u);
  fs::remove_all(root);
}
