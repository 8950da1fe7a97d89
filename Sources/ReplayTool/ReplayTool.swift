import Foundation
import Imaging
import PixelDiff
import Raster
import Synchronization

/// Draws what a repro file holds: `pixeldiff-replay FILE PICTURE [SECONDS]`, started by `pixeldiff replay`.
///
/// A program of its own, so that `pixeldiff` links no font library, and that what somebody sent can end nothing but this.
enum ReplayTool {
    /// Bytes of address space, the stack's among them.
    private static let memory = 8 << 30
    /// Of the thread that draws: the deepest list takes half of it.
    private static let stack = 1 << 30
    /// Groups and effects in one another beyond which one thread draws all, on that stack.
    private static let shallow = 48

    /// 1. The processor's time and memory are limited: the system ends the program beyond them.
    /// 2. The recording is opened and drawn, on a large stack.
    /// 3. The picture is written; nothing else is.
    ///
    /// - Returns: 0; 2 with a sentence on standard error; 64 for a wrong command line.
    static func main(_ arguments: [String]) -> Int32 {
        guard (2...3).contains(arguments.count) else {
            say("this program is started by 'pixeldiff replay'")
            return 64
        }
        // 1. Whoever started this may have blocked signals.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        limit(RLIMIT_CPU, arguments.count > 2 ? Int(arguments[2]) ?? 120 : 120)
        limit(RLIMIT_AS, memory)
        limit(RLIMIT_CORE, 0)
        // 2.
        let result = Mutex<Result<[UInt8], any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let drawn = Result { try draw(file: arguments[0]) }
            result.withLock { $0 = drawn }
            done.signal()
        }
        thread.stackSize = stack
        thread.start()
        done.wait()
        // 3.
        do {
            guard let png = try result.withLock({ $0 })?.get() else { return 2 }
            try AtomicFile.write(png, to: arguments[1], isDurable: false)
            return 0
        } catch {
            say("\(error)")
            return 2
        }
    }

    private static func draw(file: String) throws -> [UInt8] {
        let repro = try ReproFile(path: file)
        let recording: DrawingRecording
        do {
            recording = try DrawingRecording { try repro.bytes($0) }
        } catch let error as RecordingError {
            throw ReproError.unusable(file: file, reason: "\(error)")
        }
        do {
            let isDeep = recording.nestingDepth > shallow
            let bitmap = try recording.bitmap(threads: isDeep ? 1 : nil)
            return [UInt8](try PNGEncoder(effort: .fast).encode(bitmap))
        } catch {
            throw ReproError.unusable(file: file, reason: "\(error)")
        }
    }

    private static func limit(_ resource: __rlimit_resource, _ value: Int) {
        var limits = rlimit()
        let resource = __rlimit_resource_t(resource.rawValue)
        guard getrlimit(resource, &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(max(value, 0)), limits.rlim_max)
        limits.rlim_max = min(limits.rlim_cur + 1, limits.rlim_max)
        setrlimit(resource, &limits)
    }

    private static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }
}
