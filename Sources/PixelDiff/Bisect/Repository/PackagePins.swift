import Foundation

/// The versions in a `Package.resolved` file.
enum PackagePins {
    /// All known formats: 1 has its pins below `object` with a `package` name, 2 and 3 have them at the top with an
    /// `identity`.
    private struct File: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var branch: String?
                var revision: String?
            }
            var identity: String?
            var package: String?
            var state: State?
        }
        struct Object: Decodable { var pins: [Pin] }
        var object: Object?
        var pins: [Pin]?
    }

    /// The versions by package; a branch or a short revision where there is no version. Empty if it cannot be read.
    static func versions(in bytes: [UInt8]) -> [String: String] {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else { return [:] }
        var versions: [String: String] = [:]
        for pin in file.pins ?? file.object?.pins ?? [] {
            guard let name = pin.identity ?? pin.package else { continue }
            let revision = pin.state?.revision.map { String($0.prefix(10)) }
            let branch = pin.state?.branch.map { [$0, revision].compactMap { $0 }.joined(separator: " ") }
            versions[name] = pin.state?.version ?? branch ?? revision ?? "?"
        }
        return versions
    }

    /// What differs between the pins of the units' files, ascending by package.
    static func changes(in units: [ChangedUnit], scratch: GitScratch) throws -> [BisectReport.Pin] {
        var pins: [BisectReport.Pin] = []
        for path in units.flatMap(\.paths) where path.path.split(separator: "/").last == "Package.resolved" {
            let sides = try [path.good, path.bad].map { entry in
                try entry.map { try versions(in: scratch.blobs([$0.object]).first ?? []) } ?? [:]
            }
            for name in Set(sides[0].keys).union(sides[1].keys).sorted()
            where sides[0][name] != sides[1][name] {
                pins.append(.init(package: name, old: sides[0][name], new: sides[1][name]))
            }
        }
        return pins
    }
}
