import Foundation
import Testing

/// A headless Chromium, spoken to by the WebDriver protocol.
///
/// - Source: W3C, *WebDriver*; ChromeDriver's own commands for the log and the DevTools.
actor Browser {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static let programs = ["/usr/bin/chromium", "/usr/bin/chromedriver"]

    /// Whether the browser is there. Where it isn't the tests say so once.
    static let isInstalled: Bool = {
        let isThere = programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
        if !isThere {
            print("skipped: tests of the report in Chromium; Scripts/setup --tests installs it")
        }
        return isThere
    }()

    private let driver: pid_t
    private let folder: String
    private let connection: HTTPConnection
    private var session = ""

    /// Starts the driver on a free port, and a browser.
    init() async throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent(
                "pixeldiff-browser-\(UUID().uuidString)"
            ).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let log = "\(folder)/driver.log"
        driver = try Self.spawn([Self.programs[1], "--port=0"], log: log, home: folder)
        let port = try await Self.port(log)
        connection = HTTPConnection(port: port)
        // Chromium's sandbox needs another user than root.
        let arguments =
            [
                "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                "--force-device-scale-factor=1", "--window-size=1280,900", "--no-first-run",
                "--disable-extensions", "--force-color-profile=srgb",
            ] + (getuid() == 0 ? ["--no-sandbox"] : [])
        let capabilities: [String: Any] = [
            "browserName": "chrome", "goog:chromeOptions": ["binary": Self.programs[0], "args": arguments],
            "goog:loggingPrefs": ["browser": "ALL"],
        ]
        let answer = try await send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
        guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
            throw Failure(description: "no session: \(answer)")
        }
        session = id
    }

    /// Ends the browser and the driver.
    func quit() async {
        _ = try? await send("DELETE", "/session/\(session)", nil)
        kill(-driver, SIGKILL)
        var status: Int32 = 0
        waitpid(driver, &status, 0)
        try? FileManager.default.removeItem(atPath: folder)
    }

    // MARK: Commands

    func open(file: String) async throws {
        _ = try await command("url", ["url": URL(fileURLWithPath: file).absoluteString])
    }

    /// The value of an expression, as a string, number, boolean, list or dictionary.
    private func evaluate(_ expression: String) async throws -> Any {
        try await command("execute/sync", ["script": "return (\(expression));", "args": [Any]()])
    }

    /// Does something whose value doesn't matter.
    func run(_ expression: String) async throws { _ = try await evaluate(expression) }

    func text(_ expression: String) async throws -> String {
        "\(try await evaluate("String(\(expression))"))"
    }

    func number(_ expression: String) async throws -> Double {
        (try await evaluate("Number(\(expression))") as? NSNumber)?.doubleValue ?? .nan
    }

    func isTrue(_ expression: String) async throws -> Bool {
        try await text("!!(\(expression))") == "true"
    }

    func click(_ selector: String) async throws {
        let found = try await command("element", ["using": "css selector", "value": selector])
        guard let element = (found as? [String: Any])?.values.first as? String else {
            throw Failure(description: "no element \(selector)")
        }
        _ = try await command("element/\(element)/click", [String: Any]())
    }

    /// Presses keys one after the other, as a person does.
    func press(_ keys: String...) async throws {
        let actions = keys.flatMap { key in
            [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
        }
        _ = try await command(
            "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions] as [String: Any]]])
    }

    /// Drags from one point of the window to another.
    func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) async throws {
        let move = { (point: (x: Int, y: Int)) -> [String: Any] in
            ["type": "pointerMove", "duration": 20, "x": point.x, "y": point.y]
        }
        let actions: [[String: Any]] = [
            move(from), ["type": "pointerDown", "button": 0], move(to), ["type": "pointerUp", "button": 0],
        ]
        _ = try await command(
            "actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions] as [String: Any]]])
    }

    /// The PNG of what is in the window.
    func screenshot() async throws -> [UInt8] {
        guard let text = try await get("screenshot") as? String, let data = Data(base64Encoded: text) else {
            throw Failure(description: "no screenshot")
        }
        return Array(data)
    }

    /// Messages of the console since the last call, violations of the policy among them.
    func console() async throws -> [String] {
        let entries = try await command("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return entries.compactMap { $0["message"] as? String }
    }

    /// What a person sets in the system: a colour scheme, motion.
    func emulate(_ features: [String: String]) async throws {
        let list = features.map { ["name": $0.key, "value": $0.value] }
        try await tools("Emulation.setEmulatedMedia", ["features": list])
    }

    /// The window's size in points; a phone has touch and twice the pixels.
    func resize(width: Int, height: Int, isPhone: Bool = false) async throws {
        try await tools(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": isPhone ? 2 : 1, "mobile": isPhone])
    }

    private func tools(_ name: String, _ parameters: [String: Any]) async throws {
        _ = try await command("goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    // MARK: The protocol

    private func command(_ path: String, _ body: [String: Any]) async throws -> Any {
        try await send("POST", "/session/\(session)/\(path)", body)
    }

    private func get(_ path: String) async throws -> Any {
        try await send("GET", "/session/\(session)/\(path)", nil)
    }

    private func send(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any {
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        let response = try connection.send(method, path, data.map(Array.init) ?? [])
        let answer = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        let value = answer?["value"] ?? NSNull()
        guard response.status == 200 else {
            throw Failure(description: "\(method) \(path): \(value)")
        }
        return value
    }

    // MARK: The driver's process

    private static func spawn(_ words: [String], log: String, home: String) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        let variables = ProcessInfo.processInfo.environment.merging([
            "HOME": home, "TMPDIR": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home,
        ]) { $1 }
        let arguments = words.map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in arguments + settings { free(word) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, words[0], &actions, &attributes, arguments, settings)
        guard code == 0 else { throw Failure(description: "\(words[0]): \(String(cString: strerror(code)))") }
        return identifier
    }

    /// The port that the driver chose, once it says so.
    private static func port(_ log: String) async throws -> Int {
        for _ in 0..<600 {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            if let match = text.firstMatch(of: /started successfully on port (\d+)/), let port = Int(match.1)
            {
                return port
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        throw Failure(description: "chromedriver did not start: \(log)")
    }
}
