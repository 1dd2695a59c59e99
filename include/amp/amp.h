//===- amp.h - the main header of C++ AMP (the open specification, version 1.2) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file for everything but mathematics (<amp_math.h>), textures
// (<amp_graphics.h>) and OpenCL (<amp_opencl.h>). The classes are in detail/, one header each.
// ampcc's frontend reads the headers with __AMPCC__ defined to compile the kernels, the host
// compiler reads them without it (docs/two-sides.md). A new class of the library is a header there
// that this file includes.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_H
#define AMP_AMP_H

#if __cplusplus < 201402L
#error "C++ AMP needs C++14 or later (-std=c++14)"
#else

#include "../ampcc_rt/for_libcxx.h"
#include "../ampcc_rt/standard.h"

#include "../ampcc_rt/push_names.h"

#include "detail/accelerator.h"
#include "detail/accelerator_view.h"
#include "detail/array.h"
#include "detail/array_view.h"
#include "detail/atomic_ref.h"
#include "detail/atomics.h"
#include "detail/completion_future.h"
#include "detail/copy.h"
#include "detail/direct3d.h"
#include "detail/exceptions.h"
#include "detail/extent.h"
#include "detail/index.h"
#include "detail/interop_direct3d.h"
#include "detail/messages.h"
#include "detail/parallel_for_each.h"
#if __AMP_VERSION__ >= 103
#include "detail/standard_functions.h"
#endif
#include "detail/sub_group.h"
#include "detail/tile_array.h"
#include "detail/tile_barrier.h"
#include "detail/tile_domain.h"
#include "detail/tile_index.h"
#include "detail/tiled_extent.h"
#include "detail/tiled_index.h"
#ifndef __AMPCC__
#include "detail/copy_host.h"
#endif

#include "../ampcc_rt/pop_names.h"

// Additions to this header for sources of another dialect (--amp-msvc).
#ifdef AMP_READS_AT_ITS_END
#include AMP_READS_AT_ITS_END
#endif

#endif // C++14
#endif
