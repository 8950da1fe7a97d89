/// What the report does when used. Without it, every picture and sentence is there, case after case.
enum ReportScript {
    static let javaScript = start + ViewerScript.javaScript + ListScript.javaScript + KeyScript.javaScript

    private static let start = #"""
        'use strict';
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const one = (selector, root = document) => root.querySelector(selector);
        const wanted = { mode: 'side', marks: true };
        document.documentElement.classList.add('js');

        """#
}
