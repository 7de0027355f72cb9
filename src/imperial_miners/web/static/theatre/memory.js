// What the page showed before an update, as far as a show begins there: the hand, the purse, the machines, the Event.
import { boxOf } from './props.js';

const texts = elements => [...elements].map(each => each.textContent);
export const purse = () => document.querySelectorAll('#purse dd b');
export const numbersOf = player => player.querySelectorAll('.nums .tok > span:not(.sr)');
export const players = () => document.querySelectorAll('#sheet-players .player');
export const roundText = () => document.querySelector('#top .r-txt');

export function remember() {
  const event = document.getElementById('sheet-event');
  return {
    mine: document.getElementById('plan').dataset.owner,
    hand: [...document.querySelectorAll('#hand .slot[data-card]')].map(slot => ({
      key: slot.dataset.card,
      box: boxOf(slot.querySelector('.card')),
      card: slot.querySelector('.card'),
    })),
    purse: texts(purse()),
    players: [...players()].map(player => texts(numbersOf(player))),
    asker: document.querySelector('#answer .asker')?.getBoundingClientRect(),
    gears: new Map([...document.querySelectorAll('#plan .gears b')].map(each => [each.closest('.in-mine').id, each.textContent])),
    round: roundText()?.textContent,
    event: { box: boxOf(event), element: event },
  };
}
