import Testing

@testable import PixelDiff

@Suite struct PathRedactionTests {
    private let redaction = PathRedaction(package: "/home/planted/work/App", home: "/home/planted/")

    @Test(arguments: [
        ("at /home/planted/work/App/Tests/Card.swift:12", "at ./Tests/Card.swift:12"),
        ("/home/planted/work/App", "."), ("/home/planted/work/Apple", "~/work/Apple"),
        ("in '/home/planted/.cache/x'", "in '~/.cache/x'"), ("/home/planted", "~"),
        ("/home/someone/Fonts/A.ttf is broken", "…/A.ttf is broken"),
        ("(/Users/someone/a/b)", "(…/b)"),
        ("--font=/var/folders/x1/T/a.ttf", "--font=/var/folders/x1/T/a.ttf"),
        ("file:///home/planted/a", "file:///home/planted/a"),
        ("Root/VStack[0]/Text", "Root/VStack[0]/Text"),
        ("1/2 and /usr/share/fonts/a.ttf", "1/2 and /usr/share/fonts/a.ttf"),
        ("", ""), ("/", "/"), ("zwölf /home/planted\n/home/planted/ü", "zwölf ~\n~/ü"),
    ])
    func paths(text: String, expected: String) {
        #expect(redaction.redacted(text) == expected)
    }

    @Test func noHomeIsNoPath() {
        let none = PathRedaction(package: "/", home: "/")
        #expect(none.redacted("/a/b") == "/a/b")
        #expect(PathRedaction(package: "/srv/App", home: nil).redacted("/srv/App/x") == "./x")
    }
}
