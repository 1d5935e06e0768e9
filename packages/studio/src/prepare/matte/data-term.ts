import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { resizePlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';
import type { FirstGuess } from './first-guess.ts';
import { distinctness, projectColour, type Surroundings } from './surroundings.ts';
import { type Trimap, UNKNOWN } from './trimap.ts';

/** What pulls the matte of each unknown pixel, and how hard. */
export interface DataTerm {
  /** Opacity to expect, 0 to 1. */
  target: Plane;
  weight: Plane;
}

/** How far colour is believed against the net, where it tells opacity at all. */
const COLOUR_SHARE = 0.95;
/** Pull towards the target. Where colours do not tell it must grow, or the matte smears along either side. */
const WEIGHT = 0.01;
const INDISTINCT = 15;

/**
 * What to expect of each unknown pixel: how far its colour lies on the way from the background's nearby to the figure's, where the
 * two differ enough; else what the net says.
 */
export function dataTerm(photo: Channels, guess: FirstGuess, trimap: Trimap, around: Surroundings): DataTerm {
  const { widthPx, heightPx } = trimap;
  const target = resizePlane(guess.person, widthPx, heightPx);
  const weight = createPlane(widthPx, heightPx);
  const columns = guess.person.widthPx;
  const [red, green, blue] = [photo[0].data, photo[1].data, photo[2].data];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      if (trimap.data[i] !== UNKNOWN) continue;
      const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
      const projected = projectColour(around, cell, red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0);
      const distinct = distinctness(around, cell, guess.hairiness.data[cell] ?? 0);
      const guessed = target.data[i] ?? 0;
      target.data[i] = guessed + (projected - guessed) * COLOUR_SHARE * distinct;
      weight.data[i] = WEIGHT * (1 + (INDISTINCT - 1) * (1 - distinct));
    }
  }
  return { target, weight };
}
