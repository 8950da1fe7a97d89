/// What the compiler asks: one case is present per message. Keys this program has no use for are ignored.
struct PluginRequest: Decodable {
    var getCapability: Empty?
    var expandFreestandingMacro: FreestandingExpansion?
    var expandAttachedMacro: AttachedExpansion?
    var loadPluginLibrary: Empty?

    struct Empty: Decodable {}

    struct FreestandingExpansion: Decodable {
        var macro: Macro
        var discriminator: String
        var syntax: Syntax
    }

    struct AttachedExpansion: Decodable {
        var macro: Macro
        var macroRole: String
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        var lexicalContext: [Syntax]?
    }

    struct Macro: Decodable {
        var moduleName: String
        var typeName: String
    }

    /// A piece of the user's source, with the trivia (white space, comments) before it.
    struct Syntax: Decodable {
        var source: String
        var location: Location

        /// Where `source` begins; line and column count from one, columns in UTF-8 bytes.
        struct Location: Decodable {
            var fileID: String
            var fileName: String
            var line: Int
            var column: Int
            var offset: Int
        }
    }
}

/// What this program answers: one case is present per message.
struct PluginResponse: Encodable {
    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?

    struct Capability: Encodable {
        var capability = Version()

        struct Version: Encodable {
            var protocolVersion = 7
            var features: [String] = []
        }
    }

    struct Expansion: Encodable {
        /// nil tells the compiler that there is no expansion; the diagnostics say why.
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [Position.Range] = []
        var notes: [Note] = []
        var fixIts: [Note] = []

        struct Position: Encodable {
            var fileName: String
            var offset: Int

            struct Range: Encodable {
                var fileName: String
                var startOffset: Int
                var endOffset: Int
            }
        }

        struct Note: Encodable {}
    }
}
