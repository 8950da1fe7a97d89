// Blend2D by its C interface, declared here: the library comes with the package pyblend2d, which has no headers.
#include "scene.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint64_t a, b; } Object;
typedef struct { double x, y; } Point;
typedef struct { double x, y, w, h; } Rect;
typedef struct { double x, y, w, h, rx, ry; } RoundRect;
typedef struct { double cx, cy, r; } Circle;
typedef struct {
    uint32_t flags, threadCount, cpuFeatures, commandQueueLimit, savedStateLimit;
    int32_t originX, originY;
    uint32_t reserved[10];
} CreateInfo;
typedef struct {
    void *glyphs, *placements;
    size_t size;
    uint8_t reserved, placementType;
    int8_t glyphAdvance, placementAdvance;
    uint32_t flags;
} GlyphRun;

enum { GEOMETRY_CIRCLE = 5, GEOMETRY_ROUND_RECT = 7, TRANSFORM_RESET = 0, TRANSFORM_ASSIGN = 1 };
enum { HINT_PATTERN_QUALITY = 2, PATTERN_BILINEAR = 1, FLUSH_SYNC = 1u << 31, PRGB32 = 1, MULTIPLY = 15 };

#define FUNCTIONS(F) \
    F(image_init_as_from_data, (Object *, int, int, uint32_t, void *, intptr_t, uint32_t, void *, void *)) \
    F(image_destroy, (Object *)) \
    F(context_init_as, (Object *, Object *, const CreateInfo *)) \
    F(context_destroy, (Object *)) \
    F(context_end, (Object *)) \
    F(context_flush, (Object *, uint32_t)) \
    F(context_set_hint, (Object *, uint32_t, uint32_t)) \
    F(context_set_comp_op, (Object *, uint32_t)) \
    F(context_set_fill_rule, (Object *, uint32_t)) \
    F(context_set_stroke_width, (Object *, double)) \
    F(context_set_stroke_miter_limit, (Object *, double)) \
    F(context_set_stroke_caps, (Object *, uint32_t)) \
    F(context_set_stroke_join, (Object *, uint32_t)) \
    F(context_apply_transform_op, (Object *, uint32_t, const void *)) \
    F(context_fill_rect_d_rgba32, (Object *, const Rect *, uint32_t)) \
    F(context_fill_rect_d_ext, (Object *, const Rect *, const Object *)) \
    F(context_fill_geometry_rgba32, (Object *, uint32_t, const void *, uint32_t)) \
    F(context_stroke_geometry_rgba32, (Object *, uint32_t, const void *, uint32_t)) \
    F(context_fill_path_d_rgba32, (Object *, const Point *, const Object *, uint32_t)) \
    F(context_stroke_path_d_rgba32, (Object *, const Point *, const Object *, uint32_t)) \
    F(context_blit_image_d, (Object *, const Point *, const Object *, const void *)) \
    F(context_fill_glyph_run_d_rgba32, (Object *, const Point *, const Object *, const GlyphRun *, uint32_t)) \
    F(path_init, (Object *)) \
    F(path_move_to, (Object *, double, double)) \
    F(path_line_to, (Object *, double, double)) \
    F(path_quad_to, (Object *, double, double, double, double)) \
    F(path_cubic_to, (Object *, double, double, double, double, double, double)) \
    F(path_close, (Object *)) \
    F(gradient_init_as, (Object *, uint32_t, const void *, uint32_t, const void *, size_t, const void *)) \
    F(gradient_add_stop_rgba32, (Object *, double, uint32_t)) \
    F(font_face_init, (Object *)) \
    F(font_face_create_from_file, (Object *, const char *, uint32_t)) \
    F(font_init, (Object *)) \
    F(font_create_from_face, (Object *, const Object *, float))

#define DECLARE(name, parameters) static uint32_t (*bl_##name) parameters;
FUNCTIONS(DECLARE)

/// What is made beforehand for one operation.
typedef struct {
    Object object;
    uint32_t color;
    GlyphRun run;
} Own;

struct PeerDrawing {
    SceneOps scene;
    unsigned char *pixels;
    Object image, context;
};

static void make_path(Object *path, const SceneOp *op) {
    const double *p = op->verbs;
    bl_path_init(path);
    for (int i = 0; i < op->verbCount; i++) {
        switch ((int)*p++) {
        case VERB_MOVE: bl_path_move_to(path, p[0], p[1]), p += 2; break;
        case VERB_LINE: bl_path_line_to(path, p[0], p[1]), p += 2; break;
        case VERB_QUAD: bl_path_quad_to(path, p[0], p[1], p[2], p[3]), p += 4; break;
        case VERB_CUBIC: bl_path_cubic_to(path, p[0], p[1], p[2], p[3], p[4], p[5]), p += 6; break;
        default: bl_path_close(path);
        }
    }
}

static void make_gradient(Object *gradient, const ScenePaint *paint) {
    const double *a = paint->axis;
    double linear[4] = {a[0], a[1], a[2], a[3]};
    double radial[6] = {a[0], a[1], a[0], a[1], a[2], 0};
    int isLinear = paint->kind == PAINT_LINEAR;
    bl_gradient_init_as(gradient, isLinear ? 0 : 1, isLinear ? linear : radial, 0, 0, 0, 0);
    for (int i = 0; i < paint->stopCount; i++) {
        const double *s = paint->stops + 5 * i;
        bl_gradient_add_stop_rgba32(gradient, s[0], scene_rgba32(s[1], s[2], s[3], s[4]));
    }
}

static int make_font(Own *own, const SceneOp *op, const PeerScene *scene) {
    static struct { const char *file; double size; Object font; } known[64];
    static int count = 0;
    const char *file = scene->fonts[op->resource];
    int found = 0;
    while (found < count && (known[found].size != op->size || strcmp(known[found].file, file))) found++;
    if (found == count) {
        if (count == 64) return 0;
        Object face;
        bl_font_face_init(&face);
        if (bl_font_face_create_from_file(&face, file, 0)) return 0;
        bl_font_init(&known[count].font);
        if (bl_font_create_from_face(&known[count].font, &face, (float)op->size)) return 0;
        known[count].file = strdup(file);
        known[count].size = op->size;
        count++;
    }
    own->object = known[found].font;
    uint32_t *ids = calloc((unsigned)op->glyphCount + 1, 4);
    Point *places = calloc((unsigned)op->glyphCount + 1, sizeof(Point));
    for (int i = 0; i < op->glyphCount; i++) {
        const double *g = op->glyphs + 3 * i;
        ids[i] = (uint32_t)g[0];
        places[i] = (Point){g[1], g[2]};
    }
    own->run = (GlyphRun){ids, places, (size_t)op->glyphCount, 0, 3, 4, sizeof(Point), 0};
    return 1;
}

static int prepare_op(SceneOp *op, const PeerScene *scene) {
    Own *own = op->own = calloc(1, sizeof(Own));
    const ScenePaint *paint = &op->paint;
    if (op->code == OP_SHADOW || op->dashCount > 0 || paint->blend == BLEND_LUMINOSITY) return 0;
    if (paint->kind != PAINT_SOLID && op->code != OP_RECT) return 0;
    own->color = scene_rgba32(paint->red, paint->green, paint->blue, paint->alpha);
    if (paint->kind != PAINT_SOLID) make_gradient(&own->object, paint);
    if (op->code == OP_PATH || op->code == OP_STROKE) make_path(&own->object, op);
    if (op->code == OP_IMAGE) {
        const PeerImage *image = &scene->images[op->resource];
        bl_image_init_as_from_data(
            &own->object, image->width, image->height, PRGB32, scene_argb(image), image->width * 4, 3, 0, 0);
    }
    return op->code != OP_GLYPHS || make_font(own, op, scene);
}

static void destroy(PeerDrawing *drawing) {
    // Benchmarks are short: what operations own stays until the process ends.
    bl_context_end(&drawing->context);
    bl_context_destroy(&drawing->context);
    bl_image_destroy(&drawing->image);
    free(drawing->pixels);
    free(drawing->scene.ops);
    free(drawing);
}

static void clear(PeerDrawing *drawing) {
    memset(drawing->pixels, 255, (unsigned long)drawing->scene.width * (unsigned long)drawing->scene.height * 4);
}

static PeerDrawing *prepare(const PeerScene *scene) {
    PeerDrawing *drawing = calloc(1, sizeof(PeerDrawing));
    drawing->scene = scene_decode(scene);
    int width = drawing->scene.width, height = drawing->scene.height;
    drawing->pixels = aligned_alloc(64, ((unsigned long)width * (unsigned long)height * 4 + 63) / 64 * 64);
    bl_image_init_as_from_data(&drawing->image, width, height, PRGB32, drawing->pixels, width * 4, 3, 0, 0);
    CreateInfo info = {0};
    bl_context_init_as(&drawing->context, &drawing->image, &info);
    bl_context_set_hint(&drawing->context, HINT_PATTERN_QUALITY, PATTERN_BILINEAR);
    for (long i = 0; i < drawing->scene.count; i++) {
        if (!prepare_op(&drawing->scene.ops[i], scene)) {
            destroy(drawing);
            return 0;
        }
    }
    clear(drawing);
    return drawing;
}

static void draw_op(Object *context, const SceneOp *op) {
    static const uint32_t caps[] = {0, 2, 1}, joins[] = {1, 4, 3};
    static const Point origin = {0, 0};
    const Own *own = op->own;
    const double *b = op->box;
    bl_context_set_comp_op(context, op->paint.blend == BLEND_MULTIPLY ? MULTIPLY : 0);
    switch (op->code) {
    case OP_RECT: {
        Rect rect = {b[0], b[1], b[2], b[3]};
        if (op->paint.kind == PAINT_SOLID) {
            bl_context_fill_rect_d_rgba32(context, &rect, own->color);
        } else {
            bl_context_fill_rect_d_ext(context, &rect, &own->object);
        }
        break;
    }
    case OP_ROUNDED_RECT: {
        RoundRect rect = {b[0], b[1], b[2], b[3], b[4], b[4]};
        bl_context_fill_geometry_rgba32(context, GEOMETRY_ROUND_RECT, &rect, own->color);
        break;
    }
    case OP_CIRCLE_OUTLINE: {
        Circle circle = {b[0], b[1], b[2]};
        bl_context_set_stroke_width(context, op->width);
        bl_context_stroke_geometry_rgba32(context, GEOMETRY_CIRCLE, &circle, own->color);
        break;
    }
    case OP_PATH:
        bl_context_set_fill_rule(context, (uint32_t)op->isEvenOdd);
        bl_context_fill_path_d_rgba32(context, &origin, &own->object, own->color);
        break;
    case OP_STROKE:
        bl_context_set_stroke_width(context, op->width);
        bl_context_set_stroke_caps(context, caps[op->cap]);
        bl_context_set_stroke_join(context, joins[op->join]);
        bl_context_set_stroke_miter_limit(context, op->miterLimit);
        bl_context_stroke_path_d_rgba32(context, &origin, &own->object, own->color);
        break;
    case OP_IMAGE:
        bl_context_apply_transform_op(context, TRANSFORM_ASSIGN, op->matrix);
        bl_context_blit_image_d(context, &origin, &own->object, 0);
        bl_context_apply_transform_op(context, TRANSFORM_RESET, 0);
        break;
    default:
        bl_context_apply_transform_op(context, TRANSFORM_ASSIGN, op->matrix);
        bl_context_fill_glyph_run_d_rgba32(context, &origin, &own->object, &own->run, own->color);
        bl_context_apply_transform_op(context, TRANSFORM_RESET, 0);
    }
}

static void draw(PeerDrawing *drawing) {
    for (long i = 0; i < drawing->scene.count; i++) draw_op(&drawing->context, &drawing->scene.ops[i]);
    bl_context_flush(&drawing->context, FLUSH_SYNC);
}

static const unsigned char *pixels(PeerDrawing *drawing) { return drawing->pixels; }

const Peer *peer_blend2d(const char *file) {
    static const Peer peer = {prepare, draw, clear, pixels, destroy};
    void *library = dlopen(file, RTLD_NOW);
    if (!library) return 0;
#define LOAD(name, parameters) \
    bl_##name = (uint32_t (*) parameters)dlsym(library, "bl_" #name); \
    if (!bl_##name) return 0;
    FUNCTIONS(LOAD)
    return &peer;
}
