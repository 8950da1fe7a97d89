import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// The report in a browser: every mode and key, and what a stranger's names can do.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium and its driver are not installed"))
struct ReportBrowserTests {
    /// Opens a page in a new window of its own, does something, and checks that the console stayed empty.
    static func inBrowser(_ page: String, _ body: (Browser) async throws -> Void) async throws {
        let browser = try await Browser()
        do {
            try await browser.resize(width: 1280, height: 900)
            try await browser.open(file: page)
            try await body(browser)
            let messages = try await browser.console()
            #expect(messages.isEmpty)
        } catch {
            await browser.quit()
            throw error
        }
        await browser.quit()
    }

    /// Keeps a picture of the window for people where `PIXELDIFF_SCREENSHOTS` names a folder.
    static func keep(_ name: String, _ browser: Browser) async throws {
        guard let folder = ProcessInfo.processInfo.environment["PIXELDIFF_SCREENSHOTS"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let png = try await browser.screenshot()
        try Data(png).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    static let current = "document.querySelector('.case.current')"
    static let style = "getComputedStyle(document.querySelector('.case.current .PANE .port'))"

    static func visible(_ pane: String) -> String {
        "(() => { const p = \(current).querySelector('.\(pane)'); const s = getComputedStyle(p);"
            + " return s.display !== 'none' && s.visibility === 'visible' && p.clientWidth > 0; })()"
    }

    // MARK: Modes

    /// Plain pictures, so that pixels of the window can be told: expected is blue, actual is green.
    static func plainPage() throws -> (folder: TemporaryFolder, page: String) {
        let folder = try TemporaryFolder()
        let fill = { (red: UInt8, green: UInt8, blue: UInt8) -> [UInt8] in
            var bitmap = Bitmap(width: 400, height: 300)
            for y in 0..<300 {
                for x in 0..<400 { bitmap[x, y] = RGBA8(red: red, green: green, blue: blue) }
            }
            return Array(try PNGEncoder().encode(bitmap))
        }
        let pictures = [
            "failures/expected.png": try fill(0, 0, 255), "failures/actual.png": try fill(0, 255, 0),
            "failures/diff.png": try fill(255, 0, 0),
        ]
        var record = CaseRecord(
            suite: "Plain", testCase: "fill", id: "Plain/fill", verdict: .failed, stage: .pixels,
            summary: "differs in pixels only", golden: "Goldens/Plain/fill.png",
            actualSize: PixelSize(width: 400, height: 300))
        record.expectedSize = record.actualSize
        record.files.expected = "failures/expected.png"
        record.files.actual = "failures/actual.png"
        record.files.diff = "failures/diff.png"
        record.pixels = CaseRecord.Pixels(
            differing: 1, beyondTolerance: 1, worst: 255,
            regions: [
                CaseRecord.Region(rect: PixelRect(x: 0, y: 0, width: 400, height: 300), view: "Text \"a\"")
            ])
        let html = HTMLReport(run: RunRecord(cases: [record]), file: { pictures[$0] }).html()
        try folder.write(html, to: "report.html")
        return (folder, "\(folder.path)/report.html")
    }

    /// The colour in the window at a part of the first picture's width, in the middle of its height.
    static func color(at part: Double, of pane: String, _ browser: Browser) async throws -> [UInt8] {
        let box = "\(current).querySelector('.\(pane) .port').getBoundingClientRect()"
        let x = try await browser.number("\(box).left + \(box).width * \(part)")
        let y = try await browser.number("\(box).top + \(box).height / 2")
        let picture = try PNGDecoder().decode(await browser.screenshot(), name: "window").bitmap()
        let pixel = picture[Int(x), Int(y)]
        return [pixel.red, pixel.green, pixel.blue]
    }

    @Test func everyModeShowsItsPixels() async throws {
        let (folder, page) = try Self.plainPage()
        try await Self.inBrowser(page) { browser in
            try await browser.press("m")
            // Side by side.
            #expect(try await Self.color(at: 0.5, of: "expected", browser) == [0, 0, 255])
            #expect(try await Self.color(at: 0.5, of: "actual", browser) == [0, 255, 0])
            #expect(try await Self.color(at: 0.5, of: "diff", browser) == [255, 0, 0])
            // The slider, where it begins and where the mouse drags it.
            try await browser.click("button[data-mode=slide]")
            #expect(try await Self.color(at: 0.3, of: "actual", browser) == [0, 0, 255])
            #expect(try await Self.color(at: 0.7, of: "actual", browser) == [0, 255, 0])
            let box = "\(Self.current).querySelector('.actual .port').getBoundingClientRect()"
            let left = try await browser.number("\(box).left")
            let width = try await browser.number("\(box).width")
            let y = Int(try await browser.number("\(box).top + 100"))
            try await browser.drag(from: (Int(left + width / 2), y), to: (Int(left + width * 0.8), y))
            #expect(try await Self.color(at: 0.7, of: "actual", browser) == [0, 0, 255])
            #expect(try await browser.number("\(Self.current).querySelector('.cut').value") > 780)
            // The overlay mixes both in equal parts, and in others by the range's keys.
            try await browser.click("button[data-mode=overlay]")
            let mixed = try await Self.color(at: 0.5, of: "actual", browser)
            #expect(mixed[0] == 0 && (126...129).contains(mixed[1]) && (126...129).contains(mixed[2]))
            try await browser.run("\(Self.current).querySelector('.opacity').focus()")
            try await browser.press("\u{E010}")
            #expect(try await Self.color(at: 0.5, of: "actual", browser) == [0, 255, 0])
            // Blinking, by hand.
            try await browser.press("4")
            try await browser.click(".current .pause")
            #expect(try await browser.text("\(Self.current).querySelector('.pause').textContent") == "Blink")
            try await browser.run(
                "\(Self.current).querySelector('.viewer').classList.remove('other')")
            #expect(try await Self.color(at: 0.5, of: "expected", browser) == [0, 0, 255])
            try await browser.run("\(Self.current).querySelector('.stage').focus()")
            try await browser.press(" ")
            #expect(try await Self.color(at: 0.5, of: "expected", browser) == [0, 255, 0])
            // The difference.
            try await browser.press("5")
            #expect(try await Self.color(at: 0.5, of: "diff", browser) == [255, 0, 0])
        }
        withExtendedLifetime(folder) {}
    }

    @Test func everyModeByButtonAndKey() async throws {
        let (folder, page) = try Self.plainPage()
        try await Self.inBrowser(page) { browser in
            let modes: [(String, key: String, shows: Set<String>)] = [
                ("slide", "2", ["expected", "actual"]), ("overlay", "3", ["expected", "actual"]),
                ("blink", "4", []), ("diff", "5", ["diff"]), ("side", "1", ["expected", "actual", "diff"]),
            ]
            for byKey in [true, false] {
                for mode in modes {
                    if byKey {
                        try await browser.press(mode.key)
                    } else {
                        try await browser.click(".current .modes button[data-mode=\(mode.0)]")
                    }
                    let pressed = try await browser.text(
                        "[...\(Self.current).querySelectorAll('.modes button[aria-pressed=true]')].map(b => b.dataset.mode)"
                    )
                    #expect(pressed == mode.0)
                    for pane in ["expected", "actual", "diff"] where mode.0 != "blink" {
                        #expect(
                            try await browser.isTrue(Self.visible(pane)) == mode.shows.contains(pane),
                            "\(mode.0) \(pane)")
                    }
                }
            }
            // It blinks by itself, one picture at a time.
            try await browser.press("4")
            var seen: Set<String> = []
            for _ in 0..<60 where seen.count < 2 {
                seen.insert(
                    try await browser.text("[\(Self.visible("expected")), \(Self.visible("actual"))]"))
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(seen == ["true,false", "false,true"])
            // Not for who wants no motion.
            try await browser.emulate(["prefers-reduced-motion": "reduce"])
            try await browser.press("1", "4")
            #expect(try await browser.text("\(Self.current).querySelector('.pause').textContent") == "Blink")
        }
        withExtendedLifetime(folder) {}
    }

    // MARK: Zoom, pan, regions

    @Test func zoomAndPan() async throws {
        let (folder, page) = try Self.plainPage()
        try await Self.inBrowser(page) { browser in
            let scale =
                "new DOMMatrix(getComputedStyle(\(Self.current).querySelector('.actual .sheet')).transform)"
            let fitted = try await browser.number("\(scale).a")
            try await browser.press("+", "+")
            #expect(abs(try await browser.number("\(scale).a") - fitted * 2.25) < 0.001)
            #expect(
                try await browser.text("\(Self.current).querySelector('.percent').textContent") != "100 %")
            // All panes move together.
            let before = try await browser.number("\(scale).e")
            try await browser.run("\(Self.current).querySelector('.stage').focus()")
            try await browser.press("\u{E014}")
            #expect(try await browser.number("\(scale).e") == before - 48)
            #expect(
                try await browser.isTrue(
                    "new Set([...\(Self.current).querySelectorAll('.sheet')].map(s => s.style.transform)).size === 1"
                ))
            let box = "\(Self.current).querySelector('.actual .port').getBoundingClientRect()"
            let (x, y) = (
                Int(try await browser.number("\(box).left + 100")),
                Int(try await browser.number("\(box).top + 80"))
            )
            try await browser.drag(from: (x, y), to: (x + 30, y))
            #expect(try await browser.number("\(scale).e") == before - 18)
            try await browser.press("-")
            #expect(abs(try await browser.number("\(scale).a") - fitted * 1.5) < 0.001)
            try await browser.press("0")
            #expect(try await browser.number("\(scale).a") == fitted)
        }
        withExtendedLifetime(folder) {}
    }

    @Test func regionsBandsAndFacts() async throws {
        let sample = try SampleRun()
        try await Self.inBrowser(try sample.write()) { browser in
            #expect(try await browser.text("document.title") == "4 failed, 1 missing, 2 passed – PixelDiff")
            #expect(
                try await browser.text("document.querySelector('.warning').textContent")
                    == "⚠ 2 of 3 shards present, missing 3")
            try await Self.keep("light-side", browser)
            // The row that was added, on both pictures.
            try await Self.open("Dashboard", browser)
            #expect(
                try await browser.text("\(Self.current).querySelector('.bands').textContent")
                    == "+ 48 rows inserted at y 396")
            #expect(try await browser.isTrue("\(Self.current).querySelector('.actual .band.inserted.here')"))
            #expect(try await browser.isTrue("\(Self.current).querySelector('.expected .band.inserted.gap')"))
            #expect(
                try await browser.text(
                    "[...\(Self.current).querySelectorAll('h3')].map(h => h.textContent).includes('Layout')")
                    == "true")
            try await Self.keep("light-band", browser)
            // What moved: the frame stands around it in both pictures.
            try await Self.open("Form-row", browser)
            let count = try await browser.number("\(Self.current).querySelectorAll('.region').length")
            #expect(count >= 1)
            try await browser.press("n")
            #expect(
                try await browser.text("\(Self.current).querySelector('.where').textContent")
                    == "Region 1 of \(Int(count))")
            #expect(
                try await browser.text(
                    "\(Self.current).querySelector('.region').getAttribute('aria-current')") == "true")
            #expect(try await Self.currentMarkIsCentered(browser))
            try await Self.keep("light-region", browser)
            try await browser.press("m")
            #expect(
                try await browser.text(
                    "getComputedStyle(\(Self.current).querySelector('.marks')).display") == "none")
            try await browser.press("m")
            for (key, name) in [("2", "slider"), ("3", "overlay"), ("4", "blink"), ("5", "diff")] {
                try await browser.press("0", key)
                try await Self.keep("light-\(name)", browser)
            }
            try await browser.press("1")
            // Budgets, diagnostics, source.
            try await Self.open("Calendar-month", browser)
            let facts = try await browser.text("\(Self.current).querySelector('.facts').textContent")
            for words in [
                "drawn on two chips", "To passwould pass with", "holds 391", "Tests/ScreensTests.swift:12",
            ] {
                #expect(facts.contains(words), "\(words)")
            }
            try await Self.keep("light-budget", browser)
        }
    }

    static func open(_ name: String, _ browser: Browser) async throws {
        try await browser.run(
            "[...document.querySelectorAll('.list a')].find(a => a.textContent.includes('\(name)')).click()")
    }

    /// Whether the frame of the chosen region stands in the middle of each picture, or is at its edge.
    static func currentMarkIsCentered(_ browser: Browser) async throws -> Bool {
        try await browser.isTrue(
            "[...\(current).querySelectorAll('.mark.current')].every(mark => {"
                + "const m = mark.getBoundingClientRect(), p = mark.closest('.port').getBoundingClientRect();"
                + "return m.left >= p.left - 2 && m.right <= p.right + 2 && m.bottom >= p.top && m.top <= p.bottom; })"
        )
    }

    // MARK: The list

    @Test func filtersAndKeys() async throws {
        let sample = try SampleRun()
        try await Self.inBrowser(try sample.write()) { browser in
            let shown = "[...document.querySelectorAll('.list li')].filter(i => i.checkVisibility()).length"
            let status = "document.querySelector('#status').textContent"
            #expect(try await browser.text(status) == "5 of 7 cases")
            #expect(try await browser.number(shown) == 5)
            for (verdict, count) in [("", 7), ("failed", 4), ("missing", 1), ("passed", 2), ("open", 5)] {
                try await browser.click(".verdicts button[data-verdict='\(verdict)']")
                #expect(try await browser.number(shown) == Double(count), "\(verdict)")
                #expect(
                    try await browser.text(
                        "[...document.querySelectorAll('.verdicts [aria-pressed=true]')].map(b => b.dataset.verdict)"
                    )
                        == verdict)
            }
            // Stage and suite.
            let set = { (id: String, value: String) in
                "(() => { const s = document.querySelector('#\(id)'); s.value = '\(value)';"
                    + "s.dispatchEvent(new Event('change')); return s.value; })()"
            }
            #expect(try await browser.text(set("suite", "Screens")) == "Screens")
            #expect(try await browser.number(shown) == 1)
            #expect(try await browser.text(set("suite", "")) == "")
            #expect(try await browser.text(set("stage", "layout")) == "layout")
            #expect(try await browser.number(shown) == 1)
            #expect(
                try await browser.text("document.querySelector('#accept-all code').textContent")
                    == "pixeldiff approve Cards/Dashboard")
            #expect(try await browser.text(set("stage", "")) == "")
            #expect(
                try await browser.text("document.querySelector('#accept-all code').textContent")
                    == "pixeldiff approve")
            // Search by key; it takes letters that are keys elsewhere.
            try await browser.press("/")
            try await browser.press("d", "a", "s", "h", "j")
            #expect(try await browser.number(shown) == 0)
            #expect(try await browser.isTrue("document.querySelector('.nothing').checkVisibility()"))
            try await browser.press("\u{E003}")
            #expect(try await browser.number(shown) == 1)
            try await browser.press("\u{E00C}")
            #expect(try await browser.number(shown) == 5)
            // Next and previous.
            let name = "\(Self.current).id"
            let first = try await browser.text(name)
            try await browser.press("j")
            let second = try await browser.text(name)
            #expect(first != second)
            #expect(try await browser.text("decodeURI(location.hash)") == "#\(second)")
            try await browser.press("k")
            #expect(try await browser.text(name) == first)
            #expect(try await browser.number("document.querySelectorAll('.list [aria-current]').length") == 1)
            // Help.
            try await browser.press("?")
            #expect(try await browser.isTrue("document.querySelector('#help').open"))
            #expect(try await browser.number("document.querySelectorAll('#help tr').length") >= 15)
            try await Self.keep("light-help", browser)
            try await browser.press("\u{E00C}")
            #expect(try await browser.isTrue("!document.querySelector('#help').open"))
            // The focus can be seen.
            try await browser.press("\u{E004}")
            #expect(
                try await browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
        }
    }

    @Test func theCommandIsCopied() async throws {
        let sample = try SampleRun()
        try await Self.inBrowser(try sample.write()) { browser in
            try await Self.open("Form-row", browser)
            #expect(
                try await browser.text("\(Self.current).querySelector('.command code').textContent")
                    == "pixeldiff approve Cards/Form-row")
            let button = "\(Self.current).querySelector('.copy').textContent"
            #expect(try await browser.text(button) == "Copy")
            // The button says so for a moment, which a busy machine may miss: the page itself notes it.
            try await browser.run(
                """
                (window.said = [], new MutationObserver(list => said.push(list[0].target.textContent)).observe(
                \(Self.current).querySelector('.copy'), {childList: true}), 1)
                """)
            try await browser.click(".current .copy")
            for _ in 0..<100 where try await browser.number("said.length") < 2 {
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(try await browser.text("said.join()") == "Copied,Copy")
        }
    }

    // MARK: Looks

    @Test func lightDarkAndTheButton() async throws {
        let sample = try SampleRun()
        try await Self.inBrowser(try sample.write()) { browser in
            let back = "getComputedStyle(document.body).backgroundColor"
            let (light, dark) = ("rgb(245, 245, 243)", "rgb(18, 18, 19)")
            try await browser.emulate(["prefers-color-scheme": "light"])
            #expect(try await browser.text(back) == light)
            try await browser.emulate(["prefers-color-scheme": "dark"])
            #expect(try await browser.text(back) == dark)
            try await Self.keep("dark-side", browser)
            try await browser.click("#theme")
            #expect(try await browser.text("document.querySelector('#theme').textContent") == "Theme: Light")
            #expect(try await browser.text(back) == light)
            try await browser.emulate(["prefers-color-scheme": "light"])
            try await browser.press("t")
            #expect(try await browser.text(back) == dark)
            try await Self.contrast(browser)
            try await browser.press("t")
            #expect(try await browser.text(back) == light)
            try await Self.contrast(browser)
        }
    }

    /// Every text stands out from what is behind it by 4.5 or more.
    ///
    /// - Source: W3C, *WCAG 2.2*, 1.4.3 and *relative luminance*.
    static func contrast(_ browser: Browser) async throws {
        let script = """
            (() => {
              const numbers = c => c.match(/[\\d.]+/g).map(Number);
              const light = c => { const [r, g, b] = c.map(v => { v /= 255;
                return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; });
                return .2126 * r + .7152 * g + .0722 * b; };
              const behind = e => { for (; e; e = e.parentElement) {
                const c = numbers(getComputedStyle(e).backgroundColor);
                if (c.length < 4 || c[3] > .99) return c; } return [255, 255, 255]; };
              const bad = [];
              for (const e of document.querySelectorAll('body *')) {
                if (!e.checkVisibility() || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
                const a = light(numbers(getComputedStyle(e).color)), b = light(behind(e));
                const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
                if (ratio < 4.5) bad.push(`${e.tagName}.${e.className} ${ratio.toFixed(2)}`);
              }
              return bad.join(', ');
            })()
            """
        let bad = try await browser.text(script)
        #expect(bad == "")
    }

    @Test func aPhone() async throws {
        let sample = try SampleRun()
        try await Self.inBrowser(try sample.write()) { browser in
            try await browser.resize(width: 390, height: 844, isPhone: true)
            try await browser.run("location.reload()")
            let overflow = "document.documentElement.scrollWidth > 390 || document.body.scrollWidth > 390"
            #expect(try await browser.isTrue("!(\(overflow))"))
            #expect(try await browser.isTrue("document.querySelector('.list').checkVisibility()"))
            try await Self.keep("phone-list", browser)
            try await Self.open("Dashboard", browser)
            #expect(try await browser.isTrue("!(\(overflow))"))
            #expect(try await browser.isTrue("!document.querySelector('.list').checkVisibility()"))
            #expect(try await browser.isTrue("\(Self.current).checkVisibility()"))
            let wide =
                "[...\(Self.current).querySelectorAll('*')].filter(e => e.checkVisibility() && !e.closest('.port')"
                + " && !e.closest('.modes') && e.getBoundingClientRect().right > 391).map(e => e.className).join()"
            #expect(try await browser.text(wide) == "")
            try await Self.keep("phone-case", browser)
            for mode in ["slide", "overlay", "blink", "diff"] {
                try await browser.run(
                    "\(Self.current).querySelector('[data-mode=\(mode)]').click()")
                #expect(try await browser.isTrue("!(\(overflow))"), "\(mode)")
                if mode == "slide" { try await Self.keep("phone-slider", browser) }
            }
            try await browser.click(".back")
            #expect(try await browser.isTrue("document.querySelector('.list').checkVisibility()"))
        }
    }

    // MARK: Structure and safety

    @Test func landmarksAndNames() async throws {
        let sample = try SampleRun()
        let landmarks = """
            ['header.top', 'nav[aria-label]', 'main', 'h1', 'html[lang]'].map(s => document.querySelectorAll(s).length)
            """
        let nameless = """
            [...document.querySelectorAll('button, input, select, img, a')].filter(e => !(e.textContent.trim()
              || e.getAttribute('aria-label') || e.getAttribute('alt'))).map(e => e.outerHTML).join()
            """
        let repeated = """
            [...document.querySelectorAll('[id]')].map(e => e.id).filter((id, i, all) => all.indexOf(id) !== i).join()
            """
        try await Self.inBrowser(try sample.write()) { browser in
            let counts = try await browser.text(landmarks)
            #expect(counts == "1,1,1,1,1")
            #expect(try await browser.text(nameless) == "")
            #expect(try await browser.text(repeated) == "")
        }
    }

    @Test func hostileNamesAreText() async throws {
        let folder = try TemporaryFolder()
        var bitmap = Bitmap(width: 64, height: 48)
        bitmap[3, 3] = RGBA8(red: 9, green: 9, blue: 9)
        let png = Array(try PNGEncoder().encode(bitmap))
        let html = HTMLReport(run: HostileRun.run, file: { _ in png }).html()
        try folder.write(html, to: "report.html")
        let scripts = """
            [...document.querySelectorAll('*')].flatMap(e => [...e.attributes])
              .filter(a => /^on/.test(a.name) || (/^(href|src|action)$/.test(a.name) && /^\\s*javascript:/.test(a.value)))
              .map(a => a.name).join()
            """
        try await Self.inBrowser("\(folder.path)/report.html") { browser in
            try await browser.run("window.alert = () => { window.wasHacked = true; }")
            let number = HostileRun.names.count
            #expect(try await browser.number("document.querySelectorAll('.case').length") == Double(number))
            #expect(try await browser.number("document.scripts.length") == 1)
            #expect(try await browser.text(scripts) == "")
            #expect(
                try await browser.text(
                    "[...document.querySelectorAll('img')].every(i => i.src.startsWith('data:image/png;base64,'))"
                )
                    == "true")
            for _ in 0..<number { try await browser.press("j", "n", "c") }
            #expect(try await browser.isTrue("!window.wasHacked"))
            let texts = try await browser.text(
                "[...document.querySelectorAll('.case h2')].map(h => h.textContent).join('\\n')")
            for name in HostileRun.names
            where !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\u{202E}" }) {
                #expect(texts.contains(name), "\(name)")
            }
            #expect(texts.contains("⟨U+202E⟩gnp.txet⟨U+202C⟩"))
            #expect(!html.unicodeScalars.contains("\u{202E}"))
        }
        withExtendedLifetime(folder) {}
    }

    /// The policy stops a script that got in all the same, and this test would see it.
    @Test func thePolicyHolds() async throws {
        let (folder, page) = try Self.plainPage()
        let html = try String(contentsOfFile: page, encoding: .utf8)
        let injected = html.replacing(
            "<main",
            with: "<script>document.title = 'in'</script><img src=x onerror=\"document.title='in'\"><main")
        try folder.write(injected, to: "injected.html")
        let browser = try await Browser()
        try await browser.open(file: "\(folder.path)/injected.html")
        let title = try await browser.text("document.title")
        let messages = try await browser.console()
        await browser.quit()
        #expect(title == "1 failed – PixelDiff")
        #expect(messages.contains { $0.contains("Content Security Policy") })
    }

    @Test func aFullPageLinksToFiles() async throws {
        let sample = try SampleRun()
        let page = try sample.write { $0.pictureBudget = 60_000 }
        try await Self.inBrowser(page) { browser in
            #expect(
                try await browser.isTrue(
                    "document.querySelector('.limit').textContent.includes('linked, not shown')"))
            let links =
                "[...document.querySelectorAll('.gone a')].map(a => decodeURI(new URL(a.href).pathname)).join('|')"
            let files = try await browser.text(links).split(separator: "|").map(String.init)
            #expect(!files.isEmpty)
            #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) }, "\(files)")
        }
    }
}
