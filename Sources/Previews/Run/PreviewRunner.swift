import Foundation
import PixelDiff
import PixelUI

/// The program that `pixeldiff render` and `pixeldiff test` make of a user's files: it finds the previews that it
/// contains, renders each in each variant, and writes or checks the pictures.
public enum PreviewRunner {
    /// Runs the request whose file the first argument names. The program ends here.
    ///
    /// A write beyond the size limit for files fails with an error, which is told, instead of ending the program.
    ///
    /// - Parameter layouts: Those that the command line names, in order, for trees that are reduced.
    public static func main(layouts: [@MainActor @Sendable () -> AnyLayout] = []) -> Int32 {
        signal(SIGXFSZ, SIG_IGN)
        Task { @MainActor in
            do {
                guard CommandLine.arguments.count == 2 else { throw Misuse() }
                let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
                let request = try JSONDecoder().decode(RenderRequest.self, from: data)
                for folder in request.resourceFolders ?? [] { ResourceFolders.register(folder) }
                for folder in request.symbolFolders ?? [] { try SymbolFolder.register(folder) }
                let log = try EventLog(file: request.eventFile)
                let cases = PreviewCatalogue.cases(in: try ExecutableImage())
                var run = PreviewRun(request: request, log: log)
                run.layouts = layouts
                await run.run(cases)
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("pixeldiff: \(error)\n".utf8))
                exit(2)
            }
        }
        dispatchMain()
    }

    private struct Misuse: Error, CustomStringConvertible {
        var description: String { "this program is started by 'pixeldiff render' or 'pixeldiff test'" }
    }
}
