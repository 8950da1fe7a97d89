/// A small Swift package that draws three pictures, as it was and as a refactoring left it.
///
/// Of the changes between `good` and `bad`
/// - the resource `theme.txt` changes the colour of `theme.png`,
/// - `Insets.swift` and `Limits.swift` move `grid.png` only together,
/// - `Card.swift` moves `card.png`, but doesn't build without the added `Badge.swift`,
/// - a rename with a comment, tidied comments and the README change nothing.
enum SwiftPackageSample {
    static let good: [String: String] = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shots",
            targets: [.executableTarget(name: "Shots", resources: [.embedInCode("theme.txt")])])

        """,
        "README.md": "Three pictures.\n",
        "Sources/Shots/theme.txt": "40 80 160",
        "Sources/Shots/Insets.swift": "enum Insets {\n    static let base = 4\n}\n",
        "Sources/Shots/Limits.swift": "enum Limits {\n    static let inset = 4\n}\n",
        "Sources/Shots/Card.swift": """
        func drawCard(_ canvas: inout Canvas) {
            canvas.fill(x: 2, y: 2, width: 20, height: 8, (0, 120, 0))
        }

        """,
        "Sources/Shots/Grid.swift": """
        /// Two cells, as far apart as the limits allow.
        func drawGrid(_ canvas: inout Canvas) {
            let gap = min(Insets.base, Limits.inset)
            canvas.fill(x: 0, y: 0, width: 6, height: 6, (200, 0, 0))
            canvas.fill(x: 6 + gap, y: 0, width: 6, height: 6, (200, 0, 0))
        }

        """,
        "Sources/Shots/Theme.swift": """
        /// The colour that the resource names.
        func drawTheme(_ canvas: inout Canvas) {
            let words = String(decoding: PackageResources.theme_txt, as: UTF8.self).split(separator: " ")
            let values = words.compactMap { UInt8($0) }
            canvas.fill(x: 0, y: 0, width: 30, height: 4, (values[0], values[1], values[2]))
        }

        """,
        "Sources/Shots/Canvas.swift": canvas,
        "Sources/Shots/main.swift": """
        let folder = CommandLine.arguments[1]
        for (name, draw) in [("card", drawCard), ("grid", drawGrid), ("theme", drawTheme)] {
            var canvas = Canvas(width: 32, height: 12)
            draw(&canvas)
            canvas.write(to: "\\(folder)/\\(name).png")
        }

        """,
    ]

    /// What the refactoring wrote; nil is what it deleted.
    static let edits: [String: String?] = [
        "README.md": "Three pictures, tidied.\n",
        "Sources/Shots/theme.txt": "160 80 40",
        "Sources/Shots/Insets.swift": "enum Insets {\n    static let base = 9\n}\n",
        "Sources/Shots/Limits.swift": "enum Limits {\n    static let inset = 7\n}\n",
        "Sources/Shots/Badge.swift": "struct Badge {\n    var size = 3\n}\n",
        "Sources/Shots/Card.swift": """
        func drawCard(_ canvas: inout Canvas) {
            canvas.fill(x: 2, y: 2, width: 20, height: 8, (0, 120, 0))
            canvas.fill(x: 20, y: 1, width: Badge().size, height: 3, (220, 0, 0))
        }

        """,
        "Sources/Shots/Canvas.swift": nil,
        "Sources/Shots/PixelCanvas.swift": "// Pixels, and a file of them.\n" + canvas,
        "Sources/Shots/Grid.swift": good["Sources/Shots/Grid.swift"].map { $0 + "// The gap is limited.\n" },
    ]

    /// Pixels, and a PNG of stored blocks: nothing but the standard library, so that it builds in a second.
    private static let canvas = """
        #if canImport(Glibc)
            import Glibc
        #elseif canImport(Darwin)
            import Darwin
        #endif

        struct Canvas {
            let width: Int
            let height: Int
            private var rows: [[UInt8]]

            init(width: Int, height: Int) {
                (self.width, self.height) = (width, height)
                rows = Array(repeating: [0] + Array(repeating: 255, count: 3 * width), count: height)
            }

            mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: (UInt8, UInt8, UInt8)) {
                for row in y..<(y + height) {
                    for column in x..<min(x + width, self.width) {
                        rows[row].replaceSubrange(
                            (1 + 3 * column)..<(4 + 3 * column), with: [color.0, color.1, color.2])
                    }
                }
            }

            func write(to path: String) {
                let data = rows.flatMap { $0 }
                let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
                let stored: [UInt8] = [0x78, 1, 1, low, high, ~low, ~high] + data + word(adler(data))
                let header = word(UInt32(width)) + word(UInt32(height)) + [8, 2, 0, 0, 0]
                let file =
                    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header) + chunk("IDAT", stored)
                    + chunk("IEND", [])
                guard let stream = fopen(path, "wb") else { exit(3) }
                fwrite(file, 1, file.count, stream)
                fclose(stream)
            }

            private func word(_ value: UInt32) -> [UInt8] {
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
            }

            private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
                let body = Array(type.utf8) + data
                return word(UInt32(data.count)) + body + word(crc(body))
            }

            private func adler(_ data: [UInt8]) -> UInt32 {
                var (a, b) = (UInt32(1), UInt32(0))
                for byte in data {
                    a = (a + UInt32(byte)) % 65521
                    b = (b + a) % 65521
                }
                return b << 16 | a
            }

            private func crc(_ data: [UInt8]) -> UInt32 {
                var crc: UInt32 = 0xFFFF_FFFF
                for byte in data {
                    crc ^= UInt32(byte)
                    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
                }
                return ~crc
            }
        }

        """
}
