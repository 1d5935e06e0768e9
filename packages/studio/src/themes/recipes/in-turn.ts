import type { Scene } from '../../scenes/scene-kinds.ts';
import type { ViewChange } from '../../shoot/view.ts';

/**
 * Deals what there is to the pictures of a frame: the nth gets the `n × step`th, round and round.
 * @throws RangeError when there is nothing to deal.
 */
export function inTurn<Part>(parts: readonly Part[], step = 1): (nth: number) => Part {
  return (nth) => {
    const index = (nth * step) % parts.length;
    if (!(index in parts)) throw new RangeError('nothing to deal');
    return parts[index] as Part;
  };
}

/** The same of scenes: the nth picture stands before its own. */
export function scenesInTurn(scenes: readonly Scene[], step = 1): (nth: number) => ViewChange {
  const deal = inTurn(scenes, step);
  return (nth) => ({ scene: deal(nth) });
}
