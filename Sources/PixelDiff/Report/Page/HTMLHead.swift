/// The beginning of a page, up to its body: what keeps pages from strangers' results harmless, and their look.
struct HTMLHead {
    /// Any text.
    var title: String
    /// The content security policy, as it stands in an attribute.
    var policy: String
    /// CSS.
    var style: String

    /// From the document type to the end of the head, without a line break after it.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(HTMLText.escape(title))</title>
        <style>\(style)</style>
        </head>
        """
    }
}
