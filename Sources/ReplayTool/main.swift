import Foundation

exit(ReplayTool.main(Array(CommandLine.arguments.dropFirst())))
