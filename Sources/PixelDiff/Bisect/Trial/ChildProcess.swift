import Foundation

/// A program that is run to its end, in a process group of its own.
///
/// Its output goes into files, never into pipes, so it cannot block on a reader. At the end the whole group is
/// killed: what the program started and left behind must not write into the next run.
struct ChildProcess {
    /// The program, looked up in PATH if it has no slash, and its arguments; not empty.
    var arguments: [String]
    var environment: [String: String]
    /// The working directory; a relative program is looked up from here.
    var directory: String
    /// File descriptors; nil is /dev/null.
    var input: Int32?
    var output: Int32?
    var errors: Int32?
    /// Open in the child as well, so that a lock on it lasts as long as the child.
    var inherited: Int32?
    /// Seconds; nil for no limit.
    var timeout: Double?
    /// Looked at while the child runs; once true, the child is ended.
    var isInterrupted: () -> Bool = { false }

    enum Ending: Hashable {
        case exited(Int32)
        case killed(signal: Int32)
        case timedOut
        case interrupted
        /// The system's reason.
        case notStarted(String)
    }

    /// Starts the program and waits for its end.
    ///
    /// 1. Start it in a new process group.
    /// 2. Look again and again whether it has ended, without reaping it, so that its group stays its own: after an
    ///    eighth of the time that it has run, at most 20 ms.
    /// 3. On timeout or interruption ask the group to end, and after two seconds make it.
    /// 4. Kill what is left of the group, then reap the child.
    func run() -> Ending {
        var process: pid_t = 0
        let failure = spawn(&process)  // 1
        guard failure == 0 else { return .notStarted(String(cString: strerror(failure))) }

        let clock = ContinuousClock()
        let start = clock.now
        var ending: Ending?
        var patience: ContinuousClock.Instant?
        while !hasEnded(process) {  // 2
            let microseconds = (clock.now - start) / .microseconds(1)
            usleep(UInt32(min(max(microseconds / 8, 300), 20_000)))
            if let patience {  // 3
                if clock.now > patience { kill(-process, SIGKILL) }
                continue
            }
            if isInterrupted() {
                ending = .interrupted
            } else if let timeout, clock.now - start > .seconds(timeout) {
                ending = .timedOut
            } else {
                continue
            }
            kill(-process, SIGTERM)
            patience = clock.now + .seconds(2)
        }
        kill(-process, SIGKILL)  // 4
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return ending ?? Self.ending(status)
    }

    private static func ending(_ status: Int32) -> Ending {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }

    private func hasEnded(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
        if result != 0 { return errno != EINTR }
        // Without news the structure stays zero.
        return information.si_signo == SIGCHLD
    }

    private func spawn(_ process: inout pid_t) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let standard = [(input, O_RDONLY), (output, O_WRONLY), (errors, O_WRONLY)]
        for (number, (descriptor, mode)) in zip(Int32(0)..., standard) {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, number)
            } else {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
            }
        }
        // Copied onto itself: clears the close-on-exec flag in the child.
        if let inherited { posix_spawn_file_actions_adddup2(&actions, inherited, inherited) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)

        // The shell changes the directory: glibc declares the spawn action for it to C programs only.
        let command = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", directory] + arguments
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return withCStrings(command) { argv in
            withCStrings(variables) { envp in
                posix_spawn(&process, command[0], &actions, &attributes, argv, envp)
            }
        }
    }

    /// Null-terminated C strings, valid during `body`.
    private func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
