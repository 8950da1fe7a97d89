/// What is said below the pictures.
enum FactsStyle {
    static let css = #"""
        .facts { columns: 380px; column-gap: 14px; margin-top: 14px; }
        .facts section { break-inside: avoid; margin-bottom: 14px; background: var(--card);
          border: 1px solid var(--line); border-radius: 12px; padding: 14px 18px; }
        h3 { margin: 0 0 8px; font-size: 13px; font-weight: 600; color: var(--soft); }
        .facts ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
        .facts li::marker { color: var(--soft); }
        .regions { list-style: none; margin: 0 -8px; padding: 0; max-height: 420px; overflow: auto; }
        .region { display: flex; gap: 10px; width: 100%; padding: 6px 8px; border-radius: 8px; text-align: left; }
        .region:hover { background: var(--hover); }
        .region:focus-visible { outline-offset: -2px; }
        .region[aria-current] { background: var(--accent-soft); }
        .region > b { flex: none; min-width: 22px; height: 20px; margin-top: 2px; padding: 0 5px; border-radius: 5px;
          font-size: 12px; line-height: 20px; text-align: center; color: #fff; background: #b3154f; }
        .region .what { min-width: 0; overflow-wrap: anywhere; }
        .region .kind, .region .moved { font-weight: 550; }
        .region .view { color: var(--soft); }
        .region small { display: block; font-size: 13px; color: var(--soft); }
        .facts .bands { list-style: none; padding: 0; margin-bottom: 6px; }
        .bands b { display: inline-block; width: 20px; border-radius: 5px; text-align: center; font-size: 13px;
          line-height: 20px; background: var(--green-soft); color: var(--green); }
        .bands .removed b { background: var(--blue-soft); color: var(--blue); }
        .rest { margin: 6px 0 0; color: var(--soft); font-size: 14px; }
        dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 0; }
        dt { color: var(--soft); }
        dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }

        """#
}
