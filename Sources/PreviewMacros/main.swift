import Foundation

// The compiler starts this program and asks it, over standard input and output, to expand macros.
var connection = PluginConnection(input: .standardInput, output: .standardOutput)
while let message = connection.receive() {
    connection.send(MacroExpander.answer(to: message))
}
