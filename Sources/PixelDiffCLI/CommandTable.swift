/// The commands, in the order of the help text. A new command is one line here.
enum CommandTable {
    static let commands: [any Command.Type] = [
        RenderCommand.self,
        TestCommand.self,
        ExplainCommand.self,
        ReportCommand.self,
        ApproveCommand.self,
        ReviewCommand.self,
        PruneCommand.self,
        MergeCommand.self,
        CompareCommand.self,
        BisectCommand.self,
        DocsCommand.self,
        ReproCommand.self,
        ReplayCommand.self,
        ReduceCommand.self,
        GitAttributesCommand.self,
        GitDiffCommand.self,
        TextconvCommand.self,
        CompletionsCommand.self,
    ]
}
