import Foundation
import Imaging

/// A folder of what people name by mistake in place of a picture; removed with its owner.
final class OddFiles {
    let folder: String
    private var listener: Int32 = -1

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "odd-files-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        if listener >= 0 { close(listener) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    /// A picture of 9 x 7 pixels with a text chunk.
    static func picture() throws -> [UInt8] {
        var bitmap = Bitmap(width: 9, height: 7)
        for x in 0..<9 { bitmap[x, x % 7] = RGBA8(red: UInt8(x * 20), green: 9, blue: 90, alpha: 200) }
        return [UInt8](try PNGEncoder().encode(bitmap, text: [TextChunk(keyword: "a", text: "b")]))
    }

    /// The picture with another bit in the checksum of a chunk.
    static func picture(damaged type: String) throws -> [UInt8] {
        var bytes = try picture()
        let name = Array(type.utf8)
        let at = bytes.indices.first { bytes[$0...].starts(with: name) } ?? 0
        let length = bytes[at - 4..<at].reduce(0) { $0 << 8 | Int($1) }
        bytes[at + 4 + length] ^= 1
        return bytes
    }

    func makeFolder() throws -> String {
        try FileManager.default.createDirectory(
            atPath: path("folder.png"), withIntermediateDirectories: true)
        return path("folder.png")
    }

    /// Nobody will write into it.
    func makePipe() -> String {
        mkfifo(path("pipe.png"), 0o600)
        return path("pipe.png")
    }

    /// Something listens at it. Addresses of sockets are short, so it lies in a folder of its own under /tmp.
    func makeSocket() throws -> String {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let short = "/tmp/odd-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let name = Array(short.utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        #if canImport(Glibc)
            listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
            listener = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        try FileManager.default.moveItem(atPath: short, toPath: path("socket.png"))
        return path("socket.png")
    }

    func makeBrokenLink() throws -> String {
        try FileManager.default.createSymbolicLink(
            atPath: path("link.png"), withDestinationPath: "../elsewhere/gone.png")
        return path("link.png")
    }

    /// A picture that only its owner's group may read, were there one.
    func makeUnreadable() throws -> String {
        let file = try write("secret.png", Self.picture())
        chmod(file, 0)
        return file
    }

    /// Runs `body` on this thread as a user who may do nothing that isn't granted; tests often run as root, whom no
    /// permission stops. `setfsuid` is the thread's own, unlike `seteuid`.
    static func asNobody<Result>(_ body: () throws -> Result) rethrows -> Result {
        typealias SetUser = @convention(c) (UInt32) -> Int32
        guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
        let setUser = unsafeBitCast(symbol, to: SetUser.self)
        _ = setUser(65534)
        defer { _ = setUser(0) }
        return try body()
    }
}
