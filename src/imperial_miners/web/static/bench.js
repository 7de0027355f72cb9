import './page.js';

// The bench: a draft is checked, drawn and measured while it is typed. All of it also works by buttons, without script.
const form = document.querySelector('form.editing');
const home = document.getElementById('bench');
const REST = 40; // milliseconds without a key after which the draft is looked at
const CALM = 700; // and after which it is measured
const EACH = 1000; // between two looks at the files and the meter
const STEP = 400; // keys closer together than this are undone together

const find = id => document.getElementById(id);

// ----------------------------------------------------------------------------------------------- what the server says
async function ask(path, body, signal) {
  const answer = await fetch(path, { method: body ? 'POST' : 'GET', body, signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

async function look() {
  if (document.hidden) return;
  const id = home.dataset.id;
  try {
    const news = await ask(`/bench/news?id=${encodeURIComponent(id)}`);
    if (!form) {
      if (news.files !== home.dataset.files) location.reload();
      return;
    }
    find('gone').hidden = news.is_there;
    if (news.files !== home.dataset.files && news.is_there) {
      home.dataset.files = news.files;
      if (home.dataset.key === home.dataset.base) location.reload();
      else find('changed').hidden = false;
    }
    const meter = find('meter');
    if (meter.innerHTML !== news.meter && meter.dataset.shown !== news.meter) {
      meter.dataset.shown = news.meter;
      meter.innerHTML = news.meter;
      meter.dataset.seconds = news.seconds;
    }
    away(false);
  } catch {
    away(true);
  }
}

function away(is) {
  if (!form) return;
  const state = find('state');
  const now = is ? 'away' : home.dataset.key === home.dataset.base ? 'saved' : 'changed';
  if (state.dataset.now !== now) state.textContent = state.dataset[now];
  state.dataset.now = now;
}

if (form) {
  const areas = [...form.querySelectorAll('textarea[name=line]')];
  const choices = find('choices');
  let asking = null;
  let timer = 0;
  let calm = 0;

  // ------------------------------------------------------------------------------------------------- a wavy line
  const letters = (text, from, to) => [text.slice(0, from), text.slice(from, to) || ' ', text.slice(to)];
  function underline(area, marks) {
    const under = area.previousElementSibling;
    const first = marks.find(mark => mark.end > 0);
    under.replaceChildren();
    if (first) {
      const [before, bad, after] = letters(area.value, first.start, first.end);
      const wavy = Object.assign(document.createElement('mark'), { textContent: bad });
      under.append(before, wavy, after);
    }
    area.toggleAttribute('aria-invalid', marks.length > 0);
    if (marks.length) area.setAttribute('aria-invalid', 'true');
  }

  function grow(area) {
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }

  function show(answer) {
    home.dataset.key = answer.mark;
    find('face').innerHTML = answer.preview;
    find('readings').innerHTML = answer.readings;
    const problems = find('problems');
    if (problems.dataset.shown !== answer.problems) problems.innerHTML = problems.dataset.shown = answer.problems;
    for (const [number, area] of areas.entries()) {
      const marks = answer.wrong.filter(each => each.field === 'line' && each.line === number);
      underline(area, marks);
      find(`said-line-${number}`).textContent = marks.map(each => each.message).join(' ');
    }
    for (const said of form.querySelectorAll('[data-said]')) {
      said.textContent = answer.wrong.filter(each => each.field === said.dataset.said).map(each => each.message).join(' ');
    }
    away(false);
  }

  // ------------------------------------------------------------------------------------------- looking at the draft
  async function check(asked) {
    asking?.abort();
    asking = new AbortController();
    const body = new FormData(form);
    const area = areas.includes(document.activeElement) ? document.activeElement : null;
    if (area) {
      body.set('at_line', areas.indexOf(area));
      body.set('at_text', area.value);
      body.set('at', area.selectionStart);
    }
    try {
      const answer = await ask('/bench/check', body, asking.signal);
      show(answer);
      offer(area, answer.words, asked);
      document.dispatchEvent(new CustomEvent('bench-shown'));
    } catch (error) {
      if (error.name !== 'AbortError') away(true);
    }
  }

  async function measure() {
    if (!find('measuring').checked) return;
    try {
      await ask('/bench/measure', new FormData(form));
      look();
    } catch {
      away(true);
    }
  }

  function changed({ isTyped = true } = {}) {
    clearTimeout(timer);
    clearTimeout(calm);
    timer = setTimeout(() => check(isTyped), REST);
    calm = setTimeout(measure, CALM);
  }

  // ---------------------------------------------------------------------------------------------- words to choose from
  let offered = { words: [], start: 0 };
  let chosen = -1;
  function close() {
    choices.hidden = true;
    chosen = -1;
    for (const area of areas) area.removeAttribute('aria-activedescendant');
  }

  function offer(area, found, isTyped) {
    close();
    find('expected').textContent = '';
    if (!area || !found?.words) return;
    find('expected').textContent = found.expected;
    const begun = area.value.slice(found.start, area.selectionStart);
    offered = { ...found, words: found.words.filter(word => word !== begun) };
    if (!offered.words.length || !isTyped) return;
    choices.replaceChildren(
      ...offered.words.map((word, number) => {
        const item = Object.assign(document.createElement('li'), { id: `choice-${number}`, textContent: word });
        item.setAttribute('role', 'option');
        item.setAttribute('aria-selected', 'false');
        return item;
      }),
    );
    area.closest('.b-line').append(choices);
    choices.hidden = false;
  }

  function choose(area, number) {
    chosen = number;
    for (const [at, item] of [...choices.children].entries()) item.setAttribute('aria-selected', String(at === number));
    choices.children[number]?.scrollIntoView({ block: 'nearest' });
    if (number < 0) area.removeAttribute('aria-activedescendant');
    else area.setAttribute('aria-activedescendant', `choice-${number}`);
  }

  function take(area, number) {
    const word = offered.words[number];
    const end = area.selectionStart;
    const rest = area.value.slice(end);
    const gap = /^[\s:,)]/.test(rest) ? '' : ' ';
    area.setRangeText(word + gap, offered.start, end, 'end');
    close();
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  choices.addEventListener('pointerdown', event => {
    const item = event.target.closest('li');
    const area = choices.closest('.b-line').querySelector('textarea');
    event.preventDefault();
    if (item) take(area, [...choices.children].indexOf(item));
  });

  for (const area of areas) {
    grow(area);
    area.addEventListener('keydown', event => {
      const isOpen = !choices.hidden;
      const most = choices.children.length;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === ' ' && event.ctrlKey) {
        event.preventDefault();
        check(true);
      } else if (isOpen && step) {
        event.preventDefault();
        choose(area, chosen < 0 && step < 0 ? most - 1 : (chosen + step + most) % most);
      } else if (isOpen && chosen >= 0 && (event.key === 'Enter' || event.key === 'Tab')) {
        event.preventDefault();
        take(area, chosen);
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter') {
        event.preventDefault(); // an effect is one line
      }
    });
    area.addEventListener('blur', close);
  }

  // ------------------------------------------------------------------------------------------------------ undo, redo
  const fields = () => [...form.elements].filter(each => each.name && !['hidden', 'submit'].includes(each.type));
  const state = () => fields().map(each => (each.type === 'checkbox' ? each.checked : each.value));
  const same = (one, other) => one.every((each, number) => each === other[number]);
  const past = [state()];
  const future = [];
  let last = 0;
  function remember() {
    const now = state();
    if (same(now, past.at(-1))) return;
    if (performance.now() - last < STEP && past.length > 1) past.pop();
    last = performance.now();
    past.push(now);
    future.length = 0;
    buttons();
  }
  function buttons() {
    find('undo').disabled = past.length < 2;
    find('redo').disabled = !future.length;
  }
  function back(from, to) {
    const wanted = from === past ? past.at(-2) : future.at(-1);
    if (!wanted) return;
    to.push(from.pop());
    fields().forEach((each, number) => {
      if (each.type === 'checkbox') each.checked = wanted[number];
      else each.value = wanted[number];
    });
    last = 0;
    areas.forEach(grow);
    buttons();
    refresh();
    changed({ isTyped: false });
  }
  find('undo').addEventListener('click', () => back(past, future));
  find('redo').addEventListener('click', () => back(future, past));

  // ---------------------------------------------------------------------------------------------------------- the rest
  const level = form.elements.level;
  function refresh() {
    form.classList.toggle('has-cost', level?.value === '3');
    for (const each of form.querySelectorAll('.named')) {
      each.classList.toggle('is-missing', !each.querySelector('[name^="name."]').value.trim());
    }
  }
  form.addEventListener('input', event => {
    if (event.target.id === 'measuring') return;
    if (areas.includes(event.target)) grow(event.target);
    remember();
    refresh();
    changed({ isTyped: areas.includes(event.target) });
  });
  find('measuring').addEventListener('change', () => changed({ isTyped: false }));
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      event.preventDefault();
      form.querySelector('[value=save]')?.click();
    } else if (key === 'z' || key === 'y') {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) back(future, past);
      else back(past, future);
    }
  });
  refresh();
  changed({ isTyped: false });
}

setInterval(look, EACH);
addEventListener('visibilitychange', look);
