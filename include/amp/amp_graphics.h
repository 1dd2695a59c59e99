//===- amp_graphics.h - short vectors by the header of textures (spec 10) -===//
//
// Textures, which are optional (spec 10.1), are not provided; what else this header brings is.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_GRAPHICS_H
#define AMP_AMP_GRAPHICS_H

#include "amp.h"
#include "amp_short_vectors.h"

#endif
