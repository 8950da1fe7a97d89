import Foundation

/// Programs that tests run where they are installed; `Scripts/setup --tests` installs them.
enum InstalledProgram {
    static func has(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    /// Said of a test that is skipped.
    static func absence(_ name: String) -> String {
        "\(name) isn't installed; Scripts/setup --tests does that"
    }
}
