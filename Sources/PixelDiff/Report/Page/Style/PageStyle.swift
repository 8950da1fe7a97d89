/// The page around the pictures: top, list, case.
enum PageStyle {
    static let css = #"""
        * { box-sizing: border-box; }
        [hidden], html:not(.js) .js-only { display: none !important; }
        body { margin: 0; background: var(--back); color: var(--ink);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Noto Sans", sans-serif; }
        code, kbd { font: .87em/1.45 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere; }
        button, input, select { font: inherit; color: inherit; }
        button { cursor: pointer; border: 0; background: none; padding: 0; }
        a { color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        main:focus, .case:focus { outline: none; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 14px; border-radius: 8px;
          background: var(--accent); color: var(--on-accent); }
        .skip:focus { top: 8px; }
        .spring { flex: 1; }
        .tool { padding: 5px 12px; border-radius: 8px; border: 1px solid var(--line); background: var(--card);
          font-size: 14px; white-space: nowrap; }
        .tool:hover { background: var(--hover); }

        .top { display: flex; align-items: center; flex-wrap: wrap; gap: 10px 20px; padding: 14px 24px;
          background: var(--card); border-bottom: 1px solid var(--line); }
        .top .verdict { display: flex; align-items: center; gap: 14px; flex: 1 1 300px; min-width: 0; }
        .top .verdict .sign { flex: none; width: 36px; height: 36px; border-radius: 10px; display: grid;
          place-items: center; font-weight: 700; font-size: 19px; background: var(--red-soft); color: var(--red); }
        .top.ok .verdict .sign { background: var(--green-soft); color: var(--green); }
        h1 { margin: 0; font-size: 20px; line-height: 1.25; font-weight: 650; letter-spacing: -.012em; }
        .top .verdict p { margin: 1px 0 0; color: var(--soft); font-size: 14px; }
        .warning { color: var(--amber); font-weight: 600; }
        .tools { display: flex; gap: 8px; }
        .accept { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin: 0; font-size: 14px;
          min-width: 0; }
        .accept .label { color: var(--soft); }
        .command { display: inline-flex; align-items: stretch; max-width: 100%; min-width: 0; border-radius: 8px;
          border: 1px solid var(--line); background: var(--well); overflow: hidden; }
        .command code { padding: 4px 10px; min-width: 0; max-height: 5.2em; overflow: auto; }
        .copy { flex: none; padding: 4px 12px; font-size: 13px; font-weight: 600; color: var(--accent);
          background: var(--card); border-left: 1px solid var(--line); min-width: 68px; }
        .copy:hover { background: var(--accent-soft); }
        .copy:focus-visible { outline-offset: -2px; }

        .js .columns { display: grid; grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
          height: calc(100vh - var(--top, 65px)); }
        .js body { height: 100vh; display: flex; flex-direction: column; overflow: hidden; }
        .js .columns { flex: 1; height: auto; min-height: 0; }
        .side { display: flex; flex-direction: column; min-height: 0; background: var(--side);
          border-right: 1px solid var(--line); }
        .filters { padding: 14px 14px 6px; border-bottom: 1px solid var(--line); }
        .filters input, .filters select { width: 100%; min-width: 0; padding: 7px 10px; border-radius: 8px;
          border: 1px solid var(--line); background: var(--card); }
        .filters input::placeholder { color: var(--soft); opacity: 1; }
        .verdicts { display: flex; flex-wrap: wrap; gap: 4px; margin: 10px 0; }
        .verdicts button { padding: 3px 10px; border-radius: 99px; font-size: 13.5px; color: var(--soft);
          background: var(--well); }
        .verdicts button b { font-weight: 500; font-variant-numeric: tabular-nums; margin-left: 1px; }
        .verdicts button:hover { color: var(--ink); }
        .verdicts button[aria-pressed=true] { background: var(--ink); color: var(--card); }
        .selects { display: flex; gap: 6px; }
        .selects select { flex: 1; font-size: 13.5px; padding: 5px 6px; }
        #status { margin: 8px 2px 2px; font-size: 13px; color: var(--soft); }
        .list { list-style: none; margin: 0; padding: 8px; overflow-y: auto; min-height: 0; flex: 1; }
        .list li { content-visibility: auto; contain-intrinsic-size: auto 62px; }
        .list a { display: flex; gap: 10px; padding: 8px 10px; border-radius: 9px; color: inherit;
          text-decoration: none; }
        .list a:hover { background: var(--hover); }
        .list a:focus-visible { outline-offset: -2px; }
        .list a[aria-current] { background: var(--accent-soft); box-shadow: inset 3px 0 0 var(--accent); }
        .list .what { min-width: 0; flex: 1; }
        .list .name { font-weight: 550; overflow-wrap: anywhere; }
        .list small { display: block; color: var(--soft); font-size: 13px; line-height: 1.4; overflow: hidden;
          white-space: nowrap; text-overflow: ellipsis; }
        .list .sign { flex: none; width: 20px; height: 20px; margin-top: 2px; border-radius: 6px; display: grid;
          place-items: center; font-size: 12px; font-weight: 700; }
        .suite { color: var(--soft); font-weight: 400; overflow-wrap: anywhere; }
        .suite::after { content: " /"; opacity: .6; }
        .chip { font-style: normal; font-size: 12px; font-weight: 500; padding: 1px 7px; border-radius: 5px;
          background: var(--well); color: var(--soft); white-space: nowrap; vertical-align: 1px; }
        .failed { background: var(--red-soft); color: var(--red); }
        .missing, .recorded { background: var(--amber-soft); color: var(--amber); }
        .passed { background: var(--green-soft); color: var(--green); }
        .part.badge { background: var(--blue-soft); color: var(--blue); }

        .js .reading { overflow-y: auto; min-width: 0; }
        .toolbar { display: flex; gap: 8px; padding: 12px 28px 0; }
        .js .toolbar .back { display: none; }
        .limit { margin: 14px 28px 0; padding: 10px 14px; border-radius: 10px; background: var(--amber-soft);
          color: var(--amber); font-size: 14px; }
        main { padding: 4px 28px 60px; }
        html:not(.js) main { max-width: 1320px; margin: 0 auto; }
        .js .case:not(.current) { display: none; }
        html:not(.js) .case { padding: 24px 0; border-bottom: 1px solid var(--line); content-visibility: auto;
          contain-intrinsic-size: auto 700px; }
        .case > header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; }
        h2 { margin: 0; font-size: 21px; line-height: 1.3; font-weight: 650; letter-spacing: -.012em;
          overflow-wrap: anywhere; }
        .badge { font-size: 12.5px; font-weight: 600; padding: 2px 10px; border-radius: 99px; white-space: nowrap; }
        .summary { margin: 4px 0 12px; overflow-wrap: anywhere; }
        .case > .accept { margin-bottom: 16px; }
        .gone { color: var(--soft); }
        .nothing { text-align: center; color: var(--soft); padding: 80px 0; }
        .nothing button { color: var(--accent); font-weight: 600; }

        dialog { border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px; max-width: 560px;
          width: calc(100vw - 32px); background: var(--card); color: var(--ink); box-shadow: var(--shadow); }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog table { border-collapse: collapse; margin: 10px 0; }
        dialog th { text-align: left; padding: 3px 18px 3px 0; font-weight: 400; white-space: nowrap; }
        dialog p { color: var(--soft); font-size: 14px; }
        kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px;
          background: var(--well); }

        """#
}
