import Drawing
import Foundation
import Synchronization

/// Finds fonts and shapes text with them.
///
/// Fonts come from files registered here, from folders named by the user (`PIXELDIFF_FONT_PATH`) and from the
/// system's font folders, in this order; fontconfig and its settings are never asked. The box font, "PixelDiff
/// Box", is always among them. A book can be used from any number of threads; registering a font changes the
/// answers of later calls only.
public final class FontBook: Sendable {
    /// The families that stand for the platform's own designs; the first that is found is taken.
    public struct SystemFamilies: Hashable, Sendable {
        public var `default`: [String]
        public var serif: [String]
        public var rounded: [String]
        public var monospaced: [String]

        public init(
            default: [String] = ["Inter"], serif: [String] = ["DejaVu Serif", "Noto Serif"],
            rounded: [String] = ["Inter"], monospaced: [String] = ["DejaVu Sans Mono", "Noto Sans Mono"]
        ) {
            self.default = `default`
            self.serif = serif
            self.rounded = rounded
            self.monospaced = monospaced
        }

        /// The same family for every design.
        public init(all family: String) {
            self.init(default: [family], serif: [family], rounded: [family], monospaced: [family])
        }

        subscript(design: FontDescription.Design) -> [String] {
            switch design {
            case .default: `default`
            case .serif: serif
            case .rounded: rounded
            case .monospaced: monospaced
            }
        }
    }

    /// The family name of the project's own font, in which every glyph is a box of known size: 1000 units an
    /// em, ascent 800, descent 200, no line gap, cap height 700, x height 500.
    ///
    /// | advance | characters |
    /// |---|---|
    /// | 300 | space, no-break space, narrow no-break space, thin space; `i l . , ' \| !` |
    /// | 900 | `m w M W` and the ellipsis |
    /// | 0 | the combining marks U+0300 to U+0304 and U+0308 |
    /// | 600 | all others (printable ASCII, Latin-1, Greek, Cyrillic, Hebrew, Arabic letters), and a missing character |
    ///
    /// Boxes reach from 50 to the advance less 50, and from the baseline to 500 for letters like x, to 700 for
    /// others, from -200 to 500 for letters like g. `Scripts/make-box-font` makes it and lists the letters.
    public static let boxFamily = "PixelDiff Box"

    /// The fonts of the folders in `PIXELDIFF_FONT_PATH` and of the system.
    public static let standard = FontBook()

    /// The box font alone: what layout tests compute with. No folder is read.
    public static let boxOnly = FontBook(
        explicitFolders: [], systemFolders: [], systemFamilies: SystemFamilies(all: boxFamily),
        fallbackFamilies: [])

    public let systemFamilies: SystemFamilies
    /// Families asked for characters that the wanted font lacks, before the one for the character's script.
    public let fallbackFamilies: [String]
    /// BCP 47; chooses between language-dependent forms of letters. Empty for none.
    public let language: String

    let state: Mutex<State>
    let words = WordCache()
    let paragraphs = ParagraphCache()
    /// Glyphs as they were drawn; a face's name in a display list says its file's digest, so they never age.
    let masks = GlyphMaskCache()

    struct State {
        var catalog: FontCatalog
        var faces: [FaceKey: LoadedFace] = [:]
        /// The loaded faces by what display lists call them.
        var drawn: [FontFace: LoadedFace] = [:]
        var resolved: [StyleKey: Result<ResolvedFont, FontError>] = [:]
        var fallbacks: [FallbackKey: ResolvedFont?] = [:]
    }

    struct FaceKey: Hashable {
        var file: String
        var index: Int
        /// Places on the axes that it has.
        var variations: [String: Double]
    }

    struct StyleKey: Hashable {
        var family: FontDescription.Family
        var style: FontStyle
    }

    struct FallbackKey: Hashable {
        var cluster: String
        var style: FontStyle
    }

    /// - Parameters:
    ///   - explicitFolders: Searched first; a missing folder is as an empty one.
    ///   - systemFolders: Searched last.
    ///   - language: BCP 47, or empty; never taken from the machine.
    public init(
        explicitFolders: [String] = FontBook.environmentFolders,
        systemFolders: [String] = FontBook.systemFolders, systemFamilies: SystemFamilies = SystemFamilies(),
        fallbackFamilies: [String] = ["DejaVu Sans", "Noto Sans"], language: String = ""
    ) {
        self.systemFamilies = systemFamilies
        self.fallbackFamilies = fallbackFamilies
        self.language = language
        var catalog = FontCatalog(explicitFolders: explicitFolders, systemFolders: systemFolders)
        if let data = BoxFont.data {
            try? catalog.register(data, name: FontBook.boxFamily)
        }
        state = Mutex(State(catalog: catalog))
    }

    /// Adds the faces of a font file, before all fonts known so far.
    ///
    /// - Throws: ``FontError/unreadable(file:reason:)`` for a missing or broken file.
    public func register(file: String) throws(FontError) {
        try register(FontData(file: file), name: file)
    }

    /// Adds the faces of a font in memory, before all fonts known so far.
    ///
    /// - Parameter name: What errors call it; registering another font under the same name replaces it.
    /// - Throws: ``FontError/unreadable(file:reason:)`` for bytes that are no font.
    public func register(data: some Collection<UInt8>, name: String) throws(FontError) {
        guard data.count <= FontData.sizeLimit else {
            throw .unreadable(file: name, reason: "it is larger than \(FontData.sizeLimit >> 20) MiB")
        }
        try register(FontData(data), name: name)
    }

    private func register(_ data: FontData, name: String) throws(FontError) {
        let failure: FontError? = state.withLock { state in
            do throws(FontError) {
                try state.catalog.register(data, name: name)
            } catch {
                return error
            }
            // Display lists made before may still be drawn: `drawn` stays.
            state.faces = state.faces.filter { $0.key.file != name }
            state.resolved = [:]
            state.fallbacks = [:]
            return nil
        }
        if let failure { throw failure }
        paragraphs.removeAll()
    }
}
