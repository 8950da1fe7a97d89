#include "scene.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

static const double *paint(const double *p, ScenePaint *paint) {
    paint->kind = (int)*p++;
    paint->blend = (int)*p++;
    if (paint->kind == PAINT_SOLID) {
        paint->red = p[0], paint->green = p[1], paint->blue = p[2], paint->alpha = p[3];
        return p + 4;
    }
    memcpy(paint->axis, p, sizeof paint->axis);
    paint->stopCount = (int)p[4];
    paint->stops = p + 5;
    return p + 5 + 5 * paint->stopCount;
}

static const double *path(const double *p, SceneOp *op) {
    static const int sizes[] = {2, 2, 4, 6, 0};
    op->verbCount = (int)*p++;
    op->verbs = p;
    for (int i = 0; i < op->verbCount; i++) p += 1 + sizes[(int)*p];
    return p;
}

static const double *numbers(const double *p, double *into, int count) {
    memcpy(into, p, sizeof(double) * (unsigned)count);
    return p + count;
}

static const double *op(const double *p, SceneOp *op) {
    op->code = (int)*p++;
    p = paint(p, &op->paint);
    switch (op->code) {
    case OP_RECT: return numbers(p, op->box, 4);
    case OP_ROUNDED_RECT: return numbers(p, op->box, 5);
    case OP_SHADOW: return numbers(p, op->box, 8);
    case OP_CIRCLE_OUTLINE:
        op->width = *p++;
        return numbers(p, op->box, 3);
    case OP_PATH:
        op->isEvenOdd = (int)*p++;
        return path(p, op);
    case OP_STROKE:
        op->width = *p++, op->cap = (int)*p++, op->join = (int)*p++, op->miterLimit = *p++;
        op->dashPhase = *p++, op->dashCount = (int)*p++, op->dashes = p;
        return path(p + op->dashCount, op);
    case OP_IMAGE:
        op->resource = (int)*p++;
        return numbers(p, op->matrix, 6);
    default:
        op->resource = (int)*p++, op->size = *p++;
        p = numbers(p, op->matrix, 6);
        op->glyphCount = (int)*p++, op->glyphs = p;
        return p + 3 * op->glyphCount;
    }
}

SceneOps scene_decode(const PeerScene *scene) {
    const double *p = scene->numbers;
    SceneOps ops = {(int)p[0], (int)p[1], (long)p[2], 0};
    ops.ops = calloc((unsigned long)ops.count + 1, sizeof(SceneOp));
    p += 3;
    for (long i = 0; i < ops.count; i++) p = op(p, &ops.ops[i]);
    return ops;
}

unsigned *scene_argb(const PeerImage *image) {
    unsigned long count = (unsigned long)image->width * (unsigned long)image->height;
    unsigned *words = malloc(count * 4);
    for (unsigned long i = 0; i < count; i++) {
        const unsigned char *p = image->pixels + 4 * i;
        words[i] = (unsigned)p[3] << 24 | (unsigned)p[0] << 16 | (unsigned)p[1] << 8 | p[2];
    }
    return words;
}

unsigned scene_rgba32(double red, double green, double blue, double alpha) {
    return (unsigned)(alpha * 255 + 0.5) << 24 | (unsigned)(red * 255 + 0.5) << 16
        | (unsigned)(green * 255 + 0.5) << 8 | (unsigned)(blue * 255 + 0.5);
}

void peer_keep_memory(void) {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
}
