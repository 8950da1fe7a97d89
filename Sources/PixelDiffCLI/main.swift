import Foundation

Interruption.install()
// A write beyond the size limit for files then fails with an error, which is told, instead of ending the process.
signal(SIGXFSZ, SIG_IGN)
exit(await CommandLineInterface.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
