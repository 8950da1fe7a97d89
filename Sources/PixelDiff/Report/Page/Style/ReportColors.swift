/// The colours, once for each theme. Text on its background has a contrast of 4.5 or more.
enum ReportColors {
    static let css = """
        :root { color-scheme: light; \(light) }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark; \(dark) } }
        :root[data-theme=dark] { color-scheme: dark; \(dark) }

        """

    private static let light = """
        --back: #f5f5f3; --side: #fbfbfa; --card: #ffffff; --ink: #1a1a18; --soft: #5f5f59; --line: #e2e2dd;
        --well: #eeeeea; --hover: #f1f1ed; --accent: #3b4fd8; --accent-soft: #e9ecfd; --on-accent: #ffffff;
        --red: #b81f33; --red-soft: #fce8ea; --amber: #7f5200; --amber-soft: #fcf0d6; --green: #176c3c;
        --green-soft: #e0f3e7; --blue: #1f55b5; --blue-soft: #e4edfb; --mark: #d81b60;
        --paper: #ffffff; --checker: #ececea; --shadow: 0 1px 2px rgb(0 0 0 / .06), 0 4px 16px rgb(0 0 0 / .05);
        """

    private static let dark = """
        --back: #121213; --side: #18181a; --card: #1d1d20; --ink: #ededea; --soft: #a2a29c; --line: #303034;
        --well: #29292d; --hover: #242428; --accent: #a3b1ff; --accent-soft: #272c4d; --on-accent: #121213;
        --red: #ff8f9c; --red-soft: #43191f; --amber: #f2c163; --amber-soft: #3d2d0e; --green: #7ed8a2;
        --green-soft: #15371f; --blue: #97bdff; --blue-soft: #1a2c4f; --mark: #ff5c97;
        --paper: #232326; --checker: #2c2c30; --shadow: 0 1px 2px rgb(0 0 0 / .4);
        """
}
