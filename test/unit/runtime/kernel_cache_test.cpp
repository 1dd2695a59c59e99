//===- kernel_cache_test.cpp - built programs on disk ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/device_list.h"
#include "device/opencl/driver.h"
#include "kernels.h"
#include "launch/kernel_cache.h"
#include <algorithm>
#include <ampcc_rt/counters.h>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using ampcc_rt::kernel_cache;
namespace fs = std::filesystem;

namespace {

typedef std::vector<unsigned char> bytes;

class KernelCache : public testing::Test {
protected:
  void SetUp() override {
    std::string name = testing::TempDir() + "ampcc-cache-XXXXXX";
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override {
    ::chmod(folder.c_str(), 0700);
    fs::remove_all(folder);
  }
  std::string slurp(const std::string &path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  void write(const std::string &path, const std::string &content) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
  }
  std::size_t files() {
    return static_cast<std::size_t>(
        std::count_if(fs::directory_iterator(folder), fs::directory_iterator(),
                      [](const fs::directory_entry &e) { return e.path().filename() != "lock"; }));
  }
  std::string program_file() {
    for (const fs::directory_entry &e : fs::directory_iterator(folder))
      if (e.path().extension() == ".kernels")
        return e.path();
    return std::string();
  }
  std::string folder;
};

} // namespace

TEST_F(KernelCache, GivesBackWhatWasStored) {
  const kernel_cache cache(folder + "/a/b", 1 << 20);
  EXPECT_FALSE(cache.load("key"));
  cache.store("key", {1, 2, 3});
  ASSERT_TRUE(cache.load("key"));
  EXPECT_EQ(*cache.load("key"), (bytes{1, 2, 3}));
  EXPECT_FALSE(cache.load("another key"));
  cache.store("key", {4});
  EXPECT_EQ(*cache.load("key"), bytes{4});
}

TEST_F(KernelCache, EveryTruncationIsNoticed) {
  const kernel_cache cache(folder, 1 << 20);
  cache.store("key", bytes(40, 7));
  const std::string whole = slurp(cache.path_of("key"));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write(cache.path_of("key"), whole.substr(0, size));
    EXPECT_FALSE(cache.load("key")) << size;
  }
  write(cache.path_of("key"), whole + "x");
  EXPECT_FALSE(cache.load("key"));
  write(cache.path_of("key"), whole);
  EXPECT_TRUE(cache.load("key"));
}

TEST_F(KernelCache, EveryChangedByteIsNoticed) {
  const kernel_cache cache(folder, 1 << 20);
  cache.store("key", bytes(40, 7));
  const std::string whole = slurp(cache.path_of("key"));
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
    write(cache.path_of("key"), damaged);
    EXPECT_FALSE(cache.load("key")) << i;
  }
}

TEST_F(KernelCache, ForeignFilesAreNoPrograms) {
  const kernel_cache cache(folder, 1 << 20);
  write(cache.path_of("key"), "#!/bin/sh\n");
  EXPECT_FALSE(cache.load("key"));
  fs::remove(cache.path_of("key"));
  fs::create_directory(cache.path_of("key"));
  EXPECT_FALSE(cache.load("key"));
  cache.store("key", {1}); // cannot replace it
  EXPECT_EQ(files(), 1u);
  fs::remove(cache.path_of("key"));
  ASSERT_EQ(mkfifo(cache.path_of("key").c_str(), 0600), 0);
  EXPECT_FALSE(cache.load("key")); // and does not wait for a writer
}

TEST_F(KernelCache, NothingIsTakenWhereOthersCanWrite) {
  const kernel_cache cache(folder, 1 << 20);
  cache.store("key", {1});
  ASSERT_TRUE(cache.load("key"));
  for (const mode_t mode : {0602, 0620, 0666}) {
    ::chmod(cache.path_of("key").c_str(), mode);
    EXPECT_FALSE(cache.load("key")) << std::oct << mode;
  }
  ::chmod(cache.path_of("key").c_str(), 0644);
  EXPECT_TRUE(cache.load("key"));
  for (const mode_t mode : {0720, 0702, 01777}) {
    ::chmod(folder.c_str(), mode);
    EXPECT_FALSE(cache.load("key")) << std::oct << mode;
    cache.store("new", {2});
    EXPECT_FALSE(fs::exists(cache.path_of("new")));
  }
  ::chmod(folder.c_str(), 0700);
  EXPECT_TRUE(cache.load("key"));
  fs::rename(cache.path_of("key"), folder + "/elsewhere");
  fs::create_symlink(folder + "/elsewhere", cache.path_of("key"));
  EXPECT_FALSE(cache.load("key")) << "by a link";
}

TEST_F(KernelCache, NothingIsTakenFromOtherUsers) {
  if (::geteuid() != 0)
    GTEST_SKIP() << "only root can give files away";
  const kernel_cache cache(folder, 1 << 20);
  cache.store("key", {1});
  ASSERT_EQ(::chown(cache.path_of("key").c_str(), 65534, 65534), 0);
  EXPECT_FALSE(cache.load("key"));
  ASSERT_EQ(::chown(cache.path_of("key").c_str(), 0, 0), 0);
  ASSERT_EQ(::chown(folder.c_str(), 65534, 65534), 0);
  EXPECT_FALSE(cache.load("key"));
  ASSERT_EQ(::chown(folder.c_str(), 0, 0), 0);
  EXPECT_TRUE(cache.load("key"));
}

TEST_F(KernelCache, ACopyUnderAnotherNameIsNotTheProgram) {
  const kernel_cache cache(folder, 1 << 20);
  cache.store("key", {1, 2, 3});
  fs::copy(cache.path_of("key"), cache.path_of("yek"));
  EXPECT_FALSE(cache.load("yek"));
}

TEST_F(KernelCache, KeepsToItsSize) {
  const kernel_cache cache(folder, 10000);
  for (int i = 0; i < 50; ++i)
    cache.store("key" + std::to_string(i), bytes(900, 1));
  std::uint64_t total = 0;
  for (const fs::directory_entry &e : fs::directory_iterator(folder))
    total += e.file_size();
  EXPECT_LE(total, 10000u);
  EXPECT_TRUE(cache.load("key49"));
  EXPECT_FALSE(cache.load("key0"));
  cache.store("large", bytes(20000, 1));
  EXPECT_FALSE(cache.load("large"));
}

TEST_F(KernelCache, WithoutAPlaceNothingIsKept) {
  kernel_cache(folder + "/file/below", 1 << 20).store("key", {1});
  write(folder + "/file", "");
  const kernel_cache below(folder + "/file/below", 1 << 20);
  below.store("key", {1});
  EXPECT_FALSE(below.load("key") && fs::is_regular_file(folder + "/file"));
  const kernel_cache off("", 1 << 20);
  off.store("key", {1});
  EXPECT_FALSE(off.load("key"));
}

TEST_F(KernelCache, ADiskThatIsFull) {
  if (!fs::exists("/dev/full"))
    GTEST_SKIP();
  const kernel_cache cache(folder, 1 << 20);
  fs::create_symlink("/dev/full", cache.path_of("key"));
  cache.store("key", {1}); // replaces the link
  EXPECT_TRUE(cache.load("key"));
  EXPECT_EQ(files(), 1u);
}

// The runtime's use of it, in processes of their own (environment_test.cpp's way).

namespace {

bool run_with(const std::string &variables, const std::string &test) {
  char self[4096] = {};
  if (readlink("/proc/self/exe", self, sizeof self - 1) <= 0)
    return false;
  return std::system((rewritten::anew + variables + " AMPCC_TEST_INNER=1 '" + self +
                      "' --gtest_brief=1 --gtest_also_run_disabled_tests --gtest_filter=" + test +
                      " > /dev/null")
                         .c_str()) == 0;
}

bool correct_run() {
  std::vector<int> data(16, 1);
  concurrency::array_view<int, 1> view(16, data);
  parallel_for_each(view.extent, scale{view, 5});
  return view[3] == 8;
}

} // namespace

TEST_F(KernelCache, DISABLED_Builds) {
  EXPECT_TRUE(correct_run());
  EXPECT_EQ(ampcc_rt::read_counters().programs_built, 1u);
  EXPECT_EQ(ampcc_rt::read_counters().programs_loaded, 0u);
}

TEST_F(KernelCache, DISABLED_Loads) {
  EXPECT_TRUE(correct_run());
  EXPECT_EQ(ampcc_rt::read_counters().programs_built, 0u);
  EXPECT_EQ(ampcc_rt::read_counters().programs_loaded, 1u);
}

TEST_F(KernelCache, DISABLED_Runs) { EXPECT_TRUE(correct_run()); }

TEST_F(KernelCache, TheSecondProcessLoads) {
  const std::string here = "AMPCC_CACHE_DIR=" + folder;
  EXPECT_TRUE(run_with(here, "KernelCache.DISABLED_Builds"));
  EXPECT_EQ(files(), 1u);
  EXPECT_TRUE(run_with(here, "KernelCache.DISABLED_Loads"));
  EXPECT_TRUE(run_with("AMPCC_CACHE_DIR=", "KernelCache.DISABLED_Builds"));
  EXPECT_TRUE(run_with("AMPCC_CACHE_DIR=/proc/nowhere", "KernelCache.DISABLED_Builds"));
  EXPECT_TRUE(run_with("AMPCC_CACHE_DIR= AMPCC_SHARED_MEMORY=0", "KernelCache.DISABLED_Builds"));
}

// A binary of PoCL would be made by a second compilation of all kernels.
TEST_F(KernelCache, ProgramsOfPoclAreStoredByRequest) {
  const auto &kind = ampcc_rt::device_list::instance().use_default().opencl();
  const cl::Platform platform(kind.getInfo<CL_DEVICE_PLATFORM>());
  const bool is_pocl = ampcc_rt::driver_of(platform) == ampcc_rt::driver::pocl;
  const std::string home = folder;
  folder += "/ampcc";
  EXPECT_TRUE(run_with("-u AMPCC_CACHE_DIR XDG_CACHE_HOME=" + home, "KernelCache.DISABLED_Builds"));
  EXPECT_EQ(files(), is_pocl ? 0u : 1u);
  folder = home;
}

TEST_F(KernelCache, DamagedProgramsAreBuiltAgain) {
  const std::string here = "AMPCC_CACHE_DIR=" + folder;
  EXPECT_TRUE(run_with(here, "KernelCache.DISABLED_Builds"));
  const std::string path = program_file();
  write(path, slurp(path).substr(0, 100));
  EXPECT_TRUE(run_with(here, "KernelCache.DISABLED_Builds"));
  EXPECT_TRUE(run_with(here, "KernelCache.DISABLED_Loads"));
}

// With a cache of ampcc, and with that of PoCL alone.
TEST_F(KernelCache, ManyProcessesStartCold) {
  char self[4096] = {};
  ASSERT_GT(readlink("/proc/self/exe", self, sizeof self - 1), 0);
  const std::string home = folder + "/home", pocl = " POCL_CACHE_DIR=" + folder + "/pocl";
  for (const std::string &cache :
       {"AMPCC_CACHE_DIR=" + folder, "-u AMPCC_CACHE_DIR XDG_CACHE_HOME=" + home}) {
    const std::string command =
        "for i in $(seq 64); do " + std::string(rewritten::anew) + cache + pocl + " '" + self +
        "' --gtest_brief=1 --gtest_also_run_disabled_tests --gtest_filter=KernelCache.DISABLED_Runs"
        " > /dev/null & p=\"$p $!\"; done; failed=0; for i in $p; do wait $i || failed=1; done; "
        "exit $failed";
    EXPECT_EQ(std::system(command.c_str()), 0) << cache;
    fs::remove_all(folder + "/pocl");
  }
  fs::remove_all(home);
  EXPECT_EQ(files(), 1u);
}

TEST_F(KernelCache, TurnsAreTakenByKey) {
  const kernel_cache cache(folder, 1 << 20);
  auto mine = std::make_unique<kernel_cache::turn>(cache, "key");
  const kernel_cache::turn other(cache, "another key"); // does not wait
  std::atomic<bool> had{false};
  std::thread second([&] {
    const kernel_cache::turn turn(cache, "key");
    had = true;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_FALSE(had);
  mine.reset();
  second.join();
  EXPECT_TRUE(had);
}
