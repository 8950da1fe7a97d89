import Foundation
import Imaging

/// Tells apart commands whose runs must not be taken for each other's, even in the same tree.
///
/// What decides: the arguments, the folder, the programs and files that the arguments name, the Swift compiler, the
/// extra files in the trees, and the environment but for what terminals and sessions put there. The filter for
/// pictures does not: it is applied to what is remembered.
struct CommandFingerprint {
    /// Variables that say where the user sits, not what to draw.
    private static let incidentalNames: Set<String> = [
        "COLORFGBG", "COLORTERM", "COLUMNS", "DISPLAY", "EDITOR", "GIT_ASKPASS", "HOSTNAME", "INVOCATION_ID",
        "JOURNAL_STREAM", "LINES", "LOGNAME", "LS_COLORS", "MAIL", "MANAGERPID", "MANPATH", "OLDPWD", "PAGER",
        "PS1", "PS2", "PWD", "SHELL", "SHLVL", "STY", "USER", "VISUAL", "WINDOWID", "WINDOWPATH",
        "XAUTHORITY", "_",
    ]
    /// What the names of further ones begin with.
    private static let incidentalBeginnings = [
        "ALACRITTY_", "ATUIN_", "BASH", "DBUS_", "DESKTOP_", "DIRENV_", "FZF_", "GIO_", "GNOME_", "GPG_",
        "GTK_",
        "HIST", "ITERM_", "KITTY_", "KONSOLE_", "LESS", "MOTD_", "PROMPT", "QT_", "SESSION_", "SSH_",
        "STARSHIP_",
        "SUDO_", "SYSTEMD_", "TERM", "TMUX", "VSCODE_", "VTE_", "WAYLAND_", "WEZTERM_", "XDG_", "ZELLIJ",
        "ZSH",
    ]

    /// - Parameters:
    ///   - prefix: The folder below the top of the repository.
    ///   - root: The top of the repository; files within it are in the trees and count there.
    static func text(
        of command: TrialCommand, prefix: String, root: String, extras: ExtraFiles,
        environment: [String: String] = GitRepository.environment
    ) -> String {
        var parts = command.arguments + ["", prefix, extras.digest, ""]
        parts += command.environment.map { "\($0.key)=\($0.value)" }.sorted() + [""]
        parts += [command.arguments[0], "swift"].map { version(ofProgram: $0, environment) }
        parts += command.arguments.dropFirst().compactMap { version(ofFile: $0, root: root) }
        parts += [""] + environment.filter { !isIncidental($0.key) }.map { "\($0.key)=\($0.value)" }.sorted()
        return String(SHA256.hexDigest(of: Array(parts.joined(separator: "\0").utf8)).prefix(24))
    }

    private static func isIncidental(_ name: String) -> Bool {
        incidentalNames.contains(name) || incidentalBeginnings.contains(where: name.hasPrefix)
    }

    /// The real path, size and date of a program in PATH; its name if it is not there.
    ///
    /// A program that chooses among installed ones is asked which.
    private static func version(ofProgram name: String, _ environment: [String: String]) -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let paths = name.hasPrefix("/") ? [name] : name.contains("/") ? [] : folders.map { "\($0)/\(name)" }
        for path in paths {
            guard let version = version(of: path) else { continue }
            return version.contains("swiftly") ? version + answer([path, "--version"], environment) : version
        }
        return name
    }

    /// Of an argument that names a file outside of the repository.
    private static func version(ofFile argument: String, root: String) -> String? {
        guard argument.hasPrefix("/"), !argument.hasPrefix(root + "/") else { return nil }
        return version(of: argument)
    }

    private static func version(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return "\(real) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }

    private static func answer(_ arguments: [String], _ environment: [String: String]) -> String {
        guard let output = try? ScratchFile() else { return "" }
        let process = ChildProcess(
            arguments: arguments, environment: environment, directory: "/", output: output.descriptor,
            timeout: 10)
        _ = withExtendedLifetime(output) { process.run() }
        return String(decoding: output.read(), as: UTF8.self)
    }
}
