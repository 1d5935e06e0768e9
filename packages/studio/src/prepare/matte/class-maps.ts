import { faceHeightOf, type Landmarks, pointAt } from '../../models/face-landmarks.ts';
import { type ClassPlanes, PERSON_CLASSES, parsePerson } from '../../models/parse-person.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { type Box, cutPhoto, type Photo } from '../../pixels/photo.ts';
import { resizePlane } from '../../pixels/resample.ts';

/** Class maps and what is derived from them are kept in cells of so many pixels a side: no look of the net is finer. */
export const CELL_PX = 2;

/** The close look: a square of so many face heights, from so many above the forehead. */
const BUST_SIDE = 2.75;
const BUST_ABOVE = 0.75;
/** A look fades in from its rim over this share of its side, except at the photo's own borders. */
const FADE_SHARE = 0.12;

/**
 * What each part of a photo is, one value a cell. The net sees 256 pixels only, so it looks at the whole, which knows what is a body,
 * and at each head with its shoulders, where necklaces, collars and the ends of hair need its resolution.
 */
export async function mapClasses(photo: Photo, faces: readonly Landmarks[]): Promise<ClassPlanes> {
  const maps = await lookAt(photo, { left: 0, top: 0, widthPx: photo.widthPx, heightPx: photo.heightPx });
  for (const face of faces) {
    const box = bustBox(photo, face);
    blendInto(maps, await lookAt(photo, box), box);
  }
  return maps;
}

/** One look, as large as its box in cells. */
async function lookAt(photo: Photo, box: Box): Promise<ClassPlanes> {
  const planes = await parsePerson(cutPhoto(photo, box));
  const width = Math.ceil(box.widthPx / CELL_PX);
  const height = Math.ceil(box.heightPx / CELL_PX);
  const resized = PERSON_CLASSES.map((name) => [name, resizePlane(planes[name], width, height)]);
  return Object.fromEntries(resized) as ClassPlanes;
}

/** A head with its shoulders, slid into the photo rather than cut, on whole cells. */
export function bustBox(photo: Photo, face: Landmarks): Box {
  const height = faceHeightOf(face);
  const side = Math.round(Math.min(BUST_SIDE * height, photo.widthPx, photo.heightPx));
  const middle = (pointAt(face, 234).x + pointAt(face, 454).x) / 2;
  const slide = (start: number, room: number): number =>
    Math.floor(Math.min(Math.max(0, start), room - side) / CELL_PX) * CELL_PX;
  return {
    left: slide(middle - side / 2, photo.widthPx),
    top: slide(pointAt(face, 10).y - BUST_ABOVE * height, photo.heightPx),
    widthPx: side,
    heightPx: side,
  };
}

function blendInto(maps: ClassPlanes, look: ClassPlanes, box: Box): void {
  const { widthPx, heightPx } = maps.background;
  const { widthPx: width, heightPx: height } = look.background;
  const [left, top] = [box.left / CELL_PX, box.top / CELL_PX];
  const fade = FADE_SHARE * width;
  const far = Number.POSITIVE_INFINITY;
  for (let y = 0; y < height; y++) {
    const vertical = Math.min(top === 0 ? far : y, top + height >= heightPx ? far : height - 1 - y);
    const to = (y + top) * widthPx + left;
    for (let x = 0; x < width; x++) {
      const across = Math.min(left === 0 ? far : x, left + width >= widthPx ? far : width - 1 - x);
      const weight = smoothstep(0, fade, Math.min(vertical, across));
      for (const name of PERSON_CLASSES) {
        const { data } = maps[name];
        const value = data[to + x] ?? 0;
        data[to + x] = value + ((look[name].data[y * width + x] ?? 0) - value) * weight;
      }
    }
  }
}
