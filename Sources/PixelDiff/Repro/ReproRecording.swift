/// `recording.zip` among a failure's files: what was drawn, and where a renderer tells it the view tree.
///
/// What is in it, beside `drawn-by.json`, goes into the repro file as it is.
enum ReproRecording {
    static let drawnByName = "drawn-by.json"
    /// What `pixeldiff reduce` works on.
    static let viewTreeName = "view-tree.json"

    /// The archive, with the program and the machine noted in it.
    static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        let drawnBy = (try? RecordCoding.encode(Surroundings.current)) ?? []
        return ZipWriter.archive(files.filter { isRecorded($0.name) } + [(drawnByName, drawnBy)])
    }

    /// Whether a name is one of what renderers record.
    static func isRecorded(_ name: String) -> Bool {
        ["display-list.json", "glyphs.json", viewTreeName].contains(name) || isImage(name)
    }

    /// `images/12.png`.
    private static func isImage(_ name: String) -> Bool {
        guard name.hasPrefix("images/"), name.hasSuffix(".png") else { return false }
        let number = name.dropFirst(7).dropLast(4)
        return !number.isEmpty && number.utf8.count <= 6
            && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
