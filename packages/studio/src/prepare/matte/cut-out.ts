import { centreOf, FACE_OVAL, type Landmarks } from '../../models/face-landmarks.ts';
import type { ClassPlanes } from '../../models/parse-person.ts';
import { segmentPerson } from '../../models/segment-person.ts';
import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { clamp01 } from '../../pixels/interpolate.ts';
import type { Photo } from '../../pixels/photo.ts';
import { shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX, mapClasses } from './class-maps.ts';
import { closedFormMatte } from './closed-form.ts';
import { dataTerm } from './data-term.ts';
import { doubtBlown } from './doubt-blown.ts';
import { dropIslands } from './drop-islands.ts';
import { type FirstGuess, guessPeople } from './first-guess.ts';
import { lookAround } from './surroundings.ts';
import { trimStrays } from './trim-strays.ts';
import { drawTrimap, spreadTrimap, UNKNOWN } from './trimap.ts';

/** The solver leaves a veil: this much at both ends is cut off. */
const VEIL = 0.04;

/** People's opacity, and what they are made of, one value for each cell of {@link CELL_PX}. */
export interface CutOut {
  matte: Plane;
  classes: ClassPlanes;
}

/**
 * Cuts people out of a photo, to the last strand of hair.
 * @param channels the photo's planes.
 * @param faces whom to cut out; about 320 pixels high is what the widths of the bands are made for.
 */
export async function cutOut(photo: Photo, channels: Channels, faces: readonly Landmarks[]): Promise<CutOut> {
  const classes = await mapClasses(photo, faces);
  const figure = shrinkPlane(await segmentPerson(photo), CELL_PX);
  const starts = faces.map((face) => {
    const { x, y } = centreOf(face, FACE_OVAL);
    return { x: x / CELL_PX, y: y / CELL_PX };
  });
  const matte = solveOutline(channels, guessPeople(classes, figure, starts));
  return { matte: dropIslands(matte, starts), classes };
}

function solveOutline(channels: Channels, guess: FirstGuess): Plane {
  const { widthPx, heightPx } = channels[0];
  const small = channels.map((plane) => shrinkPlane(plane, CELL_PX)) as unknown as Channels;
  const cells = doubtBlown(drawTrimap(guess), small, guess.hairiness);
  const around = lookAround(small, cells);
  const trimap = spreadTrimap(cells, widthPx, heightPx);
  const solved = closedFormMatte(channels, trimap, dataTerm(channels, guess, trimap, around));
  const clean = mapPlane(solved, (alpha, i) =>
    trimap.data[i] === UNKNOWN ? clamp01((alpha - VEIL) / (1 - 2 * VEIL)) : alpha,
  );
  return trimStrays(clean, guess.hairiness);
}
