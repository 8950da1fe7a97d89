/// How the report looks: light and dark, wide and narrow, on paper and without motion.
enum ReportStyle {
    static let footer = """
        <footer><kbd>j</kbd> <kbd>k</kbd> next, previous <span>·</span> <kbd>1</kbd>–<kbd>4</kbd> side by side, \
        slider, blink, difference <span>·</span> <kbd>z</kbd> magnify <span>·</span> <kbd>c</kbd> copy the command \
        <span>·</span> <kbd>/</kbd> filter</footer>
        """

    static let css = """
        :root { color-scheme: light dark;
          --back: #f6f6f4; --card: #fff; --ink: #1c1c1a; --soft: #6b6b66; --line: #e3e3de; --well: #efefeb;
          --red: #c02537; --red-soft: #fbe9eb; --amber: #8a5a00; --amber-soft: #fbf0d9;
          --green: #1d7a46; --green-soft: #e3f4ea; --blue: #2457c5; --blue-soft: #e6edfb;
          --checker: #e9e9e6; --paper: #fff; }
        @media (prefers-color-scheme: dark) { :root {
          --back: #141413; --card: #1e1e1c; --ink: #ecece6; --soft: #9b9b93; --line: #32322e; --well: #292926;
          --red: #ff8591; --red-soft: #3d1b20; --amber: #f0bd61; --amber-soft: #3a2c10;
          --green: #77d39c; --green-soft: #17331f; --blue: #94b5ff; --blue-soft: #1b2a4c;
          --checker: #2b2b28; --paper: #222220; } }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--back); color: var(--ink);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Noto Sans", sans-serif; }
        code, kbd { font: .87em/1.4 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere; }
        button, input { font: inherit; color: inherit; }
        button { cursor: pointer; border: 0; background: none; padding: 0; }
        :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
        header.page, main, footer { max-width: 1320px; margin: 0 auto; padding: 0 24px; }
        header.page { padding-top: 40px; }
        .verdict { display: grid; grid-template-columns: auto 1fr; column-gap: 14px; align-items: center; }
        .verdict .dot { width: 14px; height: 14px; border-radius: 50%; background: var(--red); }
        .verdict.ok .dot { background: var(--green); }
        .verdict h1 { margin: 0; font-size: 30px; line-height: 1.15; letter-spacing: -.02em; font-weight: 650; }
        .verdict p { grid-column: 2; margin: 4px 0 0; color: var(--soft); }
        nav { display: flex; flex-wrap: wrap; gap: 6px; margin: 24px 0 8px; align-items: center; }
        nav button { padding: 5px 12px; border-radius: 99px; color: var(--soft); }
        nav button b { font-weight: 500; font-variant-numeric: tabular-nums; opacity: .7; margin-left: 2px; }
        nav button:hover { background: var(--well); }
        nav button[aria-pressed=true] { background: var(--ink); color: var(--back); }
        nav input { margin-left: auto; width: 220px; padding: 5px 12px; border-radius: 99px;
          border: 1px solid var(--line); background: var(--card); }
        .all { margin: 8px 0 0; color: var(--soft); }
        .case { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px;
          margin: 20px 0; scroll-margin: 16px; }
        .case > header { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; }
        .case.current { border-color: var(--blue); }
        .case:focus { outline: none; }
        h2 { margin: 0 4px 0 0; font-size: 18px; font-weight: 600; letter-spacing: -.01em; overflow-wrap: anywhere; }
        .suite { color: var(--soft); font-weight: 400; }
        .suite::after { content: " /"; opacity: .6; }
        .chip { font-style: normal; font-size: 12px; font-weight: 500; padding: 1px 7px; border-radius: 5px;
          background: var(--well); color: var(--soft); vertical-align: 2px; white-space: nowrap; }
        .badge { font-size: 12px; font-weight: 600; padding: 1px 8px; border-radius: 99px; }
        .badge.failed { background: var(--red-soft); color: var(--red); }
        .badge.missing, .badge.recorded { background: var(--amber-soft); color: var(--amber); }
        .badge.stage { background: var(--blue-soft); color: var(--blue); }
        .summary { margin: 6px 0 16px; overflow-wrap: anywhere; }
        .bar { display: flex; justify-content: space-between; gap: 12px; margin-bottom: 12px; }
        .modes { display: inline-flex; flex-wrap: wrap; background: var(--well); border-radius: 9px; padding: 3px; }
        .modes button { padding: 3px 12px; border-radius: 7px; color: var(--soft); font-size: 14px; }
        .modes button[aria-pressed=true] { background: var(--card); color: var(--ink);
          box-shadow: 0 1px 2px rgb(0 0 0 / .16); }
        .magnify { font-size: 14px; color: var(--soft); padding: 3px 10px; border-radius: 9px; min-width: 44px; }
        .magnify:hover { background: var(--well); }
        .views { --zoom: 1; display: grid; gap: 18px; align-items: start; overflow: auto; padding: 2px;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr)); }
        .views.large { grid-template-columns: repeat(3, max-content); }
        figure { margin: 0; min-width: 0; }
        figcaption { font-size: 13px; color: var(--soft); margin-bottom: 6px; overflow-wrap: anywhere; }
        .views figcaption { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        figcaption span { font-variant-numeric: tabular-nums; margin-left: 4px; opacity: .8; }
        .paper { display: inline-block; width: calc(var(--width) * var(--zoom)); max-width: 100%; line-height: 0;
          box-shadow: 0 0 0 1px var(--line);
          background: repeating-conic-gradient(var(--checker) 0 25%, var(--paper) 0 50%) 0 0 / 16px 16px; }
        .large .paper { max-width: none; }
        .paper img { width: 100%; height: auto; }
        .large img { image-rendering: pixelated; }
        .cut { display: none; }
        .views[data-mode=slide], .views[data-mode=blink] { grid-template-columns: minmax(0, max-content);
          touch-action: pan-y pinch-zoom; }
        .views[data-mode=slide] figure, .views[data-mode=blink] figure { grid-area: 1 / 1; max-width: 100%; }
        .views:not([data-mode=side]) figcaption { visibility: hidden; }
        .views[data-mode=slide] figure.diff, .views[data-mode=blink] figure.diff,
        .views[data-mode=diff] figure.expected, .views[data-mode=diff] figure.actual { display: none; }
        .views[data-mode=diff] figcaption { visibility: visible; }
        .views[data-mode=slide] .cut { display: block; grid-area: 2 / 1; width: 100%; accent-color: var(--blue); }
        .views[data-mode=slide] .expected .paper { clip-path: inset(-1px calc(100% - var(--cut, 50%)) -1px -1px); }
        .views[data-mode=slide] .actual .paper { clip-path: inset(-1px -1px -1px var(--cut, 50%)); }
        .views[data-mode=slide] { cursor: ew-resize; }
        .views[data-mode=blink] .expected .paper { animation: blink 1.2s steps(1) infinite; }
        .views[data-mode=blink] .actual .paper { animation: blink 1.2s steps(1) -.6s infinite; }
        @keyframes blink { 0% { opacity: 1; } 50% { opacity: 0; } }
        .facts { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; margin-top: 20px; }
        .facts > :only-child { grid-column: 1 / -1; }
        .facts ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
        .facts li::marker { color: var(--soft); }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 0; align-content: start; }
        dt { color: var(--soft); }
        dd { margin: 0; min-width: 0; }
        .command { display: inline-flex; align-items: center; max-width: 100%; border-radius: 7px;
          background: var(--well); }
        .command code { padding: 3px 10px; }
        .copy { font-size: 13px; padding: 3px 10px; color: var(--blue); border-left: 1px solid var(--line); }
        .passed { margin: 40px 0 20px; }
        .passed h2 { margin-bottom: 14px; }
        .gallery { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
        .gallery figure { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 10px; }
        .gallery figcaption { margin: 8px 2px 0; color: var(--ink); }
        .gallery small { display: block; color: var(--soft); }
        .thumb { display: block; width: 100%; height: 130px; border-radius: 6px; overflow: hidden;
          background: var(--well); }
        .thumb img { width: 100%; height: 100%; object-fit: contain; }
        dialog { border: 0; border-radius: 14px; padding: 16px; background: var(--card); color: var(--ink);
          max-width: 94vw; max-height: 94vh; }
        dialog::backdrop { background: rgb(0 0 0 / .5); }
        dialog button { color: var(--blue); margin-bottom: 10px; }
        dialog img { display: block; max-width: 100%; }
        .nothing { color: var(--soft); padding: 40px 0; text-align: center; }
        footer { color: var(--soft); font-size: 13px; padding-top: 12px; padding-bottom: 40px; }
        footer span { opacity: .5; margin: 0 4px; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; }
        @media (max-width: 720px) {
          header.page, main, footer { padding-left: 16px; padding-right: 16px; }
          header.page { padding-top: 24px; }
          nav input { margin-left: 0; width: 100%; }
          .case { padding: 16px; border-radius: 12px; }
          .facts { grid-template-columns: minmax(0, 1fr); }
          .gallery { grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); }
          footer { display: none; } }
        @media (prefers-reduced-motion: reduce) {
          .views[data-mode=blink] .paper { animation: none !important; }
          .views[data-mode=blink]:not(.other) .actual .paper,
          .views[data-mode=blink].other .expected .paper { opacity: 0; } }
        @media print { nav, .bar, .copy, footer { display: none; } .case { break-inside: avoid; } }
        """
}
