import { randomInt } from 'node:crypto';
import { REAL_PERSON_ACTIONS, type RealPersonAction } from '@kinora/contract';

const TURNS = ['left', 'right'] as const;
/** Of the others. */
const COUNT = 2;

/**
 * What is asked for in one check, in one of 72 orders. A photo can be made to do all but turn, and least of all to both sides: both turns
 * are always among the four.
 */
export function chooseActions(): RealPersonAction[] {
  const others = REAL_PERSON_ACTIONS.filter((action) => action !== 'left' && action !== 'right');
  return shuffle([...TURNS, ...shuffle(others).slice(0, COUNT)]);
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [out[i], out[j]] = [out[j] as Item, out[i] as Item];
  }
  return out;
}
