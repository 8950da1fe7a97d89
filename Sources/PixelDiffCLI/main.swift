import Foundation

Interruption.install()
// A write beyond the size limit for files then fails with an error, which is told, instead of ending the process.
signal(SIGXFSZ, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
// Comparing two files takes a few milliseconds: starting Swift's concurrency would be felt.
if let code = CommandLineInterface.runAtOnce(words, console: .standard) { exit(code.rawValue) }
Task { exit(await CommandLineInterface.run(words, console: .standard).rawValue) }
dispatchMain()
