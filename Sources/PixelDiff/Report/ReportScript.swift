/// What the report does when used. Without it, every picture and sentence is there, side by side.
enum ReportScript {
    static let javaScript = """
        'use strict';
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const cases = all('.case');
        const search = document.getElementById('search');
        let filter = '';

        function apply() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          for (const item of all('[data-verdict]')) {
            const fits = (!filter || item.dataset.verdict === filter)
              && words.every(word => item.dataset.name.includes(word));
            item.hidden = !fits;
            if (fits) shown++;
          }
          for (const section of all('.passed')) {
            section.hidden = !all('figure', section).some(figure => !figure.hidden);
          }
          document.querySelector('.nothing').hidden = shown > 0;
        }
        for (const button of all('nav button')) {
          button.addEventListener('click', () => {
            filter = button.dataset.filter;
            all('nav button').forEach(other => other.setAttribute('aria-pressed', String(other === button)));
            apply();
          });
        }
        search.addEventListener('input', apply);

        function setMode(item, mode) {
          const views = item.querySelector('.views');
          const button = item.querySelector(`.modes button[data-mode=${mode}]`);
          if (!views || !button) return;
          views.dataset.mode = mode;
          all('.modes button', item).forEach(other => other.setAttribute('aria-pressed', String(other === button)));
          if (mode === 'slide') cut(views);
        }
        function cut(views) {
          const width = Math.max(...all('.expected .paper, .actual .paper', views).map(paper => paper.offsetWidth));
          const range = views.querySelector('.cut');
          views.style.setProperty('--cut', `${range.value / 1000 * width}px`);
        }
        function magnify(item) {
          const views = item.querySelector('.views');
          const button = item.querySelector('.magnify');
          if (!views || !button) return;
          const next = { 1: 2, 2: 4, 4: 8, 8: 1 }[views.dataset.zoom || 1];
          views.dataset.zoom = next;
          views.style.setProperty('--zoom', next);
          views.classList.toggle('large', next > 1);
          button.textContent = `${next}×`;
          if (views.dataset.mode === 'slide') cut(views);
        }
        for (const item of cases) {
          all('.modes button', item).forEach(button =>
            button.addEventListener('click', () => setMode(item, button.dataset.mode)));
          item.querySelector('.magnify')?.addEventListener('click', () => magnify(item));
          const views = item.querySelector('.views');
          const range = item.querySelector('.cut');
          if (!range) continue;
          range.addEventListener('input', () => cut(views));
          const follow = event => {
            if (views.dataset.mode !== 'slide' || event.target === range) return;
            const box = views.querySelector('.paper').getBoundingClientRect();
            const width = Math.max(...all('.expected .paper, .actual .paper', views).map(paper => paper.offsetWidth));
            range.value = Math.round((event.clientX - box.left) / width * 1000);
            cut(views);
          };
          views.addEventListener('pointerdown', follow);
          views.addEventListener('pointermove', event => { if (event.buttons || event.pointerType === 'mouse') follow(event); });
          views.addEventListener('click', () => views.classList.toggle('other'));
        }
        addEventListener('resize', () => all('.views[data-mode=slide]').forEach(cut));

        async function copy(command) {
          const code = command.querySelector('code');
          const button = command.querySelector('.copy');
          try {
            await navigator.clipboard.writeText(code.textContent);
          } catch {
            getSelection().selectAllChildren(code);
            document.execCommand('copy');
          }
          button.textContent = 'Copied';
          setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        }
        all('.command').forEach(command =>
          command.querySelector('.copy').addEventListener('click', () => copy(command)));

        const zoom = document.getElementById('zoom');
        all('.thumb').forEach(thumb => thumb.addEventListener('click', () => {
          zoom.querySelector('img').src = thumb.querySelector('img').src;
          zoom.showModal();
        }));
        zoom.addEventListener('click', event => { if (event.target.tagName !== 'IMG') zoom.close(); });

        let current = -1;
        function go(step) {
          const visible = cases.filter(item => !item.hidden);
          if (!visible.length) return;
          const place = visible.indexOf(cases[current]);
          const next = visible[place < 0 ? 0 : Math.min(visible.length - 1, Math.max(0, place + step))];
          cases.forEach(item => item.classList.toggle('current', item === next));
          current = cases.indexOf(next);
          next.focus({ preventScroll: true });
          next.scrollIntoView({ block: 'start' });
        }
        addEventListener('keydown', event => {
          if (event.metaKey || event.ctrlKey || event.altKey || zoom.open) return;
          if (event.target.matches('input[type=search]')) {
            if (event.key === 'Escape') { search.value = ''; search.blur(); apply(); }
            return;
          }
          const item = cases[current] || cases.find(item => !item.hidden);
          const modes = { 1: 'side', 2: 'slide', 3: 'blink', 4: 'diff' };
          if (event.key === 'j') go(1);
          else if (event.key === 'k') go(-1);
          else if (event.key === '/') { event.preventDefault(); search.focus(); }
          else if (item && modes[event.key]) setMode(item, modes[event.key]);
          else if (item && event.key === 'z') magnify(item);
          else if (item && event.key === 'c' && item.querySelector('.command')) copy(item.querySelector('.command'));
        });
        """
}
