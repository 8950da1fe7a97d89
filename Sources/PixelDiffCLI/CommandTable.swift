/// The commands, in the order of the help text. A new command is one line here.
enum CommandTable {
    static let commands: [any Command.Type] = [
        CompareCommand.self,
        ReportCommand.self,
        ApproveCommand.self,
        BisectCommand.self,
    ]
}
