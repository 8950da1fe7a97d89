/// How the page of a bisection looks: the report's colours and parts, as a text that is read from top to bottom.
enum BisectStyle {
    static let css = ReportColors.css + PageStyle.css + own

    private static let own = #"""
        .js body { height: auto; display: block; overflow: visible; }
        main { max-width: 1120px; margin: 0 auto; padding: 20px 24px 80px; display: grid; gap: 18px; }
        main > * { min-width: 0; margin: 0; }
        .note { padding: 12px 16px; border-radius: 10px; background: var(--amber-soft); color: var(--amber); }
        .card, .cause { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
          padding: 18px 22px; box-shadow: var(--shadow); }
        .card h2, .steps h2 { font-size: 16px; margin-bottom: 10px; }
        .cause > header { display: flex; gap: 12px; align-items: flex-start; }
        .cause .number { flex: none; width: 28px; height: 28px; border-radius: 8px; display: grid;
          place-items: center; font-weight: 700; background: var(--red-soft); color: var(--red); }
        .cause h2 { flex: 1; font-size: 18px; }
        .place { display: block; overflow-wrap: anywhere; }
        .with { font-size: 13px; font-weight: 500; color: var(--soft); }
        .cause { display: grid; gap: 14px; }
        .cause > * { min-width: 0; }
        .plain { list-style: none; margin: 0; padding: 0; overflow-wrap: anywhere; }
        .plain li + li { margin-top: 4px; }
        .sure { color: var(--soft); font-size: 14px; }
        h3 { margin: 0 0 8px; font-size: 13px; font-weight: 600; color: var(--soft); }
        .shots { display: grid; gap: 16px; }
        .row { display: flex; flex-wrap: wrap; gap: 14px; }
        .row figure { margin: 0; min-width: 0; max-width: 100%; }
        figcaption { font-size: 12.5px; color: var(--soft); margin-bottom: 5px; }
        .frame { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; line-height: 0;
          width: fit-content; max-width: 100%;
          background: repeating-conic-gradient(var(--checker) 0 25%, var(--paper) 0 50%) 0 0 / 16px 16px; }
        .frame img { max-width: 100%; height: auto; max-height: 640px; width: auto; object-fit: contain; }
        .row figure { flex: 0 1 auto; }
        .variants > summary { color: var(--soft); font-size: 13px; }
        .variants[open] > summary { margin-bottom: 10px; }
        .crisp { image-rendering: pixelated; }
        .frame img.crisp { width: revert-layer; }
        .diff, .output { margin: 0; padding: 12px 0; border-radius: 10px; background: var(--well); overflow: auto;
          max-height: 460px; font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; }
        .output { padding: 12px 16px; }
        .diff span { display: inline-block; min-width: 100%; padding: 0 16px; white-space: pre; }
        .diff .plus { background: var(--green-soft); color: var(--green); }
        .diff .minus { background: var(--red-soft); color: var(--red); }
        .diff .hunk, .diff .file { color: var(--soft); }
        .rest { color: var(--soft); font-size: 14px; margin: 6px 0 0; }
        .steps { margin-top: 10px; }
        .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--card);
          box-shadow: var(--shadow); }
        table { border-collapse: collapse; width: 100%; font-size: 14px; }
        th, td { text-align: left; vertical-align: top; padding: 9px 14px; }
        thead th { font-size: 12.5px; font-weight: 600; color: var(--soft); white-space: nowrap; }
        tbody tr { border-top: 1px solid var(--line); }
        tbody th { color: var(--soft); font-weight: 500; font-variant-numeric: tabular-nums; }
        td { overflow-wrap: anywhere; min-width: 90px; }
        .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
        .cause .number { text-align: center; }
        summary { cursor: pointer; }
        details ul { margin: 6px 0 0; padding-left: 18px; color: var(--soft); font-size: 13px; }
        small { color: var(--soft); font-size: 13px; }
        .thumbs { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; }
        .thumbs figure { margin: 0; max-width: 120px; }
        .thumbs figcaption { margin: 3px 0 0; font-size: 11.5px; overflow-wrap: anywhere; }
        .thumbs img { max-width: 120px; max-height: 96px; width: auto; height: auto; border-radius: 6px;
          border: 1px solid var(--line); background: var(--paper); display: block; }
        .thumbs img.crisp { width: revert-layer; }
        @media (max-width: 700px) {
          main { padding: 14px 12px 60px; }
          .cause, .card { padding: 14px; }
          th, td { padding: 8px 10px; }
        }
        @media print { .top .tools, .accept, .copy { display: none; } .diff { max-height: none; } }

        """#

    static let script = #"""
        'use strict';
        document.documentElement.classList.add('js');
        for (const button of document.querySelectorAll('.copy')) {
          button.addEventListener('click', async () => {
            const text = button.parentElement.querySelector('code').textContent;
            try {
              await navigator.clipboard.writeText(text);
              button.textContent = 'Copied';
            } catch {
              getSelection().selectAllChildren(button.parentElement.querySelector('code'));
              button.textContent = 'Selected';
            }
            setTimeout(() => { button.textContent = 'Copy'; }, 1500);
          });
        }
        const themes = ['System', 'Light', 'Dark'];
        const theme = document.getElementById('theme');
        let chosen = 0;
        theme.addEventListener('click', () => {
          chosen = (chosen + 1) % themes.length;
          theme.querySelector('span').textContent = themes[chosen];
          if (chosen) document.documentElement.dataset.theme = themes[chosen].toLowerCase();
          else delete document.documentElement.dataset.theme;
        });

        """#
}
