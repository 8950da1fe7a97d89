import Foundation

/// A mistake in the way a macro is used, shown at the macro's place in the user's file.
struct MacroError: Error {
    var message: String
}

/// From the compiler's message to the answer.
enum MacroExpander {
    /// Answers every message, also those it doesn't understand: the compiler waits for one.
    static func answer(to message: Data) -> Data {
        let response: PluginResponse
        if let request = try? JSONDecoder().decode(PluginRequest.self, from: message) {
            response = answer(to: request)
        } else {
            response = PluginResponse(expandMacroResult: .init(expandedSource: nil))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(response)) ?? Data("{}".utf8)
    }

    private static func answer(to request: PluginRequest) -> PluginResponse {
        if request.getCapability != nil { return PluginResponse(getCapabilityResult: .init()) }
        if let expansion = request.expandFreestandingMacro {
            return result(at: expansion.syntax) { try expand(expansion) }
        }
        if let expansion = request.expandAttachedMacro {
            return result(at: expansion.attributeSyntax) { try expand(expansion) }
        }
        return PluginResponse(expandMacroResult: .init(expandedSource: nil))
    }

    private static func expand(_ request: PluginRequest.FreestandingExpansion) throws -> String {
        guard request.macro.typeName == "Preview" else { throw unknown(request.macro) }
        return try PreviewExpansion(request).source()
    }

    private static func expand(_ request: PluginRequest.AttachedExpansion) throws -> String {
        switch request.macro.typeName {
        case "Previewable": return ""
        case "Entry": return try EntryExpansion(request).source()
        default: throw unknown(request.macro)
        }
    }

    private static func unknown(_ macro: PluginRequest.Macro) -> MacroError {
        MacroError(
            message: "macro '\(macro.moduleName).\(macro.typeName)' isn't known to this version of PixelUI")
    }

    private static func result(
        at syntax: PluginRequest.Syntax, _ expand: () throws -> String
    ) -> PluginResponse {
        do {
            return PluginResponse(expandMacroResult: .init(expandedSource: try expand()))
        } catch {
            let message = (error as? MacroError)?.message ?? "\(error)"
            let trivia = SwiftScanner(syntax.source).tokens.first?.range.lowerBound ?? 0
            let position = PluginResponse.Diagnostic.Position(
                fileName: syntax.location.fileName, offset: syntax.location.offset + trivia)
            return PluginResponse(
                expandMacroResult: .init(
                    expandedSource: nil, diagnostics: [.init(message: message, position: position)]))
        }
    }
}
