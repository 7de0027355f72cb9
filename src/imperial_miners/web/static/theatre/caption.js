// One line at the foot of the mine that says what is happening: a name, what it gives, or why it gives nothing.
import { boxOf, icon } from './props.js';

export class Caption {
  constructor(score) {
    this.score = score;
    this.box = score.prop('p', 'caption');
    const scene = boxOf(document.getElementById('scene'));
    this.box.style.left = `${scene.left + scene.width / 2}px`;
    this.box.style.top = `${scene.bottom - 8}px`;
    this.box.style.maxWidth = `${scene.width - 24}px`;
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
