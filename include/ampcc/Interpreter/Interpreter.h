//===- Interpreter.h - an interpreter for kernels of a KIR module --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs one launch of a kernel, for MeaningCheck and the tool kir-run. The outcome is the bytes of
// its buffers and the messages that it sent, or the reason why the launch has no meaning
// (docs/kir.md, "Meaning"). The module may be any that kir::verify accepts: before and after any
// pass, in the OpenCL form and the tile form, in which loops run the threads of a tile.
//
//   Launch L = seededLaunch(Kernel, /*Seed=*/1);
//   Outcome Before = interpret(M, Kernel, L); // then a pass changes M
//   Outcome After = interpret(M, Kernel, L);  // MeaningCheck compares the two
//
// A change of the meaning of KIR, the intermediate representation, is made in docs/kir.md and here.
// A new built-in needs a row in lib/Interpreter/Families.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_INTERPRETER_INTERPRETER_H
#define AMPCC_INTERPRETER_INTERPRETER_H

#include "ampcc/KIR/Module.h"
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace ampcc {

/// Bytes, each with a flag that says whether it was ever written.
struct Bytes {
  std::vector<uint8_t> Values;
  std::vector<uint8_t> Initialised; ///< one for each of Values: 1 if it was written, else 0

  Bytes() = default;
  /// Size bytes of the same value.
  explicit Bytes(size_t Size, uint8_t Value = 0, bool IsInitialised = true)
      : Values(Size, Value), Initialised(Size, IsInitialised) {}

  size_t size() const { return Values.size(); }
  bool operator==(const Bytes &Other) const;
  bool operator!=(const Bytes &Other) const { return !(*this == Other); }

  /// Writes the bytes of a scalar; the memory grows to hold it.
  template <typename T> void set(size_t Offset, T Value) { setBytes(Offset, &Value, sizeof Value); }
  template <typename T> T get(size_t Offset) const {
    T Value;
    getBytes(Offset, &Value, sizeof Value);
    return Value;
  }

private:
  void setBytes(size_t Offset, const void *From, size_t Size);
  void getBytes(size_t Offset, void *To, size_t Size) const;
};

/// A place in the host's functor object, as bindings name it (kir::ArgBinding).
struct HostPlace {
  uint32_t Offset = 0;
  bool ThroughReference = false;
  uint32_t InnerOffset = 0;

  HostPlace() = default;
  explicit HostPlace(uint32_t Offset) : Offset(Offset) {}
  static HostPlace of(const kir::ArgBinding &B);
  bool operator==(const HostPlace &O) const { return !(*this < O) && !(O < *this); }
  bool operator<(const HostPlace &O) const {
    return std::tie(Offset, ThroughReference, InnerOffset) <
           std::tie(O.Offset, O.ThroughReference, O.InnerOffset);
  }
};

/// The image of a texture: four floats for each of Width * Height texels, row by row.
struct Image {
  unsigned Width = 0, Height = 0;
  std::vector<float> Texels;
};

/// The order of the groups, which run one after the other, and of the threads of a group, from one
/// barrier to the next.
struct ThreadOrder {
  enum class Kind { Forward, Backward, Seeded };
  Kind K = Kind::Forward;
  uint64_t Seed = 0;

  static ThreadOrder forward() { return {}; }
  static ThreadOrder backward() { return {Kind::Backward, 0}; }
  static ThreadOrder seeded(uint64_t Seed) { return {Kind::Seeded, Seed}; }
};

/// One launch. The kernel gives the rank of the domain and the size of tiles.
///
/// A launch is described by what the host has: the bytes of the kernel's functor, the memory of its
/// containers and the compute domain. So one Launch is valid for a module before and after any
/// pass. The same module and launch always give the same outcome.
struct Launch {
  /// The compute domain; component 0 is the most significant one. If it has not the kernel's rank,
  /// ones are added before component 0, or components are dropped there. In a tiled kernel each
  /// dimension is a multiple of the tile's dimension, else the launch is Unsupported.
  std::vector<unsigned> Extent = {1};
  /// The size of the tiles of a kernel for which the launch gives it, component 0 the most
  /// significant one. Ones are added and components dropped as in Extent.
  std::vector<unsigned> Tile = {1};
  /// The host's functor object; `bind value` reads from it.
  Bytes Functor;
  /// The objects that the functor's references refer to, by the offset of the reference; `bind
  /// value ... ref` reads from them. Bytes that Functor and these lack are not initialised.
  std::map<uint32_t, Bytes> References;
  /// The device memory of the containers, which `bind buffer` and `bind bytes` name. A place
  /// without memory has 0 bytes.
  std::map<HostPlace, Bytes> Buffers;
  /// Containers that are views of another one's memory: the place of each, and the place of the
  /// other one, whose entry in Buffers counts. The other one must be no alias itself.
  std::map<HostPlace, HostPlace> Aliases;
  /// The images that the launch has; `bind image` names them.
  std::map<HostPlace, Image> Images;
  /// Arguments of parameters without a binding, by name: the memory that a pointer points to, or
  /// the bytes of a value. A pointer in a struct is named by its path: "view.data" is the memory of
  /// the member `data` of the parameter `view`, a struct or a pointer to one.
  std::map<std::string, Bytes> Unbound;

  ThreadOrder Order;
  /// Operands and arguments whose order C leaves open are evaluated from right to left, and the
  /// place that is assigned before the value.
  bool RightFirst = false;
  /// If not 0, the seed of an order that changes from one evaluation to the next, in place of
  /// RightFirst.
  uint64_t MixedOrder = 0;
  /// The most statements and iterations that all threads together may run. Work on many bytes
  /// counts as several steps.
  uint64_t StepLimit = 1u << 24;
  /// True: the bits of VIEWS_WITH_OFFSET and UNUSUAL (docs/runtime-abi.md) are those that this
  /// functor needs. False: all bits are set.
  bool IsSpecialised = false;
  /// Threads that pad the fastest dimension of a launch without tiles. Only for a kernel that
  /// compares with the domain (IN_DOMAIN, or after compare-with-domain).
  unsigned Padding = 0;
  /// The most threads that one call of a kernel in the tile form without tiles runs; 0 stands for
  /// 1,024. Function::StripLimit may lower it.
  unsigned StripLength = 0;
  /// Words of the memory for messages. A launch that sends more ends with
  /// Undefined::Kind::StepLimit.
  unsigned MessageWords = 1u << 16;
};

/// A message to the host, in the order of sending.
struct SentMessage {
  unsigned Index = 0; ///< in Module::Messages
  /// The values of the arguments that are no literals, one or two words each, the low one first.
  std::vector<uint32_t> Words;
  bool operator==(const SentMessage &O) const { return Index == O.Index && Words == O.Words; }
};

/// The reason why a launch has no meaning, or could not be run to its end.
struct Undefined {
  enum class Kind {
#define AMPCC_UNDEFINED(NAME, TEXT, OF) NAME,
#include "ampcc/Interpreter/Undefined.def"
  };
  Kind K = Kind::OutOfBounds;
  /// The position of the statement. Opaque is its line in the text if the module was read with
  /// OpaquePositions::LinesOfText.
  kir::SourcePos Pos;
  std::string Sentence; ///< "index 5 is outside of an array of 4 elements"
  /// The linear number in the launch of the thread that ran the statement. None if the problem
  /// concerns the launch, a barrier or the tile as a whole.
  std::optional<uint64_t> Thread;

  /// Returns true if the program has no meaning, and false if the interpreter gave up.
  bool isOfProgram() const;
  /// The name in the output of kir-run, "out-of-bounds" for instance.
  static llvm::StringRef nameOf(Kind K);
};

/// The result of a launch.
struct Outcome {
  std::optional<Undefined> Problem; ///< none: the launch has a meaning
  /// The bytes of the buffers at the end of the launch, or when the problem was found.
  std::map<HostPlace, Bytes> Buffers;
  std::map<std::string, Bytes> Unbound; ///< the memory that unbound pointers point to
  std::vector<SentMessage> Messages;
  Bytes Returned; ///< the result of a function that is no kernel
  uint64_t Steps = 0;
};

/// Runs launches of the functions of one module. The module must be valid (kir::verify) and must
/// not change. The interpreter reuses its memory from one run to the next.
class Interpreter {
public:
  explicit Interpreter(const kir::Module &M);
  ~Interpreter();
  Interpreter(const Interpreter &) = delete;
  Interpreter &operator=(const Interpreter &) = delete;

  /// Runs F: a kernel, or any function, which then runs as a single thread.
  Outcome run(const kir::Function &F, const Launch &L);

private:
  class Implementation;
  std::unique_ptr<Implementation> Impl;
};

/// Runs one launch with an Interpreter of its own.
Outcome interpret(const kir::Module &M, const kir::Function &F, const Launch &L);

/// A launch for F with inputs that depend on the seed alone: a small domain, edge values for
/// numbers, buffers large enough for indices below Elements. The padding of buffer elements is not
/// initialised.
Launch seededLaunch(const kir::Function &F, uint64_t Seed, unsigned Elements = 64);

/// Launch::Tile of these launches, for a kernel with so many dimensions of tiles, 3 at most. Each
/// tile_array has Elements elements.
std::vector<unsigned> seededTile(unsigned Rank);

} // namespace ampcc

#endif
