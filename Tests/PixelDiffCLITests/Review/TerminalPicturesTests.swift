import Foundation
import Imaging
import Testing

@testable import PixelDiffCLI

@Suite struct TerminalPicturesTests {
    @Test(arguments: [
        (["TERM": "xterm-kitty"], TerminalPictures.kitty),
        (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], .kitty),
        (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
        (["TERM_PROGRAM": "WezTerm"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm),
        (["TERM": "dumb"], TerminalPictures.none),
        (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], nil), ([:], nil),
    ])
    func theEnvironmentTells(environment: [String: String], expected: TerminalPictures?) {
        #expect(TerminalPictures.detected(in: environment) == expected)
    }

    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", TerminalPictures.kitty),
        ("\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\\u{1B}[?62;4;6c", .sixel),
        ("\u{1B}[?64;1;2;4;22c", .sixel), ("\u{1B}[?4;6c", .none), ("\u{1B}[?62;44c", .none), ("", .none),
        ("\u{1B}[?62;4", .none),
    ])
    func theTerminalAnswers(answer: String, expected: TerminalPictures) {
        #expect(TerminalPictures.answered(answer) == expected)
    }

    private func picture(_ width: Int = 70, _ height: Int = 50, colors: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for index in 0..<width * height {
            let value = index % colors
            bitmap[index % width, index / width] = RGBA8(
                red: UInt8(value % 256), green: UInt8(value / 256 * 16 % 256), blue: UInt8(value * 7 % 256))
        }
        return bitmap
    }

    /// Chunks of at most 4,096 letters, each but the last saying that more come; together they are the PNG.
    @Test func kitty() throws {
        let picture = picture(300, 200, colors: 2000)
        let text = try #require(try TerminalPictures.kitty.text(for: picture))
        let chunks = text.components(separatedBy: "\u{1B}\\").dropLast()
        #expect(chunks.count > 1)
        var letters = ""
        for (index, chunk) in chunks.enumerated() {
            let isLast = index == chunks.count - 1
            let head = (index == 0 ? "\u{1B}_Ga=T,f=100,q=2," : "\u{1B}_G") + "m=\(isLast ? 0 : 1);"
            #expect(chunk.hasPrefix(head))
            let part = chunk.dropFirst(head.count)
            #expect(part.count <= 4096 && (isLast || part.count % 4 == 0))
            letters += part
        }
        let png = Array(try #require(Data(base64Encoded: letters)))
        #expect(try PNGDecoder().decode(png, name: "kitty").bitmap() == picture)
    }

    @Test func iterm() throws {
        let picture = picture(colors: 9)
        let text = try #require(try TerminalPictures.iterm.text(for: picture))
        let parts = text.split(separator: ":", maxSplits: 1)
        let png = Array(try #require(Data(base64Encoded: String(parts[1].dropLast()))))
        #expect(parts[0] == "\u{1B}]1337;File=inline=1;size=\(png.count)" && text.last == "\u{07}")
        #expect(try PNGDecoder().decode(png, name: "iterm").bitmap() == picture)
    }

    @Test(arguments: [1, 2, 200, 256])
    func sixelsKeepUpTo256Colors(colors: Int) throws {
        let picture = picture(colors: colors)
        let text = try #require(try TerminalPictures.sixel.text(for: picture))
        // Percents hold a channel to about one level and a half.
        #expect(try worst(SixelPicture(text), picture) <= 2)
    }

    @Test func ofMoreColorsEachIsRounded() throws {
        let picture = picture(colors: 3500)
        let decoded = try SixelPicture(SixelEncoder.encode(picture))
        #expect(decoded.colorCount <= 216)
        #expect(try worst(decoded, picture) <= 27)
    }

    @Test func transparentIsWhite() throws {
        let decoded = try SixelPicture(SixelEncoder.encode(Bitmap(width: 3, height: 8)))
        #expect(decoded.pixels == [[Int]](repeating: [100, 100, 100], count: 24))
    }

    private func worst(_ decoded: SixelPicture, _ picture: Bitmap) throws -> Int {
        #expect(decoded.width == picture.width && decoded.height == picture.height)
        var worst = 0
        for (index, pixel) in decoded.pixels.enumerated() {
            for channel in 0..<3 {
                worst = max(worst, abs(pixel[channel] * 255 / 100 - Int(picture.pixels[index * 4 + channel])))
            }
        }
        return worst
    }
}

/// Reads sixels back, as a terminal would.
private struct SixelPicture {
    var (width, height) = (0, 0)
    /// Percents of red, green and blue; -1 where nothing was painted.
    var pixels: [[Int]] = []
    var colorCount: Int { Set(pixels).count }

    struct Malformed: Error {}

    init(_ text: String) throws {
        guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { throw Malformed() }
        var rest = text.dropFirst(9).dropLast(2)
        func number() -> Int {
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return Int(digits) ?? -1
        }
        func numbers() -> [Int] {
            var list = [number()]
            while rest.first == ";" {
                rest.removeFirst()
                list.append(number())
            }
            return list
        }
        let head = numbers()
        (width, height) = (head[2], head[3])
        pixels = [[Int]](repeating: [-1, -1, -1], count: width * height)
        var palette: [Int: [Int]] = [:]
        var (x, top, color, count) = (0, 0, 0, 1)
        while let letter = rest.popFirst() {
            switch letter {
            case "#":
                let list = numbers()
                color = list[0]
                if list.count == 5 { palette[color] = Array(list[2...]) }
            case "$": x = 0
            case "-": (x, top) = (0, top + 6)
            case "!": count = number()
            default:
                guard let value = letter.asciiValue, (63...126).contains(value), let paint = palette[color]
                else {
                    throw Malformed()
                }
                for column in x..<x + count {
                    for row in 0..<6 where (value - 63) >> UInt8(row) & 1 == 1 {
                        guard column < width, top + row < height else { throw Malformed() }
                        pixels[(top + row) * width + column] = paint
                    }
                }
                x += count
                count = 1
            }
        }
    }
}
