/// Looking at one case's pictures: modes, zoom and pan, and the way from region to region.
enum ViewerScript {
    static let javaScript = #"""
        const rectangle = text => {
          const [x, y, w, h] = (text || '').split(',').map(Number);
          return { x, y, w, h };
        };

        class Viewer {
          constructor(article) {
            this.root = one('.viewer', article);
            this.stage = one('.stage', this.root);
            this.scale = Number(this.root.dataset.scale) || 1;
            this.panes = all('.pane', this.root).filter(pane => one('img', pane)).map(pane => {
              const image = one('img', pane);
              return { root: pane, name: pane.dataset.pane, port: one('.port', pane), sheet: one('.sheet', pane),
                marks: one('.marks', pane), w: Number(image.getAttribute('width')),
                h: Number(image.getAttribute('height')), shift: { x: 0, y: 0 }, signs: [] };
            });
            this.bands = (this.root.dataset.bands || '').split(';').filter(Boolean).map(text => {
              const [axis, kind, reference, candidate, length] = text.split(',');
              return { axis, kind, reference: Number(reference), candidate: Number(candidate),
                length: Number(length) };
            });
            this.regions = all('.region', article).map(button => ({ button,
              actual: rectangle(button.dataset.actual), expected: rectangle(button.dataset.expected) }));
            this.w = Math.max(1, ...this.panes.map(pane => pane.w));
            this.h = Math.max(1, ...this.panes.map(pane => pane.h));
            this.region = -1;
            this.isFitted = true;
            this.mode = 'side';
            this.pointers = new Map();
            this.drawSigns();
            this.listen();
          }

          // Numbered frames around regions, stripes over rows and columns that came or went.
          drawSigns() {
            const add = (pane, className, box, label) => {
              const sign = document.createElement('div');
              sign.className = className;
              if (label) { const tag = document.createElement('b'); tag.textContent = label; sign.append(tag); }
              pane.marks.append(sign);
              pane.signs.push({ sign, box });
            };
            for (const pane of this.panes) {
              const own = { expected: 'reference', actual: 'candidate' }[pane.name];
              for (const band of own ? this.bands : []) {
                const isHere = (band.kind === 'inserted') === (pane.name === 'actual');
                const start = band[own], length = isHere ? band.length : 0;
                add(pane, `band ${band.kind} ${band.axis} ${isHere ? 'here' : 'gap'}`, band.axis === 'rows'
                  ? { x: 0, y: start, w: pane.w, h: length } : { x: start, y: 0, w: length, h: pane.h },
                  isHere ? `${band.kind === 'inserted' ? '+' : '−'}${length}` : '');
              }
              this.regions.forEach((region, index) =>
                add(pane, 'mark', this.place(region, pane), String(index + 1)));
            }
          }

          // Where a region is in a pane's picture. The difference shows removed lines too, before what followed them.
          place(region, pane) {
            if (pane.name === 'expected') return region.expected;
            if (pane.name !== 'diff') return region.actual;
            const box = { ...region.actual };
            for (const band of this.bands.filter(band => band.kind === 'removed')) {
              const side = band.axis === 'rows' ? 'y' : 'x';
              if (region.actual[side] >= band.candidate) box[side] += band.length;
            }
            return box;
          }

          listen() {
            const on = (selector, type, action) =>
              all(selector, this.root).forEach(item => item.addEventListener(type, () => action(item)));
            on('.modes button', 'click', button => this.choose(button.dataset.mode));
            on('.zoom-in', 'click', () => this.zoom(1.5));
            on('.zoom-out', 'click', () => this.zoom(1 / 1.5));
            on('.fit', 'click', () => this.fit());
            on('.next-region', 'click', () => this.step(1));
            on('.previous-region', 'click', () => this.step(-1));
            on('.marks-toggle', 'click', () => this.toggleMarks());
            on('.cut', 'input', () => this.cut());
            on('.opacity', 'input', () => this.fade());
            on('.pause', 'click', () => this.pause());
            this.regions.forEach((region, index) => region.button.addEventListener('click', () => {
              this.jump(index);
              this.stage.scrollIntoView({ block: 'nearest' });
            }));
            this.stage.addEventListener('pointerdown', event => this.press(event));
            this.stage.addEventListener('pointermove', event => this.drag(event));
            for (const type of ['pointerup', 'pointercancel']) {
              this.stage.addEventListener(type, event => this.pointers.delete(event.pointerId));
            }
            this.stage.addEventListener('dblclick', event => this.zoom(2, this.spot(event)));
            this.stage.addEventListener('wheel', event => {
              if (!event.ctrlKey && !event.metaKey) return;
              event.preventDefault();
              this.zoom(Math.exp(-event.deltaY / 200), this.spot(event));
            }, { passive: false });
          }

          // Modes.

          choose(mode) {
            const button = one(`.modes button[data-mode=${mode}]`, this.root);
            if (!button) return false;
            this.mode = mode;
            this.root.dataset.mode = mode;
            all('.modes button', this.root).forEach(other =>
              other.setAttribute('aria-pressed', String(other === button)));
            wanted.mode = mode;
            clearInterval(this.timer);
            this.root.classList.remove('other');
            if (mode === 'blink') {
              this.isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
              this.startBlinking();
            }
            this.refresh();
            return true;
          }
          startBlinking() {
            clearInterval(this.timer);
            const button = one('.pause', this.root);
            if (button) button.textContent = this.isPaused ? 'Blink' : 'Pause';
            if (!this.isPaused) this.timer = setInterval(() => this.flip(), 700);
          }
          flip() { this.root.classList.toggle('other'); }
          pause() { this.isPaused = !this.isPaused; this.startBlinking(); }
          flipByHand() {
            if (this.mode !== 'blink') return;
            this.isPaused = true;
            this.startBlinking();
            this.flip();
          }
          rest() { clearInterval(this.timer); }
          cut() {
            const range = one('.cut', this.root);
            if (range) this.root.style.setProperty('--cut', `${range.value / 10}%`);
          }
          fade() {
            const range = one('.opacity', this.root);
            if (range) this.root.style.setProperty('--opacity', range.value / 100);
          }
          toggleMarks() {
            const isOn = this.root.classList.toggle('unmarked');
            wanted.marks = !isOn;
            this.sayMarks();
          }
          sayMarks() {
            this.root.classList.toggle('unmarked', !wanted.marks);
            one('.marks-toggle', this.root)?.setAttribute('aria-pressed', String(wanted.marks));
          }

          // Zoom and pan. `cx` and `cy` are the pixel of the picture that stands in the middle.

          refresh() {
            this.sayMarks();
            this.measure();
            if (this.isFitted) this.fit(); else this.draw();
          }
          measure() {
            this.width = Math.max(...this.panes.map(pane => pane.port.clientWidth));
            const limit = Math.max(240, Math.round(innerHeight * .62));
            const longest = Math.max(this.w, this.h) / this.scale;
            const most = (longest < 160 ? 4 : longest < 320 ? 2 : 1) / this.scale;
            const whole = Math.min(this.width / this.w, limit / this.h, most);
            const readable = Math.min(this.width / this.w, 1 / this.scale);
            this.isLong = whole < readable / 2;
            this.fitted = this.isLong ? readable : whole;
            this.height = Math.max(48, Math.ceil(Math.min(limit, this.h * this.fitted)));
            this.root.style.setProperty('--height', `${this.height}px`);
          }
          fit() {
            if (!this.width) return;
            this.isFitted = true;
            this.k = this.fitted;
            this.panes.forEach(pane => { pane.shift = { x: 0, y: 0 }; });
            this.cx = this.w / 2;
            this.cy = this.h / 2;
            if (this.isLong) {
              const first = this.regions[0]?.actual;
              this.cy = first ? first.y + first.h / 2 : 0;
            }
            this.select(-1);
            this.draw();
          }
          zoom(factor, spot) {
            const k = Math.min(32, Math.max(Math.min(.05, this.fitted), this.k * factor));
            if (spot) {
              this.cx += (spot.x - this.width / 2) * (1 / this.k - 1 / k);
              this.cy += (spot.y - this.height / 2) * (1 / this.k - 1 / k);
            }
            this.k = k;
            this.isFitted = false;
            this.draw();
          }
          pan(dx, dy) {
            this.cx -= dx / this.k;
            this.cy -= dy / this.k;
            this.isFitted = false;
            this.draw();
          }
          draw() {
            const between = (center, length, room) => length * this.k <= room
              ? length / 2 : Math.min(length - room / 2 / this.k, Math.max(room / 2 / this.k, center));
            this.cx = between(this.cx, this.w, this.width);
            this.cy = between(this.cy, this.h, this.height);
            const k = this.k;
            for (const pane of this.panes) {
              const x = Math.round(this.width / 2 - (this.cx + pane.shift.x) * k);
              const y = Math.round(this.height / 2 - (this.cy + pane.shift.y) * k);
              pane.sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
              for (const { sign, box } of pane.signs) {
                sign.style.transform = `translate(${x + box.x * k}px, ${y + box.y * k}px)`;
                sign.style.width = `${Math.max(2, box.w * k)}px`;
                sign.style.height = `${Math.max(2, box.h * k)}px`;
                sign.classList.toggle('low', y + box.y * k < 22);
              }
            }
            this.root.classList.toggle('crisp', k * devicePixelRatio > 1.01);
            this.root.classList.toggle('pannable',
              this.w * k > this.width + 1 || this.h * k > this.height + 1);
            const percent = one('.percent', this.root);
            if (percent) percent.textContent = `${Math.round(k * this.scale * 100)} %`;
          }

          // Pointers: one pans, or moves the slider; two pinch.

          spot(event) {
            const pane = event.target.closest('.port') || this.panes.find(pane => pane.port.clientWidth)?.port;
            const box = pane.getBoundingClientRect();
            return { x: event.clientX - box.left, y: event.clientY - box.top };
          }
          press(event) {
            if (event.button !== 0) return;
            this.pointers.set(event.pointerId, event);
            try { this.stage.setPointerCapture(event.pointerId); } catch { /* an event made by a script */ }
            if (this.mode === 'slide') this.slide(event);
          }
          drag(event) {
            const last = this.pointers.get(event.pointerId);
            if (!last) return;
            this.pointers.set(event.pointerId, event);
            const others = [...this.pointers.values()].filter(other => other.pointerId !== event.pointerId);
            if (others.length) {
              const distance = point =>
                Math.hypot(point.clientX - others[0].clientX, point.clientY - others[0].clientY) || 1;
              this.zoom(distance(event) / distance(last));
            } else if (this.mode === 'slide') {
              this.slide(event);
            } else {
              this.pan(event.clientX - last.clientX, event.clientY - last.clientY);
            }
          }
          slide(event) {
            const port = this.panes.find(pane => pane.name === 'actual').port.getBoundingClientRect();
            one('.cut', this.root).value = Math.round((event.clientX - port.left) / port.width * 1000);
            this.cut();
          }

          // Regions.

          step(by) {
            const count = this.regions.length;
            if (count) this.jump(this.region < 0 ? (by > 0 ? 0 : count - 1) : (this.region + by + count) % count);
          }
          jump(index) {
            const region = this.regions[index];
            if (!region || !this.panes.length) return;
            const box = region.actual;
            const margin = side => Math.max(24 * this.scale, side * .35);
            this.k = Math.min(this.width / (box.w + 2 * margin(box.w)),
              this.height / (box.h + 2 * margin(box.h)), 8 / this.scale);
            this.k = Math.max(this.k, this.fitted);
            this.cx = box.x + box.w / 2;
            this.cy = box.y + box.h / 2;
            for (const pane of this.panes) {
              const place = this.place(region, pane);
              pane.shift = { x: place.x - box.x, y: place.y - box.y };
            }
            this.isFitted = false;
            this.select(index);
            this.draw();
          }
          select(index) {
            this.region = index;
            this.regions.forEach((region, other) => {
              if (other === index) region.button.setAttribute('aria-current', 'true');
              else region.button.removeAttribute('aria-current');
            });
            this.panes.forEach(pane => all('.mark', pane.marks).forEach((mark, other) =>
              mark.classList.toggle('current', other === index)));
            const where = one('.where', this.root);
            if (where) {
              where.textContent = index < 0
                ? `${this.regions.length} ${this.regions.length === 1 ? 'region' : 'regions'}`
                : `Region ${index + 1} of ${this.regions.length}`;
            }
          }
        }

        """#
}
