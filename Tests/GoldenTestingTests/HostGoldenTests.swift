import PixelUI
import Testing

@testable import GoldenTesting

/// Goldens of hosts.
@MainActor
@Suite struct HostGoldenTests {
    private struct Switch: View {
        @State private var isOn = false
        var body: some View {
            (isOn ? Color.green : Color.red).frame(width: 10, height: 10).onTapGesture { isOn.toggle() }
                .accessibilityIdentifier("switch")
        }
    }

    @Test func traitsAreTheHostsSurroundings() {
        let host = ViewHost(Switch(), width: 10, traits: .dark.rightToLeft)
        #expect(host.environment.colorScheme == .dark)
        #expect(host.environment.layoutDirection == .rightToLeft)
        #expect(host.scale == 2)
    }

    @Test func aMomentIsComparedWithItsGolden() throws {
        let package = try GoldenPackage()
        let host = ViewHost(Switch(), width: 10, traits: .dark)
        _ = package.check(host, as: "off", traits: host.traits, line: 1)
        #expect(package.exists("Goldens/CardTests/off.dark.png"))
        #expect(package.check(host, as: "off", traits: host.traits, line: 1).message == nil)
        try host.tap("switch")
        #expect(
            package.check(host, as: "off", traits: host.traits, line: 1).message?
                .hasPrefix("CardTests/off.dark") == true)
        try host.tap("switch")
        #expect(package.check(host, as: "off", traits: host.traits, line: 1).message == nil)
    }
}
