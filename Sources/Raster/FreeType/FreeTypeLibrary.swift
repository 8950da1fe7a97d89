import CFreeType
import Drawing
import Synchronization

/// The one FreeType instance of the process.
///
/// FreeType lets different threads use different faces, but opening and closing faces touches the library:
/// both happen under its lock.
enum FreeTypeLibrary {
    private static let instance = Mutex(Instance())

    // Only used under the lock.
    private struct Instance: @unchecked Sendable {
        let library: FT_Library?

        init() {
            var library: FT_Library?
            self.library = FT_Init_FreeType(&library) == 0 ? library : nil
        }
    }

    /// Opens a face of a file, which FreeType reads on demand: for looking at its tables only.
    static func open(file: String, index: Int) throws(FontError) -> FT_Face {
        try open(name: file) { library, face in FT_New_Face(library, file, FT_Long(index), &face) }
    }

    /// Opens a face of bytes that must outlive it.
    static func open(_ data: FontData, name: String, index: Int) throws(FontError) -> FT_Face {
        try open(name: name) { library, face in
            FT_New_Memory_Face(
                library, data.bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(data.bytes.count),
                FT_Long(index), &face)
        }
    }

    static func close(_ face: FT_Face) {
        let face = Opened(face: face)
        instance.withLock { _ in _ = FT_Done_Face(face.face) }
    }

    private static func open(
        name: String, _ body: (FT_Library, inout FT_Face?) -> FT_Error
    ) throws(FontError) -> FT_Face {
        let opened: Result<Opened, FontError> = instance.withLock { instance in
            guard let library = instance.library else {
                return .failure(.unreadable(file: name, reason: "FreeType can't be started"))
            }
            var face: FT_Face?
            let status = body(library, &face)
            guard status == 0, let face else {
                return .failure(.unreadable(file: name, reason: reason(status)))
            }
            return .success(Opened(face: face))
        }
        return try opened.get().face
    }

    // Handed to the one caller.
    private struct Opened: @unchecked Sendable {
        let face: FT_Face
    }

    /// FreeType's error numbers in words (fterrdef.h).
    static func reason(_ status: FT_Error) -> String {
        switch status {
        case 0x01: "the file can't be opened"
        case 0x02: "it is not a font of a known format"
        case 0x03, 0x08: "a table of the font is broken"
        case 0x40: "memory is exhausted"
        case 0x8E...0x93: "a table of the font is missing or broken"
        default: "FreeType error \(status)"
        }
    }
}
