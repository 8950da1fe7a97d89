/// The list of cases: filters, and which case is shown. Themes and commands to copy as well.
enum ListScript {
    static let javaScript = #"""
        const body = document.body;
        const articles = all('.case');
        const items = all('.list li');
        const search = one('#search'), stages = one('#stage'), suites = one('#suite');
        const status = one('#status');
        const texts = items.map(item => item.textContent.toLowerCase());
        const viewers = new Map();
        const isNarrow = matchMedia('(max-width: 860px)');
        let verdict = one('.verdicts button[aria-pressed=true]')?.dataset.verdict || '';
        let current = -1;

        function viewerOf(index) {
          const article = articles[index];
          if (!article || !one('.viewer .port', article)) return null;
          if (!viewers.has(index)) viewers.set(index, new Viewer(article));
          return viewers.get(index);
        }

        function fits(item, index) {
          const own = item.dataset.verdict;
          return (!verdict || (verdict === 'open' ? own !== 'passed' : own === verdict))
            && (!stages?.value || item.dataset.stage === stages.value)
            && (!suites?.value || item.dataset.suite === suites.value)
            && search.value.toLowerCase().split(/\s+/).filter(Boolean).every(word => texts[index].includes(word));
        }
        function apply() {
          items.forEach((item, index) => { item.hidden = !fits(item, index); });
          const shown = items.filter(item => !item.hidden);
          status.textContent = shown.length === items.length
            ? `${items.length} ${items.length === 1 ? 'case' : 'cases'}` : `${shown.length} of ${items.length} cases`;
          one('.nothing').hidden = shown.length > 0;
          describeAcceptance(shown);
          if (!isNarrow.matches && (current < 0 || items[current].hidden)) {
            show(shown.length ? items.indexOf(shown[0]) : -1);
          }
        }
        function describeAcceptance(shown) {
          const all = one('#accept-all');
          if (!all) return;
          const waiting = items.filter(item => item.dataset.approve);
          const chosen = shown.filter(item => item.dataset.approve);
          const isAll = chosen.length === waiting.length;
          one('.label', all).textContent = isAll ? 'Accept all that differ:' : `Accept the ${chosen.length} listed:`;
          one('code', all).textContent = isAll ? 'pixeldiff approve'
            : `pixeldiff approve ${chosen.map(item => item.dataset.approve).join(' ')}`;
          all.hidden = !chosen.length || (!isAll && chosen.length > 200);
        }
        function clearFilters() {
          search.value = '';
          for (const select of [stages, suites]) if (select) select.value = '';
          choose('');
        }
        function choose(value) {
          verdict = value;
          all('.verdicts button').forEach(button =>
            button.setAttribute('aria-pressed', String(button.dataset.verdict === value)));
          apply();
        }
        all('.verdicts button').forEach(button =>
          button.addEventListener('click', () => choose(button.dataset.verdict)));
        search.addEventListener('input', apply);
        for (const select of [stages, suites]) select?.addEventListener('change', apply);
        one('.nothing button').addEventListener('click', clearFilters);

        // Which case is shown, and its place in the address.

        function show(index) {
          if (current >= 0) viewerOf(current)?.rest();
          current = index;
          articles.forEach((article, other) => article.classList.toggle('current', other === index));
          items.forEach((item, other) => {
            const link = one('a', item);
            if (other === index) link.setAttribute('aria-current', 'true');
            else link.removeAttribute('aria-current');
          });
          body.classList.toggle('detail', index >= 0 && (!isNarrow.matches || isOpened));
          if (index < 0) return;
          if (!isNarrow.matches) one('a', items[index]).scrollIntoView({ block: 'nearest' });
          const viewer = viewerOf(index);
          if (!viewer) return;
          if (!viewer.choose(wanted.mode)) viewer.refresh();
        }
        let isOpened = false;
        function open(index) {
          isOpened = true;
          show(index);
          one('.reading').scrollTop = 0;
          scrollTo(0, 0);
          articles[index]?.focus({ preventScroll: true });
          try { history.replaceState(null, '', `#${encodeURI(articles[index].id)}`); } catch { /* no address */ }
        }
        function step(by) {
          const shown = items.map((item, index) => index).filter(index => !items[index].hidden);
          if (!shown.length) return;
          const place = shown.indexOf(current);
          const next = place < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, place + by));
          open(shown[next]);
        }
        function close() {
          isOpened = false;
          body.classList.remove('detail');
          try { history.replaceState(null, '', '#'); } catch { /* no address */ }
          if (current >= 0) one('a', items[current]).focus();
        }
        function follow() {
          let id = location.hash.slice(1);
          try { id = decodeURIComponent(id); } catch { /* no such case */ }
          const index = articles.findIndex(article => article.id === id);
          if (index < 0) return;
          if (items[index].hidden) clearFilters();
          open(index);
        }
        items.forEach((item, index) => one('a', item).addEventListener('click', event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open(index);
        }));
        one('.back').addEventListener('click', close);
        one('.next-case').addEventListener('click', () => step(1));
        one('.previous-case').addEventListener('click', () => step(-1));
        addEventListener('hashchange', follow);
        addEventListener('resize', () => { if (current >= 0) viewerOf(current)?.refresh(); });
        isNarrow.addEventListener('change', () => { isOpened = body.classList.contains('detail'); apply(); show(current); });

        // Light and dark.

        const themes = ['system', 'light', 'dark'];
        const themeButton = one('#theme');
        function setTheme(theme) {
          if (theme === 'system') document.documentElement.removeAttribute('data-theme');
          else document.documentElement.dataset.theme = theme;
          one('span', themeButton).textContent = theme[0].toUpperCase() + theme.slice(1);
          themeButton.dataset.theme = theme;
          try { localStorage.setItem('pixeldiff-theme', theme); } catch { /* a page from disk may have no storage */ }
        }
        function nextTheme() {
          setTheme(themes[(themes.indexOf(themeButton.dataset.theme) + 1) % themes.length]);
        }
        themeButton.addEventListener('click', nextTheme);
        let stored = null;
        try { stored = localStorage.getItem('pixeldiff-theme'); } catch { /* as above */ }
        setTheme(themes.includes(stored) ? stored : 'system');

        // Commands.

        async function copy(command) {
          const code = one('code', command), button = one('.copy', command);
          try {
            await navigator.clipboard.writeText(code.textContent);
          } catch {
            getSelection().selectAllChildren(code);
            document.execCommand('copy');
          }
          button.textContent = 'Copied';
          one('#announcement').textContent = 'Copied';
          setTimeout(() => { button.textContent = 'Copy'; one('#announcement').textContent = ''; }, 1500);
        }
        all('.command').forEach(command =>
          one('.copy', command).addEventListener('click', () => copy(command)));

        """#
}
