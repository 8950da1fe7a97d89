import Foundation
import Testing

@testable import LayoutEngine

/// The short ways of formats and numbers against the long ones.
@Suite("pieces of formats") struct FormatPieceTests {
    private static let fragments = [
        "a", " words ", "%", "%%", "%@", "%lld", "%2$@", "%1$lld", "%0$d", "%.2f", "%5", "$", "%'d", "\r\n",
        "% %@",
        "@", "%lq", "%99999999999999999999$@",
    ]

    @Test func piecesAreTheTokens() throws {
        var random = SplitMix(seed: 4)
        for _ in 0..<2_000 {
            let format = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(Self.fragments) }
                .joined()
            let count = Int.random(in: 0...3, using: &random)
            let pieces = try #require(LocalizedStringKey.plainPieces(of: format, argumentCount: count))
            #expect(
                words(pieces) == words(of: format, count), "\(format.debugDescription), \(count) arguments")
        }
    }

    @Test func othersAreLeftToTheLongWay() {
        #expect(LocalizedStringKey.plainPieces(of: "*a*", argumentCount: 0) == nil)
        #expect(LocalizedStringKey.plainPieces(of: "ü %@", argumentCount: 1) == nil)
        #expect(LocalizedStringKey.plainPieces(of: "ü", argumentCount: 0) == [.text("ü")])
    }

    private func words(_ pieces: [LocalizedStringKey.Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let index): "<\(index)>"
            }
        }.joined()
    }

    private func words(of format: String, _ count: Int) -> String {
        LocalizedStringKey.tokens(of: format, argumentCount: count).map { token in
            switch token {
            case .character(let character): String(character)
            case .argument(let index): "<\(index)>"
            }
        }.joined()
    }

    /// Foundation's own writing of American English is what the short way has to give.
    @Test func americanIntegers() {
        var formatting = TextFormatting(EnvironmentValues())
        let locale = Locale(identifier: "en_US")
        #expect(formatting.locale == locale)
        let values: [Int64] = [
            0, 7, -7, 99, 999, 1000, -1000, 1001, 10_010, 123_456, 1_000_000, -1_234_567, 1_000_007_000, .max,
            .min,
        ]
        for value in values {
            #expect(
                _FormatArgument.integer(value).text("%lld", formatting)
                    == value.formatted(.number.locale(locale)))
        }
        #expect(
            _FormatArgument.unsigned(.max).text("%llu", formatting)
                == UInt64.max.formatted(.number.locale(locale)))
        formatting.locale = Locale(identifier: "de_DE")
        #expect(_FormatArgument.integer(1234).text("%lld", formatting) == "1.234")
    }
}
