import CPeers
import Drawing
import Foundation

/// Another rasterizer.
protocol PeerRasterizer: AnyObject {
    var name: String { get }
    /// Makes what can be made before drawing; false where it lacks something that the scene needs.
    func load(_ scene: Scene) throws -> Bool
    /// Draws the scene once, over what is there.
    ///
    /// - Returns: Milliseconds of the drawing thread's own time.
    func draw() throws -> Double
    /// Makes all pixels white.
    func clear() throws
    /// Premultiplied BGRA.
    func pixels() throws -> [UInt8]
}

/// A library in this process: cairo, Blend2D.
final class NativePeer: PeerRasterizer {
    let name: String
    private let peer: Peer
    private var drawing: OpaquePointer?
    private var pixelCount = 0

    init(_ name: String, _ peer: Peer) {
        self.name = name
        self.peer = peer
    }

    func load(_ scene: Scene) -> Bool {
        if let drawing { peer.destroy(drawing) }
        let numbers = SceneNumbers(scene).values
        pixelCount = scene.width * scene.height
        // Pictures and names are kept: libraries draw from them, and the process is short.
        let images = scene.images.map { image in
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: image.pixels.count)
            copy.initialize(from: image.pixels, count: image.pixels.count)
            return PeerImage(width: Int32(image.width), height: Int32(image.height), pixels: copy)
        }
        let fonts = scene.fonts.map { UnsafePointer(strdup($0)) }
        // The numbers too.
        let values = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
        values.initialize(from: numbers, count: numbers.count)
        drawing = images.withUnsafeBufferPointer { images in
            fonts.withUnsafeBufferPointer { fonts in
                var numbers = PeerScene(
                    numbers: values, count: numbers.count, images: images.baseAddress,
                    imageCount: images.count, fonts: fonts.baseAddress, fontCount: fonts.count)
                return peer.prepare(&numbers)
            }
        }
        return drawing != nil
    }

    func draw() -> Double {
        ResultTable.threadMilliseconds { peer.draw(drawing) }
    }

    func clear() { peer.clear(drawing) }

    func pixels() -> [UInt8] {
        Array(UnsafeBufferPointer(start: peer.pixels(drawing), count: pixelCount * 4))
    }
}

/// Skia in a Python process of its own, which stops the time itself.
final class SkiaPeer: PeerRasterizer {
    enum Failure: Error { case silent }

    let name = "Skia"
    private let process = Process()
    private let requests = Pipe()
    private let answers: FileHandle
    private let folder: URL
    private var received: [UInt8] = []

    /// Nil where Python or the package is missing.
    init?(folder: URL) {
        self.folder = folder
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [PeerList.python, PeerList.script("skia_peer.py")]
        process.standardInput = requests
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        answers = output.fileHandleForReading
        guard (try? process.run()) != nil, (try? answer())?.hasPrefix("skia") == true else { return nil }
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    func load(_ scene: Scene) throws -> Bool {
        let numbers = folder.appending(path: "scene.numbers")
        try SceneNumbers(scene).values.withUnsafeBytes { try Data($0).write(to: numbers) }
        let images = try scene.images.enumerated().map { index, image in
            let file = folder.appending(path: "image\(index)")
            try Data(image.pixels).write(to: file)
            return Description.Image(file: file.path, width: image.width, height: image.height)
        }
        let description = Description(numbers: numbers.path, images: images, fonts: scene.fonts)
        let file = folder.appending(path: "scene.json")
        try JSONEncoder().encode(description).write(to: file)
        return try ask("load \(file.path)") == "ready"
    }

    func draw() throws -> Double { Double(try ask("draw")) ?? .nan }
    func clear() throws { _ = try ask("clear") }

    func pixels() throws -> [UInt8] {
        let file = folder.appending(path: "pixels")
        _ = try ask("pixels \(file.path)")
        return [UInt8](try Data(contentsOf: file))
    }

    private struct Description: Encodable {
        struct Image: Encodable {
            var file: String
            var width: Int
            var height: Int
        }

        var numbers: String
        var images: [Image]
        var fonts: [String]
    }

    private func ask(_ request: String) throws -> String {
        try requests.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
        return try answer()
    }

    private func answer() throws -> String {
        while true {
            if let end = received.firstIndex(of: 10) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            guard let more = try answers.read(upToCount: 1), !more.isEmpty else { throw Failure.silent }
            received.append(contentsOf: more)
        }
    }
}

/// The peers that are installed here.
enum PeerList {
    /// `PEER_PYTHON`, or `python3`.
    static let python = ProcessInfo.processInfo.environment["PEER_PYTHON"] ?? "python3"

    static func open(folder: URL) -> [any PeerRasterizer] {
        var peers: [any PeerRasterizer] = []
        var missing: [String] = []
        if let peer = blend2DFile().flatMap({ peer_blend2d($0) }) {
            peers.append(NativePeer("Blend2D", peer.pointee))
        } else {
            missing.append("Blend2D (pip install --user pyblend2d)")
        }
        if let peer = peer_cairo() {
            peers.append(NativePeer("cairo", peer.pointee))
        } else {
            missing.append("cairo (apt install libcairo2)")
        }
        if let peer = SkiaPeer(folder: folder) {
            peers.append(peer)
        } else {
            missing.append("Skia (pip install --user skia-python)")
        }
        if !missing.isEmpty { print("Not installed: \(missing.joined(separator: ", ")).") }
        return peers
    }

    /// The library inside the Python package, found without loading it.
    private static func blend2DFile() -> String? {
        let code = """
            import importlib.util, os
            print(os.path.join(os.path.dirname(importlib.util.find_spec("blend2d").origin), "_bin", "libblend2d.so"))
            """
        return runPython(["-c", code])?.split(separator: "\n").first.map(String.init)
    }

    static func script(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Peers/\(name)")
            .standardized.path
    }

    /// What Python writes; nil where it fails.
    static func runPython(_ arguments: [String]) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }
}
