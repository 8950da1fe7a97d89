import Foundation

/// Why a user's files didn't become a runner.
enum CompileError: Error, CustomStringConvertible {
    /// The compiler's own messages, with the paths that the user gave.
    case rejected(messages: String)
    /// The same of one file that uses what other files of its folder declare: these, and the folder.
    case needsFolder(messages: String, names: [String], folder: String)
    case noSources(path: String, reason: String)
    case engineMissing(folder: String)
    case compilerMissing
    /// The modules were compiled by another version of Swift than the one in PATH.
    case otherCompiler(built: String, found: String, prefix: String)
    /// The build system failed to build what lies beside the command.
    case engineBuildFailed(messages: String)

    var description: String {
        switch self {
        case .rejected(let messages): "the files don't compile\n\(messages)"
        case .needsFolder(let messages, let names, let folder):
            """
            the files don't compile
            \(messages.trimmingCharacters(in: .whitespacesAndNewlines))
            \(names.joined(separator: ", ")) may be in another file: name the folder, \(folder), whose files belong together
            """
        case .noSources(let path, let reason): "\(path): \(reason)"
        case .engineMissing(let folder):
            """
            \(folder): the modules that views are compiled against aren't beside the command; \
            run 'Scripts/install' in PixelDiff's folder, or 'swift build' for the command in its build folder
            """
        case .otherCompiler(let built, let found, let prefix):
            """
            \(prefix): PixelUI was installed with \(built), and swiftc in PATH is \(found), which can't read its modules; \
            run 'Scripts/install \(prefix)' in PixelDiff's folder again, or put \(built) first in PATH
            """
        case .compilerMissing:
            "swiftc isn't in PATH; rendering compiles Swift files, so the Swift toolchain has to be installed"
        case .engineBuildFailed(let messages): "PixelDiff's modules couldn't be built:\n\(messages)"
        }
    }
}
