import PixelUI

/// The `#Preview` declarations of the running program.
@MainActor
enum PreviewRecords {
    /// One entry of the section, as the macro's expansion lays it out.
    private typealias Entry = (version: UInt, write: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// All of them, by file, line and column. Records of another version than the macro's are left out.
    static func all(in image: ExecutableImage) -> [PreviewRecord] {
        guard let section = image["pixelui_previews"] else { return [] }
        var records: [PreviewRecord] = []
        for offset in stride(from: 0, to: section.count, by: MemoryLayout<Entry>.stride) {
            guard offset + MemoryLayout<Entry>.size <= section.count else { break }
            let entry = section.loadUnaligned(fromByteOffset: offset, as: Entry.self)
            guard entry.version == 1 else { continue }
            let place = UnsafeMutablePointer<PreviewRecord>.allocate(capacity: 1)
            entry.write(place)
            records.append(place.move())
            place.deallocate()
        }
        return records.sorted {
            let (a, b) = ($0.source, $1.source)
            return (a.file, a.line, a.column) < (b.file, b.line, b.column)
        }
    }
}
