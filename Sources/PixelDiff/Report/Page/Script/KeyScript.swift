/// The keys, as the help lists them.
enum KeyScript {
    /// Key, what it does.
    static let keys: [(keys: [String], meaning: String)] = [
        (["j", "k"], "Next and previous case"), (["n", "p"], "Next and previous region"),
        (["1"], "Side by side"), (["2"], "Slider"), (["3"], "Overlay"), (["4"], "Blink"),
        (["5"], "Difference"), (["+", "−"], "Larger, smaller"), (["0"], "Fit the whole picture"),
        (["←", "→", "↑", "↓"], "Move the picture that has the focus"),
        (["Space"], "Swap expected and actual while blinking"), (["m"], "Marks on or off"),
        (["c"], "Copy the command that accepts the case"), (["/"], "Search"),
        (["t"], "Theme: system, light, dark"), (["Esc"], "Leave the search, back to the list"),
        (["?"], "This help"),
    ]

    static let javaScript = #"""
        const help = one('#help');
        one('#help-button').addEventListener('click', () => help.showModal());
        help.addEventListener('click', event => {
          if (event.target === help || event.target.closest('.close')) help.close();
        });

        const modes = { 1: 'side', 2: 'slide', 3: 'overlay', 4: 'blink', 5: 'diff' };
        const actions = {
          j: () => step(1),
          k: () => step(-1),
          n: viewer => viewer?.step(1),
          p: viewer => viewer?.step(-1),
          '+': viewer => viewer?.zoom(1.5),
          '=': viewer => viewer?.zoom(1.5),
          '-': viewer => viewer?.zoom(1 / 1.5),
          0: viewer => viewer?.fit(),
          m: viewer => viewer?.toggleMarks(),
          t: nextTheme,
          c: () => { const command = articles[current] && one('.command', articles[current]); if (command) copy(command); },
          '/': () => { if (isNarrow.matches) close(); search.focus(); search.select(); },
          '?': () => help.showModal(),
          Escape: () => { if (isNarrow.matches) close(); },
        };
        const arrows = { ArrowLeft: [48, 0], ArrowRight: [-48, 0], ArrowUp: [0, 48], ArrowDown: [0, -48] };

        addEventListener('keydown', event => {
          if (event.metaKey || event.ctrlKey || event.altKey || help.open) return;
          const target = event.target;
          if (target === search) {
            if (event.key === 'Escape') { search.value = ''; search.blur(); apply(); }
            if (event.key === 'Enter') { search.blur(); step(0); }
            return;
          }
          if (target.matches('select')) return;
          const viewer = viewerOf(current);
          if (event.key === ' ') {
            if (!viewer || viewer.mode !== 'blink' || target.matches('button, a, summary, input')) return;
            event.preventDefault();
            viewer.flipByHand();
          } else if (arrows[event.key]) {
            if (!viewer || !target.matches('.stage')) return;
            event.preventDefault();
            viewer.pan(...arrows[event.key]);
          } else if (modes[event.key]) {
            viewer?.choose(modes[event.key]);
          } else if (actions[event.key]) {
            event.preventDefault();
            actions[event.key](viewer);
          }
        });

        apply();
        follow();
        """#
}
