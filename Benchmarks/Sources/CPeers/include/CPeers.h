#ifndef CPEERS_H
#define CPEERS_H

/// Draws a scene with another rasterizer, in this process, one thread, no call overhead to speak of.
///
/// The libraries are opened when asked for: the benchmark builds without them.

typedef struct {
    int width, height;
    /// Premultiplied RGBA, top row first.
    const unsigned char *pixels;
} PeerImage;

/// A scene as numbers; SceneNumbers.swift says in which order.
typedef struct {
    const double *numbers;
    long count;
    const PeerImage *images;
    long imageCount;
    const char *const *fonts;
    long fontCount;
} PeerScene;

typedef struct PeerDrawing PeerDrawing;

typedef struct {
    /// Makes paths, gradients and fonts beforehand; null where the library has no such drawing.
    PeerDrawing *(*prepare)(const PeerScene *scene);
    /// Draws over what is there.
    void (*draw)(PeerDrawing *drawing);
    /// Makes all pixels white.
    void (*clear)(PeerDrawing *drawing);
    /// Premultiplied BGRA, top row first, without padding.
    const unsigned char *(*pixels)(PeerDrawing *drawing);
    void (*destroy)(PeerDrawing *drawing);
} Peer;

/// Opens cairo; null where it isn't installed.
const Peer *peer_cairo(void);
/// Opens Blend2D from a file; null where that can't be.
const Peer *peer_blend2d(const char *library);

/// Makes freed memory be used again instead of going back to the system.
void peer_keep_memory(void);

/// Writes RGBA pixels with libpng, adaptive filters, at a compression level of zlib. False when it can't.
int peers_write_png(const char *path, const unsigned char *pixels, int width, int height, int level);

#endif
