import PixelDiff
import Testing

@Suite struct PictureSnippetTests {
    @Test func lightAndDark() {
        let snippet = PictureSnippet(
            name: "card", alt: "A [card] with \"5 < 6 & 7\"", hasDark: true, folder: "Kit docc/Resources",
            width: 320)
        #expect(snippet.docC == "![A \\[card\\] with \"5 \\< 6 & 7\"](card)")
        #expect(
            snippet.readme == """
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="Kit%20docc/Resources/card~dark@2x.png">
                  <img alt="A [card] with &quot;5 &lt; 6 &amp; 7&quot;" src="Kit%20docc/Resources/card@2x.png" width="320">
                </picture>
                """)
    }

    @Test func lightAlone() {
        let snippet = PictureSnippet(name: "card", alt: nil, hasDark: false, folder: "é", width: 1)
        #expect(snippet.docC == "![](card)")
        #expect(snippet.readme == "<img alt=\"\" src=\"%C3%A9/card@2x.png\" width=\"1\">")
    }
}
