#ifndef SCENE_H
#define SCENE_H

#include "CPeers.h"

// Codes as in SceneNumbers.swift.
enum { OP_RECT, OP_ROUNDED_RECT, OP_PATH, OP_STROKE, OP_CIRCLE_OUTLINE, OP_IMAGE, OP_GLYPHS, OP_SHADOW };
enum { PAINT_SOLID, PAINT_LINEAR, PAINT_RADIAL };
enum { BLEND_NORMAL, BLEND_MULTIPLY, BLEND_LUMINOSITY };
enum { VERB_MOVE, VERB_LINE, VERB_QUAD, VERB_CUBIC, VERB_CLOSE };

typedef struct {
    int kind, blend;
    /// Straight.
    double red, green, blue, alpha;
    /// x0, y0, x1, y1, or x, y, radius.
    double axis[4];
    /// Offset, red, green, blue, alpha each.
    int stopCount;
    const double *stops;
} ScenePaint;

typedef struct {
    int code;
    ScenePaint paint;
    /// Rectangle and radius; circle; rectangle, radius, sigma, offset.
    double box[8];
    int isEvenOdd;
    int verbCount;
    const double *verbs;
    double width, miterLimit, dashPhase;
    int cap, join, dashCount;
    const double *dashes;
    /// Of the image or font.
    int resource;
    double matrix[6];
    double size;
    int glyphCount;
    /// Glyph number, x, y each.
    const double *glyphs;
    /// The peer's own.
    void *own;
} SceneOp;

typedef struct {
    int width, height;
    long count;
    SceneOp *ops;
} SceneOps;

SceneOps scene_decode(const PeerScene *scene);

/// Premultiplied RGBA bytes to words of ARGB.
unsigned *scene_argb(const PeerImage *image);

/// 0xAARRGGBB, straight.
unsigned scene_rgba32(double red, double green, double blue, double alpha);

#endif
