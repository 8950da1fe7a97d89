import Foundation
import Testing

// The message formats are those of the Swift compiler's plugin protocol
// (swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling/PluginMessages.swift).
@Suite struct MacroPluginTests {
    @Test func answersTheCapabilityRequestWithProtocolVersion7() throws {
        let request = Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)
        let answer = try #require(try MacroPlugin.exchange([request]).first)
        let result = answer["getCapabilityResult"] as? [String: Any]
        #expect((result?["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
    }

    @Test func answersEveryMessageOfASessionInOrder() throws {
        let messages = [
            Data("{}".utf8), Data("not JSON".utf8),
            try JSONSerialization.data(withJSONObject: MacroPlugin.preview("#Preview { Card() }")),
        ]
        let answers = try MacroPlugin.exchange(messages)
        #expect(answers.count == 3)
        #expect(answers.allSatisfy { $0["expandMacroResult"] != nil })
    }

    @Test func endsQuietlyOnABrokenStream() throws {
        #expect(try MacroPlugin.exchange([Data()]).isEmpty)
    }

    @Test func theNameIsTheDiscriminatorAndTheUniqueNameSuffix() throws {
        let one = try MacroPlugin.expand(MacroPlugin.preview("#Preview { Card() }", discriminator: "$s1aA_"))
        let two = try MacroPlugin.expand(MacroPlugin.preview("#Preview { Card() }", discriminator: "$s1aB_"))
        #expect(one.source?.contains("struct $s1aA_7PreviewfMu_ {") == true)
        #expect(two.source?.contains("struct $s1aB_7PreviewfMu_ {") == true)
    }

    @Test(arguments: [
        ("#Preview { Card() }", "line: 10, column: 3)"),
        ("\n\n  // why\n  #Preview { Card() }", "line: 13, column: 3)"),
        ("\n@available(iOS 17, *)\n#Preview { Card() }", "line: 12, column: 1)"),
    ])
    func thePositionIsTheHashSigns(source: String, position: String) throws {
        let expansion = try MacroPlugin.expand(MacroPlugin.preview(source, line: 10, column: 3))
        #expect(expansion.source?.contains(position) == true)
        #expect(expansion.source?.contains(#"file: "Sources/Card.swift""#) == true)
    }

    @Test func argumentsAreHandedOnAsWritten() throws {
        let use = #"("A \"b\"", traits: .fixedLayout(width: 1, height: 2)) { /* } */ Text("}\("{")") }"#
        let expansion = try MacroPlugin.expand(MacroPlugin.preview("\n#Preview\(use)\n"))
        #expect(expansion.source?.contains(".record\(use)\n") == true)
    }

    @Test func previewableDeclarationsBecomePropertiesOfAView() throws {
        let source = """
            #Preview("Toggle") {
                @Previewable @State var isOn = true
                    || false
                @Previewable
                @Environment(\\.font)
                var font: Font?
                @Previewable @State var values: [Int] = {
                    [3]
                }(); Text("first")
                Toggle("\\(values.count)", isOn: $isOn)
            }
            """
        let text = try #require(try MacroPlugin.expand(MacroPlugin.preview(source)).source)
        #expect(!text.contains("@Previewable"))
        let view = try #require(text.range(of: "struct PreviewableState: PixelUI::View {"))
        let body = try #require(text.range(of: "var body: some PixelUI::View {"))
        let properties = text[view.upperBound..<body.lowerBound]
        #expect(properties.contains("@State var isOn = true\n        || false"))
        #expect(properties.contains("@Environment(\\.font)\n    var font: Font?"))
        #expect(properties.contains("values: [Int] = {\n        [3]\n    }()"))
        #expect(!properties.contains("Text"))
        #expect(text[body.upperBound...].contains(#"Text("first")"#))
        #expect(text[body.upperBound...].contains(#"Toggle("\(values.count)", isOn: $isOn)"#))
        #expect(!text[body.upperBound...].contains(";"))
    }
}

@Suite struct EntryMacroTests {
    private func entry(_ declaration: String, in owner: String, role: String = "peer") throws -> String {
        let expansion = try MacroPlugin.expand(MacroPlugin.entry(declaration, role: role, in: owner))
        return expansion.source ?? expansion.messages.joined(separator: "; ")
    }

    @Test func anEnvironmentValueGetsAKeyAndAccessors() throws {
        let key = try entry("@Entry var gap: CGFloat = 8 + 1", in: "EnvironmentValues")
        #expect(key.contains("struct __Key_gap: PixelUI::EnvironmentKey"))
        #expect(key.contains("static var defaultValue: CGFloat { 8 + 1 }"))
        let accessors = try entry("@Entry var gap: CGFloat = 8", in: "EnvironmentValues", role: "accessor")
        #expect(accessors.contains("get { self[__Key_gap.self] }"))
        #expect(accessors.contains("set { self[__Key_gap.self] = newValue }"))
    }

    @Test func anOptionalWithoutAValueIsNil() throws {
        let key = try entry("@Entry var title: String?", in: "SwiftUI.EnvironmentValues")
        #expect(key.contains("static var defaultValue: String? { nil }"))
    }

    @Test func theOwnerChoosesTheKeysProtocol() throws {
        #expect(try entry("@Entry var a: Int = 1", in: "Transaction").contains("TransactionKey"))
        #expect(try entry("@Entry var a: Int = 1", in: "ContainerValues").contains("ContainerValueKey"))
        #expect(try entry("@Entry var a: Int?", in: "FocusedValues").contains("typealias Value = Int\n"))
    }

    @Test(arguments: [
        ("@Entry let a = 1", "EnvironmentValues", "needs a variable"),
        ("@Entry var a: Int", "EnvironmentValues", "needs a default value: var a: T = value"),
        ("@Entry var a: Int = 1", "Card", "belongs in an extension of EnvironmentValues"),
        ("@Entry var a: Int = 1", "FocusedValues", "needs an optional type"),
    ])
    func aMistakeIsASentence(declaration: String, owner: String, message: String) throws {
        #expect(try entry(declaration, in: owner).contains(message))
    }
}
