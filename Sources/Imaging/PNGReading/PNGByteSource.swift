import Foundation

/// Where the bytes of a PNG come from, front to back: an open file, or memory.
package final class PNGByteSource {
    /// How many there are.
    package let count: Int
    private let bytes: [UInt8]
    private let descriptor: Int32
    private var position = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
        descriptor = -1
    }

    /// Opens a file.
    ///
    /// - Throws: ``PNGIrregularity`` when it isn't a regular file that can be read.
    package init(path: String) throws(PNGIrregularity) {
        bytes = []
        do throws(FileRefusal) {
            (descriptor, count) = try RegularFile.open(path)
        } catch {
            throw PNGIrregularity("it can't be opened")
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether another file has the same bytes, from beginning to end. Looks at the first difference only.
    package func hasSameBytes(as other: PNGByteSource) -> Bool {
        guard count == other.count, descriptor >= 0, other.descriptor >= 0 else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
            let (a, b) = (UnsafeMutableRawBufferPointer(rebasing: buffer[..<(1 << 16)]), buffer[(1 << 16)...])
            var offset = 0
            while offset < count {
                let part = pread(descriptor, a.baseAddress, a.count, off_t(offset))
                let rest = UnsafeMutableRawBufferPointer(rebasing: b)
                guard part > 0, let left = a.baseAddress, let right = rest.baseAddress,
                    pread(other.descriptor, right, part, off_t(offset)) == part,
                    memcmp(left, right, part) == 0
                else { return false }
                offset += part
            }
            return true
        }
    }

    /// The size that the file's header declares, whatever follows; nil where there is no such header.
    package var declaredSize: PixelSize? {
        withUnsafeTemporaryAllocation(byteCount: 24, alignment: 8) { head in
            guard descriptor >= 0, pread(descriptor, head.baseAddress, head.count, 0) == head.count,
                head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                head[12..<16].elementsEqual([0x49, 0x48, 0x44, 0x52])
            else { return nil }
            let word = { (start: Int) in head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            return PixelSize(width: word(16), height: word(20))
        }
    }

    /// The next bytes, as many as there are; 0 at the end.
    func read(into target: UnsafeMutableRawBufferPointer) throws(PNGIrregularity) -> Int {
        if descriptor < 0 {
            let part = min(target.count, bytes.count - position)
            bytes.withUnsafeBytes {
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + part]))
            }
            position += part
            return part
        }
        while true {
            let part = pread(descriptor, target.baseAddress, target.count, off_t(position))
            if part >= 0 {
                position += part
                return part
            }
            if errno != EINTR { throw PNGIrregularity("it can't be read") }
        }
    }
}
