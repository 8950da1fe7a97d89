import Foundation

/// The running program's own file and memory, read by the ELF format: how previews are found without
/// anything naming them.
///
/// - Source: the System V ABI, chapters 4 (object files) and 5 (program loading); getauxval(3) for the vector.
struct ExecutableImage {
    /// Sections that are loaded, by name: their addresses in this process.
    private let sections: [String: UnsafeRawBufferPointer]

    struct FormatError: Error, CustomStringConvertible {
        var description: String
    }

    /// Reads the section table of the running executable.
    ///
    /// 1. The kernel's vector at start (entry 3) says where the program headers are in memory.
    /// 2. Their distance from the address written in the file is the offset of everything loaded.
    /// 3. Each section header gives an address and a size, and through the last table a name.
    ///
    /// - Throws: FormatError when the file isn't a 64-bit little-endian ELF file with a section table (a
    ///   stripped one has it too), or the error of reading it.
    init() throws {
        let file = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
        guard file.count >= 64, file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
            throw FormatError(description: "the running program isn't a 64-bit little-endian ELF file")
        }
        // 1.
        let vector = try Data(contentsOf: URL(filePath: "/proc/self/auxv"))
        let entry = stride(from: 0, to: vector.count - 15, by: 16).first { Self.word(vector, $0) == 3 }
        let headers = Int(Self.word(file, 32))
        guard let entry else {
            throw FormatError(description: "the kernel doesn't say where the program lies")
        }
        // 2.
        let headerCount = Int(Self.half(file, 56))
        let firstLoaded = (0..<headerCount).map { headers + $0 * 56 }
            .first { Self.quad(file, $0) == 1 && Self.word(file, $0 + 8) == 0 }
        guard let firstLoaded else { throw FormatError(description: "the program's headers aren't loaded") }
        let address = Int(Self.word(vector, entry + 8)) - headers
        let offset = address - Int(Self.word(file, firstLoaded + 16))
        // 3.
        sections = try Self.sections(file, offset: offset)
    }

    /// The bytes of a section; nil when the program has none of that name.
    subscript(section: String) -> UnsafeRawBufferPointer? { sections[section] }

    private static func sections(_ file: Data, offset: Int) throws -> [String: UnsafeRawBufferPointer] {
        let (table, count, names) = (Int(word(file, 40)), Int(half(file, 60)), Int(half(file, 62)))
        guard table > 0, names < count, table + count * 64 <= file.count else {
            throw FormatError(description: "the running program has no section table")
        }
        let texts = Int(word(file, table + names * 64 + 24))
        var sections: [String: UnsafeRawBufferPointer] = [:]
        for header in (0..<count).map({ table + $0 * 64 }) {
            let (address, size) = (Int(word(file, header + 16)), Int(word(file, header + 32)))
            let start = texts + Int(quad(file, header))
            guard address != 0, size > 0, start < file.count else { continue }
            let name = String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
            let bytes = UnsafeRawPointer(bitPattern: address + offset)
            sections[name] = UnsafeRawBufferPointer(start: bytes, count: size)
        }
        return sections
    }

    private static func integer(_ data: Data, _ offset: Int, bytes: Int) -> UInt64 {
        guard offset >= 0, offset + bytes <= data.count else { return 0 }
        return data[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func half(_ data: Data, _ offset: Int) -> UInt64 { integer(data, offset, bytes: 2) }
    private static func quad(_ data: Data, _ offset: Int) -> UInt64 { integer(data, offset, bytes: 4) }
    private static func word(_ data: Data, _ offset: Int) -> UInt64 { integer(data, offset, bytes: 8) }
}
