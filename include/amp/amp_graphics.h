//===- amp_graphics.h - textures, their views and samplers (spec 10) ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file for concurrency::graphics::texture, texture_view,
// writeonly_texture_view and sampler, and for the short vectors (docs/textures.md). The texels are
// in ordinary device memory, packed as in Direct3D's formats. A new header about textures is
// included here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_GRAPHICS_H
#define AMP_AMP_GRAPHICS_H

#include "amp.h"
#include "amp_short_vectors.h"

#include "../ampcc_rt/push_names.h"

#include "detail/graphics_direct3d.h"
#include "detail/sampler.h"
#include "detail/texture.h"
#include "detail/texture_copy.h"
#include "detail/texture_view.h"
#ifndef __AMPCC__
#include "detail/texture_host.h"
#endif

#include "../ampcc_rt/pop_names.h"

#endif
