import Foundation

/// Requests to a server on this machine, one connection each: as much of HTTP/1.1 as a WebDriver needs.
///
/// - Source: RFC 9112.
struct HTTPConnection {
    struct Response {
        var status: Int
        var body: [UInt8]
    }

    let port: Int

    /// - Throws: ``Browser/Failure`` where there is no answer, or none within two minutes.
    func send(_ method: String, _ path: String, _ body: [UInt8]) throws -> Response {
        let descriptor = try connect()
        defer { close(descriptor) }
        let head = """
            \(method) \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/json; charset=utf-8\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        try write(Array(head.utf8) + body, to: descriptor)
        return try Self.parse(try read(descriptor))
    }

    private func connect() throws -> Int32 {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw Browser.Failure(description: "no socket") }
        var limit = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            close(descriptor)
            throw Browser.Failure(description: "nobody listens on port \(port)")
        }
        return descriptor
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Browser.Failure(description: "the driver hung up") }
            start += count
        }
    }

    /// Until the server closes the connection, or has sent as much as it announced.
    private func read(_ descriptor: Int32) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Browser.Failure(description: "no answer within two minutes") }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if let length = Self.announced(bytes), bytes.count >= length { return bytes }
        }
    }

    private static let gap = Array("\r\n\r\n".utf8)

    /// Bytes of the whole answer; nil as long as its head isn't there.
    private static func announced(_ bytes: [UInt8]) -> Int? {
        guard let end = bytes.firstRange(of: gap) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
        return head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) }.map { end.upperBound + $0 }
    }

    private static func parse(_ bytes: [UInt8]) throws -> Response {
        guard let end = bytes.firstRange(of: gap) else {
            throw Browser.Failure(
                description: "no HTTP: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Response(status: status, body: Array(bytes[end.upperBound...]))
    }
}
