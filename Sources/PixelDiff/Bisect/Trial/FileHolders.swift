import Foundation

/// The processes that have a file open, as the system's folder `/proc` tells.
enum FileHolders {
    struct Process: Hashable {
        var identifier: Int32
        /// The program's name, at most 15 characters.
        var name: String
    }

    /// Those of the same user, this process left out, ascending; none where the system doesn't tell.
    static func processes(of file: String) -> [Process] {
        let manager = FileManager.default
        var wanted = stat()
        guard stat(file, &wanted) == 0 else { return [] }
        let names = (try? manager.contentsOfDirectory(atPath: "/proc")) ?? []
        let own = getpid()
        let identifiers = names.compactMap { Int32($0) }.filter { $0 != own }.sorted()
        return identifiers.filter { identifier in
            let folder = "/proc/\(identifier)/fd"
            return ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).contains { descriptor in
                var status = stat()
                return stat("\(folder)/\(descriptor)", &status) == 0 && status.st_ino == wanted.st_ino
                    && status.st_dev == wanted.st_dev
            }
        }.map { identifier in
            let name = try? String(contentsOfFile: "/proc/\(identifier)/comm", encoding: .utf8)
            return Process(
                identifier: identifier, name: name?.trimmingCharacters(in: .newlines) ?? "unknown")
        }
    }
}
