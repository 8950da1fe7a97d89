/// A phone, and paper.
enum NarrowStyle {
    static let css = #"""
        @media (max-width: 860px) {
          .top { padding: 12px 16px; }
          .top .verdict { flex-basis: 200px; }
          .js .columns { display: block; overflow-y: auto; }
          .js .side { border: 0; min-height: 100%; }
          .js .list { overflow: visible; }
          .js .reading { display: none; overflow: visible; }
          .js .detail .side { display: none; }
          .js .detail .reading { display: block; }
          .js .detail .top .accept, .js .detail .top .tools { display: none; }
          .js .toolbar .back { display: block; }
          .toolbar { position: sticky; top: 0; z-index: 3; padding: 8px 16px; background: var(--back);
            border-bottom: 1px solid var(--line); }
          .toolbar .tool { padding: 7px 12px; }
          .limit { margin: 12px 16px 0; }
          main { padding: 12px 16px 48px; }
          .bar .spring { display: none; }
          .modes { display: flex; width: 100%; overflow-x: auto; }
          .modes button { flex: 1 0 auto; padding: 5px 9px; min-height: 34px; }
          .group button { min-height: 34px; min-width: 32px; padding: 3px 8px; }
          .group .where { min-width: 0; }
          .group output { min-width: 44px; }
          .filters input, .filters select { font-size: 16px; }
          .verdicts button { padding: 6px 12px; }
          .stage { gap: 8px; }
          .viewer[data-mode=side] .stage[data-count="3"] { grid-template-columns: 1fr 1fr; }
          .viewer[data-mode=side] .stage[data-count="3"] .diff { display: none; }
          .controls > * { min-height: 34px; }
        }
        @media print {
          .js body, .js .columns, .js .reading { display: block; height: auto; overflow: visible; }
          .side, .js-only, .skip { display: none !important; }
          .js .case:not(.current) { display: block; }
          .case { break-inside: avoid; }
          .port { height: auto !important; }
          .js .sheet { position: static; transform: none !important; }
          .sheet img { max-width: 100%; height: auto; }
          .marks { display: none; }
        }

        """#
}
