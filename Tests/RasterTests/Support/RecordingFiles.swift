import Foundation
import Raster

extension DrawingRecording {
    /// By name.
    func fileTable() throws -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: try files().map { ($0.name, $0.bytes) })
    }

    /// Written and read again.
    func reopened(limits: RecordingLimits = RecordingLimits()) throws -> DrawingRecording {
        let files = try fileTable()
        return try DrawingRecording(limits: limits) { files[$0] }
    }

    /// Opens a recording of documents in words; what isn't given is empty.
    static func open(
        list: String, glyphs: String = #"{"schema":"pixeldiff.glyphs/1","faces":[]}"#,
        images: [String: [UInt8]] = [:], limits: RecordingLimits = RecordingLimits()
    ) throws -> DrawingRecording {
        try DrawingRecording(limits: limits) { name in
            switch name {
            case "display-list.json": Array(list.utf8)
            case "glyphs.json": Array(glyphs.utf8)
            default: images[name]
            }
        }
    }
}
