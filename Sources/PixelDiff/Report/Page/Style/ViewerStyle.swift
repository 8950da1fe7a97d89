/// The pictures and what is around them.
enum ViewerStyle {
    static let css = #"""
        .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 10px; }
        .modes, .group { display: inline-flex; align-items: center; padding: 3px; border-radius: 10px;
          background: var(--well); }
        .modes button, .group button { padding: 3px 11px; min-height: 28px; min-width: 28px; border-radius: 7px;
          font-size: 14px; color: var(--soft); white-space: nowrap; }
        .modes button:hover, .group button:hover { color: var(--ink); background: var(--hover); }
        .modes button[aria-pressed=true], .group button[aria-pressed=true] { background: var(--card);
          color: var(--ink); font-weight: 550; box-shadow: 0 1px 2px rgb(0 0 0 / .18); }
        .group output { font-size: 13.5px; padding: 0 4px; min-width: 52px; text-align: center; white-space: nowrap;
          font-variant-numeric: tabular-nums; }
        .group .where { min-width: 92px; }

        .stage { display: grid; gap: 14px; border-radius: 12px; touch-action: pan-y;
          grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); }
        .stage[data-count="2"] { grid-template-columns: 1fr 1fr; }
        .stage[data-count="3"] { grid-template-columns: 1fr 1fr 1fr; }
        .stage:focus-visible { outline-offset: 4px; }
        .js .stage { user-select: none; -webkit-user-select: none; }
        .pannable .stage { cursor: grab; touch-action: none; }
        .pannable .stage:active { cursor: grabbing; }
        .pane { margin: 0; min-width: 0; }
        figcaption { font-size: 13px; font-weight: 550; margin-bottom: 6px; white-space: nowrap; overflow: hidden;
          text-overflow: ellipsis; }
        figcaption span { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
        .port { position: relative; overflow: hidden; border-radius: 10px; border: 1px solid var(--line);
          background: var(--well); }
        .js .port { height: var(--height, 240px); }
        .sheet { width: max-content; transform-origin: 0 0; line-height: 0;
          background: repeating-conic-gradient(var(--checker) 0 25%, var(--paper) 0 50%) 0 0 / 16px 16px; }
        .js .sheet { position: absolute; left: 0; top: 0; will-change: transform; }
        html:not(.js) .sheet, html:not(.js) .sheet img { max-width: 100%; height: auto; }
        .sheet img { display: block; }
        .crisp .sheet img { image-rendering: pixelated; }
        .marks { position: absolute; inset: 0; pointer-events: none; }
        html:not(.js) .marks, .unmarked .marks { display: none; }
        .mark, .band { position: absolute; left: 0; top: 0; }
        .mark { box-shadow: 0 0 0 1.5px var(--mark), 0 0 0 2.5px rgb(255 255 255 / .8); border-radius: 2px; }
        .mark b, .band b { position: absolute; font: 600 11px/16px system-ui, sans-serif; min-width: 16px;
          padding: 0 4px; text-align: center; border-radius: 4px; color: #fff; background: #b3154f; }
        .mark b { left: -3px; bottom: calc(100% + 3px); }
        .mark.low b { bottom: auto; top: calc(100% + 3px); }
        .mark.current { z-index: 1; box-shadow: 0 0 0 3px var(--mark), 0 0 0 4px rgb(255 255 255 / .9); }
        .pane.diff .mark:not(.current) { box-shadow: 0 0 0 1px var(--mark); }
        .band { background: repeating-linear-gradient(135deg, rgb(23 140 75 / .30) 0 6px, rgb(23 140 75 / .14) 0 12px);
          box-shadow: 0 0 0 1px rgb(23 140 75 / .8); }
        .band.removed { background: repeating-linear-gradient(45deg, rgb(40 95 200 / .30) 0 6px, rgb(40 95 200 / .14) 0 12px);
          box-shadow: 0 0 0 1px rgb(40 95 200 / .8); }
        .band.gap { background: rgb(23 140 75); box-shadow: none; }
        .band.gap.removed { background: rgb(40 95 200); }
        .band b { right: 4px; top: 4px; background: #14743e; }
        .band.removed b { background: #2456b4; }

        .viewer:not([data-mode=side]) .stage { grid-template-columns: minmax(0, 1fr); }
        .viewer:not([data-mode=side]) .pane { grid-area: 1 / 1; }
        .viewer:not([data-mode=side], [data-mode=diff]) .pane.diff,
        .viewer[data-mode=diff] .pane:not(.diff) { display: none; }
        .viewer:is([data-mode=slide], [data-mode=overlay]) .pane.actual figcaption { text-align: right; }
        .viewer[data-mode=slide] .stage { cursor: ew-resize; touch-action: pan-y; }
        .viewer[data-mode=slide] .expected .port { clip-path: inset(0 calc(100% - var(--cut, 50%)) 0 0); }
        .viewer[data-mode=slide] .actual .port { clip-path: inset(0 0 0 var(--cut, 50%)); }
        .viewer[data-mode=slide] .actual .port::after { content: ""; position: absolute; top: 0; bottom: 0;
          left: var(--cut, 50%); width: 3px; background: var(--accent); box-shadow: 0 0 0 1px var(--card); }
        .viewer[data-mode=overlay] .actual .port { background: none; }
        .viewer[data-mode=overlay] .actual .sheet { opacity: var(--opacity, .5); }
        .viewer[data-mode=overlay] .expected .marks, .viewer[data-mode=blink] .marks { opacity: .8; }
        .viewer[data-mode=blink]:not(.other) .pane.actual, .viewer[data-mode=blink].other .pane.expected {
          visibility: hidden; }

        .controls { min-height: 40px; padding-top: 10px; }
        .viewer:is([data-mode=side], [data-mode=diff]) .controls { display: none; }
        .controls > * { display: none; }
        .controls label { align-items: center; gap: 12px; font-size: 13.5px; color: var(--soft); }
        .controls input { flex: 1; min-width: 0; accent-color: var(--accent); height: 24px; }
        .controls span { font-size: 13.5px; color: var(--soft); margin-left: 8px; }
        [data-mode=slide] .for-slide, [data-mode=overlay] .for-overlay { display: flex; }
        [data-mode=blink] .for-blink { display: block; }

        """#
}
