// The table with script: answers go out by fetch, changes come in by the stream, parts are swapped by id.
import './page.js';
import { submit } from './answering.js';
import { listen } from './streaming.js';
import { bindKeys } from './keys.js';
import { bindLooking } from './looking.js';
import { settle } from './moving.js';

document.addEventListener('submit', submit);
bindKeys();
bindLooking();
settle();
listen();
