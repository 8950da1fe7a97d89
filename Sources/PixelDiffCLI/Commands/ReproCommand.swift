import Foundation
import PixelDiff

/// `pixeldiff repro [name ...]`: failures as files that can be attached to an issue.
struct ReproCommand: Command {
    static let name = "repro"
    static let overview =
        "Pack failing cases into files that 'pixeldiff replay' draws again on another machine."
    static let discussion = """
        A file holds what was drawn with the glyphs and pictures that it uses, the layout with its proposals, expected,
        actual and diff, and what drew them: no path of this machine, and no font. A name is a case as the failure prints
        it (Cards/profile.dark), a case with its variants (Cards/profile), a suite (Cards), or a case of any suite
        (profile); without names, all that fail are packed, one file each.

        Exit codes: 0 packed, 2 unknown name, nothing fails, or a file can't be read or written, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "names", help: "What to pack; all that failed without.", isRequired: false, isRepeating: true,
            values: .printed(.awaiting)),
        .option(
            "variant", placeholder: "suffixes",
            help: "Only the variant with these suffixes, as dark.rtl; standard for the one without."),
        .option("out", short: "o", placeholder: "folder", help: "Where the files go.", defaultValue: "."),
        ResultPlace.argument,
        .flag("json", help: "Print the result as JSON (schema pixeldiff.repro-files/1)."),
    ]

    let names: [String]
    let variant: String?
    let out: String
    let from: String?
    let isJSON: Bool

    init(_ arguments: ParsedArguments) throws {
        names = arguments.values("names")
        variant = arguments.value("variant")
        out = arguments.value("out") ?? "."
        from = arguments.value("from")
        isJSON = arguments.flag("json")
    }

    /// 1. All names are understood before the first file is written.
    /// 2. Each case is packed and written as a whole.
    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: from)
        // 1.
        let chosen = try ReproPacking.select(names, variant: variant, from: place.results.load())
        // 2.
        let packing = ReproPacking(package: place.package, results: place.results)
        try Folder(out).create()
        var files: [Document.File] = []
        for record in chosen {
            try Interruption.check()
            let archive = try packing.archive(of: record)
            let file =
                out == "." ? ReproPacking.fileName(of: record) : "\(out)/\(ReproPacking.fileName(of: record))"
            try AtomicFile.write(archive, to: file, isDurable: false)
            files.append(Document.File(golden: record.id, file: file, bytes: archive.count))
        }
        if isJSON {
            console.print(try RecordCoding.text(Document(files: files)))
            return .success
        }
        for file in files { console.print(file.file) }
        console.note(
            "attach \(files.count == 1 ? "it" : "them") to the issue; 'pixeldiff replay FILE' draws it again")
        return .success
    }

    private struct Document: Encodable {
        struct File: Encodable {
            var golden: String
            var file: String
            var bytes: Int
        }

        var schema = "pixeldiff.repro-files/1"
        var files: [File]
    }
}
