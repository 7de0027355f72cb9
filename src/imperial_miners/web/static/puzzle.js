// The table of a puzzle: keys, cards seen large, and moving around. Every answer is a page of its own.
import './page.js';
import { bindKeys } from './keys.js';
import { bindLooking } from './looking.js';
import { settle } from './moving.js';

bindKeys();
bindLooking();
settle();
