import Foundation

/// What a golden is called: the test's suite, the case in it, and the variant.
///
/// Made from the test's identity and its arguments only. Never from a counter: reordered, repeated, filtered and
/// parallel runs find the same golden.
public struct GoldenName: Hashable, Sendable, Codable {
    /// The type that holds the test; any text.
    public var suite: String
    /// The test's function and arguments, or the name that the test gave; any text.
    public var testCase: String
    public var variant: GoldenVariant

    public init(suite: String, testCase: String, variant: GoldenVariant = .standard) {
        self.suite = suite
        self.testCase = testCase
        self.variant = variant
    }

    /// `Cards/profile.dark.rtl`, as a person reads it; not a path.
    public var title: String {
        ([("\(suite)/\(testCase)")] + variant.suffixes).joined(separator: ".")
    }

    /// The name as a file's, without suite and extension; other names may come out the same.
    public var fileStem: String { plainPath.stem }

    /// One text per name, kept in the golden, to tell it from another whose file name came out the same.
    ///
    /// Percent-encoded parts joined by slashes: ASCII whatever the names contain.
    var identity: String {
        ([suite, testCase] + variant.suffixes).map(Self.escaped).joined(separator: "/")
    }

    /// The text chunk of a golden that holds its ``identity``.
    static let keyword = "\(GoldenMetadata.prefix)Name"

    /// The suite's folder and the file's stem that this name has as long as no other claims them.
    var plainPath: GoldenPath {
        Self.plainPath(suite: suite, parts: [testCase] + variant.suffixes, identity: identity)
    }

    /// The plain path of the golden that carries `identity`; nil where it isn't one.
    static func plainPath(identity: String) -> GoldenPath? {
        let parts = identity.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).removingPercentEncoding }
        guard parts.count >= 2, !parts.contains(nil) else { return nil }
        let texts = parts.compactMap { $0 }
        return plainPath(suite: texts[0], parts: Array(texts[1...]), identity: identity)
    }

    private static func plainPath(suite: String, parts: [String], identity: String) -> GoldenPath {
        let folder = SafeFileName(suite)
        let names = parts.map(SafeFileName.init)
        let stem = names.map(\.text).joined(separator: ".")
        return GoldenPath(
            suite: readable(folder.text, folder.isUnreadable, identity: suite),
            stem: readable(stem, names.contains(where: \.isUnreadable), identity: identity))
    }

    private static func readable(_ text: String, _ isUnreadable: Bool, identity: String) -> String {
        guard isUnreadable || text.utf8.count > SafeFileName.maximumLength else { return text }
        return SafeFileName.hashed(text, identity: identity)
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    /// Source: RFC 3986, section 2.3.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// Where a golden lies inside its folder.
public struct GoldenPath: Hashable, Sendable {
    /// The suite's folder: one component.
    public let suite: String
    /// The file's name without `.png` and `.layout.txt`: one component.
    public let stem: String

    /// `Cards/profile.dark`: what `pixeldiff approve` takes.
    public var id: String { "\(suite)/\(stem)" }

    /// Equal on a disk that ignores case.
    func clashes(with other: GoldenPath) -> Bool {
        id.lowercased() == other.id.lowercased()
    }
}
