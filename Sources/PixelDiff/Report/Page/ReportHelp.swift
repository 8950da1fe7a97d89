/// The keys and the rest that nobody has to know.
enum ReportHelp {
    static let html = """
        <dialog id="help" aria-labelledby="help-title">
        <h2 id="help-title">Keys</h2>
        <table>\(rows)</table>
        <p>Drag moves the picture, a double click enlarges it, <kbd>Ctrl</kbd> and the wheel or two fingers do both. \
        The number in a frame is that of the list of regions. A green stripe is what came, a blue one what went.</p>
        <p>A report from CI: download the results (<code>.build/pixeldiff</code>) and type \
        <code>pixeldiff approve --from FOLDER</code> in the package.</p>
        <button class="close tool" autofocus>Close</button>
        </dialog>
        """

    private static var rows: String {
        KeyScript.keys.map { keys, meaning in
            let caps = keys.map { "<kbd>\(HTMLText.escape($0))</kbd>" }.joined(separator: " ")
            return "<tr><th scope=\"row\">\(caps)</th><td>\(meaning)</td></tr>"
        }.joined()
    }
}
