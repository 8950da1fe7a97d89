"""Draws scenes with Skia (skia-python) for the benchmark, on one thread.

Started by the Swift program, which writes one request a line and reads one answer a line:

    load FILE     FILE is JSON: where the scene's numbers (see SceneNumbers.swift), images and fonts are.
                  Answers `ready`, or `missing` and why.
    draw          Plays the scene's recorded picture; answers the milliseconds that took.
    clear         Makes all pixels white.
    pixels FILE   Writes the pixels as premultiplied BGRA.

Drawing is the playback of an SkPicture that was recorded beforehand, so that no Python runs while the clock does.
"""
import array
import json
import sys
import time

import skia

CAPS = [skia.Paint.kButt_Cap, skia.Paint.kRound_Cap, skia.Paint.kSquare_Cap]
JOINS = [skia.Paint.kMiter_Join, skia.Paint.kRound_Join, skia.Paint.kBevel_Join]
BLENDS = [skia.BlendMode.kSrcOver, skia.BlendMode.kMultiply, skia.BlendMode.kLuminosity]
SIZES = [2, 2, 4, 6, 0]


class Scene:
    def __init__(self, file):
        with open(file) as f:
            description = json.load(f)
        numbers = array.array("d")
        with open(description["numbers"], "rb") as f:
            numbers.frombytes(f.read())
        self.numbers, self.at = numbers, 0
        self.images = [self.image(i) for i in description["images"]]
        self.typefaces = [skia.Typeface.MakeFromFile(f) for f in description["fonts"]]
        self.width, self.height = int(self.next()), int(self.next())
        self.pixels = bytearray(b"\xff" * (self.width * self.height * 4))
        info = skia.ImageInfo.Make(
            self.width, self.height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels, self.width * 4)
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(self.width, self.height))
        for _ in range(int(self.next())):
            self.record(canvas)
        self.picture = recorder.finishRecordingAsPicture()

    def next(self):
        self.at += 1
        return self.numbers[self.at - 1]

    def take(self, count):
        self.at += count
        return list(self.numbers[self.at - count:self.at])

    def image(self, description):
        with open(description["file"], "rb") as f:
            data = f.read()
        width, height = description["width"], description["height"]
        # In the surface's own order of bytes.
        swapped = bytearray(data)
        swapped[0::4], swapped[2::4] = data[2::4], data[0::4]
        info = skia.ImageInfo.Make(width, height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
        return skia.Image.MakeRasterCopy(skia.Pixmap(info, bytes(swapped), width * 4))

    def paint(self):
        kind, blend = int(self.next()), int(self.next())
        paint = skia.Paint(AntiAlias=True, BlendMode=BLENDS[blend])
        if kind == 0:
            paint.setColor4f(skia.Color4f(*self.take(4)))
            return paint
        axis = self.take(4)
        stops = [self.take(5) for _ in range(int(self.next()))]
        colors = [skia.Color4f(*s[1:]).toColor() for s in stops]
        offsets = [s[0] for s in stops]
        if kind == 1:
            points = [skia.Point(*axis[:2]), skia.Point(*axis[2:])]
            paint.setShader(skia.GradientShader.MakeLinear(points, colors, offsets))
        else:
            paint.setShader(skia.GradientShader.MakeRadial(skia.Point(*axis[:2]), axis[2], colors, offsets))
        return paint

    def path(self):
        path = skia.PathBuilder() if hasattr(skia, "PathBuilder") and not hasattr(skia.Path, "moveTo") else skia.Path()
        for _ in range(int(self.next())):
            verb = int(self.next())
            p = self.take(SIZES[verb])
            (path.moveTo, path.lineTo, path.quadTo, path.cubicTo, path.close)[verb](*p)
        return path

    def record(self, canvas):
        code = int(self.next())
        paint = self.paint()
        if code == 0:
            x, y, w, h = self.take(4)
            canvas.drawRect(skia.Rect.MakeXYWH(x, y, w, h), paint)
        elif code == 1:
            x, y, w, h, r = self.take(5)
            canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r), paint)
        elif code == 2:
            is_even_odd = int(self.next())
            path = self.path()
            if is_even_odd:
                path.setFillType(skia.PathFillType.kEvenOdd)
            canvas.drawPath(path, paint)
        elif code == 3:
            width, cap, join, miter, phase = self.take(5)
            dashes = self.take(int(self.next()))
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            paint.setStrokeCap(CAPS[int(cap)])
            paint.setStrokeJoin(JOINS[int(join)])
            paint.setStrokeMiter(miter)
            if dashes:
                paint.setPathEffect(skia.DashPathEffect.Make(dashes, phase))
            canvas.drawPath(self.path(), paint)
        elif code == 4:
            width, x, y, r = self.take(4)
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            canvas.drawCircle(x, y, r, paint)
        elif code == 5:
            image = self.images[int(self.next())]
            self.transformed(canvas, lambda: canvas.drawImage(
                image, 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear), paint))
        elif code == 6:
            font = skia.Font(self.typefaces[int(self.next())], self.next())
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            self.transformed(canvas, lambda: canvas.drawTextBlob(self.blob(font), 0, 0, paint))
        elif code == 7:
            x, y, w, h, r, sigma, dx, dy = self.take(8)
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma, False))
            canvas.drawRRect(
                skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x + dx, y + dy, w, h), r, r), paint)

    def blob(self, font):
        glyphs = [self.take(3) for _ in range(int(self.next()))]
        builder = skia.TextBlobBuilder()
        builder.allocRunPos(
            font, [int(g[0]) for g in glyphs], [skia.Point(g[1], g[2]) for g in glyphs])
        return builder.make()

    def transformed(self, canvas, draw):
        a, b, c, d, x, y = self.take(6)
        canvas.save()
        canvas.concat(skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1))
        draw()
        canvas.restore()

    def draw(self):
        canvas = self.surface.getCanvas()
        start = time.thread_time_ns()
        canvas.drawPicture(self.picture)
        return (time.thread_time_ns() - start) / 1e6


def main():
    scene = None
    for line in sys.stdin:
        request, _, argument = line.strip().partition(" ")
        if request == "load":
            try:
                scene = Scene(argument)
                print("ready", flush=True)
            except (AttributeError, TypeError, ValueError, RuntimeError) as error:
                print("missing", str(error).replace("\n", " ")[:200], flush=True)
        elif request == "draw":
            print(scene.draw(), flush=True)
        elif request == "clear":
            scene.surface.getCanvas().clear(skia.ColorWHITE)
            print("ready", flush=True)
        elif request == "pixels":
            with open(argument, "wb") as f:
                f.write(scene.pixels)
            print("ready", flush=True)


print("skia", skia.__version__, flush=True)
main()
