/// `@Entry var name: Type = value` in an extension of EnvironmentValues (or of Transaction, ContainerValues,
/// FocusedValues): a key type beside the property, and accessors that use it.
struct EntryExpansion {
    private let request: PluginRequest.AttachedExpansion
    private let scanner: SwiftScanner

    init(_ request: PluginRequest.AttachedExpansion) {
        self.request = request
        scanner = SwiftScanner(request.declSyntax.source)
    }

    /// - Throws: MacroError when the property isn't a variable, or lacks what its key needs.
    func source() throws -> String {
        let property = try Property(scanner)
        let key = "__Key_\(property.name.filter { $0 != "`" })"
        if request.macroRole == "accessor" {
            // Without a key the peer role's message says what is wrong; accessors naming it would add noise.
            guard (try? keyType(named: key, for: property)) != nil else {
                return "{ get { Swift.fatalError() } }"
            }
            return """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """
        }
        return try keyType(named: key, for: property)
    }

    private func keyType(named key: String, for property: Property) throws -> String {
        let owner = try owner()
        if owner == "FocusedValues" {
            guard let type = property.optionalPayload else {
                throw MacroError(
                    message: "@Entry in FocusedValues needs an optional type: var \(property.name): T?")
            }
            return """
                private struct \(key): PixelUI::FocusedValueKey {
                    typealias Value = \(type)
                }
                """
        }
        let value: String
        switch (property.type, property.value) {
        case (let type?, let given?): value = "static var defaultValue: \(type) { \(given) }"
        case (let type?, nil) where property.optionalPayload != nil:
            value = "static var defaultValue: \(type) { nil }"
        case (nil, let given?): value = "static let defaultValue = \(given)"
        default:
            throw MacroError(message: "@Entry needs a default value: var \(property.name): T = value")
        }
        return """
            private struct \(key): PixelUI::\(Self.keyProtocols[owner] ?? "EnvironmentKey") {
                \(value)
            }
            """
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey",
        "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey",
    ]

    /// The type being extended, without its module's name.
    private func owner() throws -> String {
        guard let context = request.lexicalContext?.first else { return "EnvironmentValues" }
        let scanner = SwiftScanner(context.source)
        let tokens = scanner.tokens
        if let word = tokens.firstIndex(where: { ["extension", "struct"].contains(scanner.text($0)) }) {
            var name = word + 1
            while name + 2 < tokens.count, ["." as String, "::"].contains(scanner.text(tokens[name + 1])) {
                name += 2
            }
            if name < tokens.count {
                let owner = scanner.text(tokens[name])
                if owner == "FocusedValues" || Self.keyProtocols[owner] != nil { return owner }
            }
        }
        throw MacroError(
            message:
                "@Entry belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        )
    }
}

extension EntryExpansion {
    /// The parts of `var name: Type = value`.
    struct Property {
        var name: String
        var type: String?
        var value: String?

        /// `T` of a type written `T?` or `Optional<T>`.
        var optionalPayload: String? {
            guard let type else { return nil }
            if type.hasSuffix("?") { return String(type.dropLast()) }
            guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
            return String(type.dropFirst(9).dropLast())
        }

        init(_ scanner: SwiftScanner) throws {
            let tokens = scanner.tokens
            guard let word = tokens.firstIndex(where: { scanner.text($0) == "var" }), word + 1 < tokens.count
            else {
                throw MacroError(message: "@Entry needs a variable: write 'var'")
            }
            name = scanner.text(tokens[word + 1])
            var index = word + 2
            if index < tokens.count, scanner.text(tokens[index]) == ":" {
                let start = index + 1
                while index < tokens.count, scanner.text(tokens[index]) != "=" {
                    index =
                        scanner.tokens[index].kind == .open
                        ? (scanner.closing(of: index) ?? index) + 1 : index + 1
                }
                if start < index {
                    type = scanner.text(tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound)
                }
            }
            if index + 1 < tokens.count, scanner.text(tokens[index]) == "=" {
                value = scanner.text(
                    tokens[index + 1].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
            }
        }
    }
}
