// cairo by its C interface, declared here: no header is needed to build, no library to start.
#include "scene.h"

#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double xx, yx, xy, yy, x0, y0; } Matrix;
typedef struct { unsigned long index; double x, y; } Glyph;

#define FUNCTIONS(F) \
    F(void *, image_surface_create_for_data, (unsigned char *, int, int, int, int)) \
    F(void, surface_flush, (void *)) \
    F(void, surface_mark_dirty, (void *)) \
    F(void, surface_destroy, (void *)) \
    F(void *, create, (void *)) \
    F(void, destroy, (void *)) \
    F(void, set_operator, (void *, int)) \
    F(void, set_source_rgba, (void *, double, double, double, double)) \
    F(void, set_source, (void *, void *)) \
    F(void, set_fill_rule, (void *, int)) \
    F(void, set_line_width, (void *, double)) \
    F(void, set_line_cap, (void *, int)) \
    F(void, set_line_join, (void *, int)) \
    F(void, set_miter_limit, (void *, double)) \
    F(void, set_dash, (void *, const double *, int, double)) \
    F(void, new_path, (void *)) \
    F(void, new_sub_path, (void *)) \
    F(void, move_to, (void *, double, double)) \
    F(void, line_to, (void *, double, double)) \
    F(void, curve_to, (void *, double, double, double, double, double, double)) \
    F(void, close_path, (void *)) \
    F(void, rectangle, (void *, double, double, double, double)) \
    F(void, arc, (void *, double, double, double, double, double)) \
    F(void *, copy_path, (void *)) \
    F(void, append_path, (void *, const void *)) \
    F(void, path_destroy, (void *)) \
    F(void, fill, (void *)) \
    F(void, stroke, (void *)) \
    F(void, save, (void *)) \
    F(void, restore, (void *)) \
    F(void, set_matrix, (void *, const Matrix *)) \
    F(void, identity_matrix, (void *)) \
    F(void *, pattern_create_for_surface, (void *)) \
    F(void *, pattern_create_linear, (double, double, double, double)) \
    F(void *, pattern_create_radial, (double, double, double, double, double, double)) \
    F(void, pattern_add_color_stop_rgba, (void *, double, double, double, double, double)) \
    F(void, pattern_set_extend, (void *, int)) \
    F(void, pattern_set_filter, (void *, int)) \
    F(void, pattern_destroy, (void *)) \
    F(void *, ft_font_face_create_for_ft_face, (void *, int)) \
    F(void, font_face_destroy, (void *)) \
    F(void *, scaled_font_create, (void *, const Matrix *, const Matrix *, void *)) \
    F(void, scaled_font_destroy, (void *)) \
    F(void, set_scaled_font, (void *, void *)) \
    F(void *, font_options_create, (void)) \
    F(void, font_options_destroy, (void *)) \
    F(void, font_options_set_antialias, (void *, int)) \
    F(void, font_options_set_hint_style, (void *, int)) \
    F(void, font_options_set_hint_metrics, (void *, int)) \
    F(void, show_glyphs, (void *, const Glyph *, int))

#define DECLARE(result, name, parameters) static result (*cairo_##name) parameters;
FUNCTIONS(DECLARE)

static int (*FT_Init_FreeType)(void **);
static int (*FT_New_Face)(void *, const char *, long, void **);
static void *freetype;

/// What is made beforehand for one operation.
typedef struct {
    void *path, *pattern, *surface, *font;
    unsigned *pixels;
    Glyph *glyphs;
} Own;

struct PeerDrawing {
    SceneOps scene;
    unsigned char *pixels;
    void *surface, *context;
};

static void add_path(void *context, const SceneOp *op) {
    const double *p = op->verbs;
    double x = 0, y = 0;
    for (int i = 0; i < op->verbCount; i++) {
        switch ((int)*p++) {
        case VERB_MOVE: cairo_move_to(context, p[0], p[1]); break;
        case VERB_LINE: cairo_line_to(context, p[0], p[1]); break;
        case VERB_QUAD:
            cairo_curve_to(
                context, x + (p[0] - x) * 2 / 3, y + (p[1] - y) * 2 / 3, p[2] + (p[0] - p[2]) * 2 / 3,
                p[3] + (p[1] - p[3]) * 2 / 3, p[2], p[3]);
            p += 2;
            break;
        case VERB_CUBIC:
            cairo_curve_to(context, p[0], p[1], p[2], p[3], p[4], p[5]);
            p += 4;
            break;
        default: cairo_close_path(context); continue;
        }
        x = p[0], y = p[1], p += 2;
    }
}

static void add_rounded_rect(void *context, const double *b) {
    double x = b[0], y = b[1], right = b[0] + b[2], bottom = b[1] + b[3], r = b[4], quarter = M_PI / 2;
    cairo_new_sub_path(context);
    cairo_arc(context, right - r, y + r, r, -quarter, 0);
    cairo_arc(context, right - r, bottom - r, r, 0, quarter);
    cairo_arc(context, x + r, bottom - r, r, quarter, 2 * quarter);
    cairo_arc(context, x + r, y + r, r, 2 * quarter, 3 * quarter);
    cairo_close_path(context);
}

static void *gradient(const ScenePaint *paint) {
    const double *a = paint->axis;
    void *pattern = paint->kind == PAINT_LINEAR
        ? cairo_pattern_create_linear(a[0], a[1], a[2], a[3])
        : cairo_pattern_create_radial(a[0], a[1], 0, a[0], a[1], a[2]);
    for (int i = 0; i < paint->stopCount; i++) {
        const double *s = paint->stops + 5 * i;
        cairo_pattern_add_color_stop_rgba(pattern, s[0], s[1], s[2], s[3], s[4]);
    }
    cairo_pattern_set_extend(pattern, 3);
    return pattern;
}

static void *font(const SceneOp *op, const char *file) {
    void *face = 0;
    if (FT_New_Face(freetype, file, 0, &face)) return 0;
    void *cairoFace = cairo_ft_font_face_create_for_ft_face(face, 1 << 1 /* FT_LOAD_NO_HINTING */);
    void *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, 2);
    cairo_font_options_set_hint_style(options, 1);
    cairo_font_options_set_hint_metrics(options, 1);
    Matrix size = {op->size, 0, 0, op->size, 0, 0};
    const double *m = op->matrix;
    Matrix matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
    void *scaled = cairo_scaled_font_create(cairoFace, &size, &matrix, options);
    cairo_font_options_destroy(options);
    cairo_font_face_destroy(cairoFace);
    return scaled;
}

static int prepare_op(PeerDrawing *drawing, SceneOp *op, const PeerScene *scene) {
    Own *own = op->own = calloc(1, sizeof(Own));
    void *context = drawing->context;
    if (op->code == OP_SHADOW) return 0;
    if (op->paint.kind != PAINT_SOLID) own->pattern = gradient(&op->paint);
    if (op->code == OP_PATH || op->code == OP_STROKE) {
        cairo_new_path(context);
        add_path(context, op);
        own->path = cairo_copy_path(context);
        cairo_new_path(context);
    } else if (op->code == OP_IMAGE) {
        const PeerImage *image = &scene->images[op->resource];
        own->pixels = scene_argb(image);
        own->surface = cairo_image_surface_create_for_data(
            (unsigned char *)own->pixels, 0, image->width, image->height, image->width * 4);
        own->pattern = cairo_pattern_create_for_surface(own->surface);
        cairo_pattern_set_filter(own->pattern, 4);
        cairo_pattern_set_extend(own->pattern, 3);
        op->box[2] = image->width, op->box[3] = image->height;
    } else if (op->code == OP_GLYPHS) {
        // One scaled font for operations that follow each other with the same size and matrix.
        SceneOp *before = op > drawing->scene.ops ? op - 1 : 0;
        if (before && before->code == OP_GLYPHS && before->size == op->size
            && before->resource == op->resource
            && !memcmp(before->matrix, op->matrix, sizeof op->matrix)) {
            own->font = ((Own *)before->own)->font;
        } else {
            own->font = font(op, scene->fonts[op->resource]);
        }
        if (!own->font) return 0;
        own->glyphs = calloc((unsigned)op->glyphCount + 1, sizeof(Glyph));
        for (int i = 0; i < op->glyphCount; i++) {
            const double *g = op->glyphs + 3 * i;
            own->glyphs[i] = (Glyph){(unsigned long)g[0], g[1], g[2]};
        }
    }
    return 1;
}

static void destroy(PeerDrawing *drawing) {
    // Benchmarks are short: what operations own stays until the process ends.
    cairo_destroy(drawing->context);
    cairo_surface_destroy(drawing->surface);
    free(drawing->pixels);
    free(drawing->scene.ops);
    free(drawing);
}

static void clear(PeerDrawing *drawing) {
    memset(drawing->pixels, 255, (unsigned long)drawing->scene.width * (unsigned long)drawing->scene.height * 4);
    cairo_surface_mark_dirty(drawing->surface);
}

static PeerDrawing *prepare(const PeerScene *scene) {
    PeerDrawing *drawing = calloc(1, sizeof(PeerDrawing));
    drawing->scene = scene_decode(scene);
    int width = drawing->scene.width, height = drawing->scene.height;
    drawing->pixels = aligned_alloc(64, ((unsigned long)width * (unsigned long)height * 4 + 63) / 64 * 64);
    drawing->surface = cairo_image_surface_create_for_data(drawing->pixels, 0, width, height, width * 4);
    drawing->context = cairo_create(drawing->surface);
    for (long i = 0; i < drawing->scene.count; i++) {
        if (!prepare_op(drawing, &drawing->scene.ops[i], scene)) {
            destroy(drawing);
            return 0;
        }
    }
    clear(drawing);
    return drawing;
}

static void draw_op(void *context, const SceneOp *op) {
    static const int operators[] = {2, 14, 28};
    const Own *own = op->own;
    const ScenePaint *paint = &op->paint;
    cairo_set_operator(context, operators[paint->blend]);
    if (own->pattern && op->code != OP_IMAGE) {
        cairo_set_source(context, own->pattern);
    } else if (op->code != OP_IMAGE) {
        cairo_set_source_rgba(context, paint->red, paint->green, paint->blue, paint->alpha);
    }
    const double *m = op->matrix;
    Matrix matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
    switch (op->code) {
    case OP_RECT:
        cairo_rectangle(context, op->box[0], op->box[1], op->box[2], op->box[3]);
        return cairo_fill(context);
    case OP_ROUNDED_RECT:
        add_rounded_rect(context, op->box);
        return cairo_fill(context);
    case OP_CIRCLE_OUTLINE:
        cairo_set_line_width(context, op->width);
        cairo_set_dash(context, 0, 0, 0);
        cairo_new_sub_path(context);
        cairo_arc(context, op->box[0], op->box[1], op->box[2], 0, 2 * M_PI);
        cairo_close_path(context);
        return cairo_stroke(context);
    case OP_PATH:
        cairo_set_fill_rule(context, op->isEvenOdd);
        cairo_append_path(context, own->path);
        return cairo_fill(context);
    case OP_STROKE:
        cairo_set_line_width(context, op->width);
        cairo_set_line_cap(context, op->cap);
        cairo_set_line_join(context, op->join);
        cairo_set_miter_limit(context, op->miterLimit);
        cairo_set_dash(context, op->dashes, op->dashCount, op->dashPhase);
        cairo_append_path(context, own->path);
        return cairo_stroke(context);
    case OP_IMAGE:
        cairo_set_matrix(context, &matrix);
        cairo_set_source(context, own->pattern);
        cairo_rectangle(context, 0, 0, op->box[2], op->box[3]);
        cairo_fill(context);
        return cairo_identity_matrix(context);
    default:
        cairo_set_matrix(context, &matrix);
        cairo_set_scaled_font(context, own->font);
        cairo_show_glyphs(context, own->glyphs, op->glyphCount);
        return cairo_identity_matrix(context);
    }
}

static void draw(PeerDrawing *drawing) {
    for (long i = 0; i < drawing->scene.count; i++) draw_op(drawing->context, &drawing->scene.ops[i]);
    cairo_surface_flush(drawing->surface);
}

static const unsigned char *pixels(PeerDrawing *drawing) { return drawing->pixels; }

const Peer *peer_cairo(void) {
    static const Peer peer = {prepare, draw, clear, pixels, destroy};
    void *library = dlopen("libcairo.so.2", RTLD_NOW);
    void *fonts = dlopen("libfreetype.so.6", RTLD_NOW);
    if (!library || !fonts) return 0;
#define LOAD(result, name, parameters) \
    cairo_##name = (result (*) parameters)dlsym(library, "cairo_" #name); \
    if (!cairo_##name) return 0;
    FUNCTIONS(LOAD)
    FT_Init_FreeType = (int (*)(void **))dlsym(fonts, "FT_Init_FreeType");
    FT_New_Face = (int (*)(void *, const char *, long, void **))dlsym(fonts, "FT_New_Face");
    if (!freetype && FT_Init_FreeType(&freetype)) return 0;
    return &peer;
}
