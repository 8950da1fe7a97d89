import Foundation

Interruption.install()
exit(await CommandLineInterface.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
