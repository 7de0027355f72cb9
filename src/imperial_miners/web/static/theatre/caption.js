// One line that says what is happening: a name, what it gives, or why it gives nothing. It has a strip of its own between the
// mine and the question; words too long for it reach down into the question, never up into the mine.
import { boxOf, icon } from './props.js';

export class Caption {
  constructor(score) {
    this.score = score;
    this.box = score.prop('p', 'caption');
    const strip = boxOf(document.querySelector('.asking > .strip'));
    Object.assign(this.box.style, { left: `${strip.left}px`, top: `${strip.top}px`, width: `${strip.width}px`, minHeight: `${strip.height}px` });
  }

  say(start, text) {
    this.score.cue(start, () => {
      const name = document.createElement('b');
      name.textContent = text;
      this.box.replaceChildren(name);
    });
  }

  add(start, glyph, text) {
    this.score.cue(start, () => {
      const token = document.createElement('span');
      token.className = 'tok';
      token.append(icon(glyph), text);
      this.box.append(token);
    });
  }
}
