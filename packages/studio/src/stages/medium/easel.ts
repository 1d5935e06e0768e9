import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { type Picture, scalePicture } from '../../pixels/picture.ts';
import { createRaster, luminanceOf, type Raster } from '../../pixels/raster.ts';
import type { StagedPerson } from '../stage-person.ts';

/** A picture at working size for drawing and painting: strokes need no full resolution. */
export interface Easel {
  raster: Raster;
  luma: Plane;
  /** Opacity of all people, 0 to 1. */
  people: Plane;
  /** Faces, 0 to 1, soft. */
  faces: Plane;
  /** Working pixels per picture pixel. */
  scale: number;
}

export function setUpEasel(picture: Picture, staged: readonly StagedPerson[], scale: number): Easel {
  const width = Math.round(picture.widthPx * scale);
  const height = Math.round(picture.heightPx * scale);
  const small = scale === 1 ? picture : scalePicture(picture, width, height);
  const raster = createRaster(width, height);
  for (let i = 0, j = 0; i < raster.data.length; i += 3, j += 4) {
    raster.data[i] = (small.data[j] ?? 0) / 255;
    raster.data[i + 1] = (small.data[j + 1] ?? 0) / 255;
    raster.data[i + 2] = (small.data[j + 2] ?? 0) / 255;
  }
  const people = createPlane(width, height);
  const faces = createPlane(width, height);
  for (const person of staged) addPerson(person, people, faces);
  return { raster, luma: luminanceOf(raster), people, faces, scale };
}

function addPerson(person: StagedPerson, people: Plane, faces: Plane): void {
  const { widthPx: w, heightPx: h } = people;
  for (let y = 0, i = 0; y < h; y++) {
    const py = Math.min(person.heightPx - 1, Math.round((y / h) * person.heightPx));
    const gy = Math.min(person.guideHeightPx - 1, py >> 1);
    for (let x = 0; x < w; x++, i++) {
      const px = Math.min(person.widthPx - 1, Math.round((x / w) * person.widthPx));
      people.data[i] = Math.max(people.data[i] ?? 0, (person.colour[(py * person.widthPx + px) * 4 + 3] ?? 0) / 255);
      const g = (gy * person.guideWidthPx + Math.min(person.guideWidthPx - 1, px >> 1)) * 8;
      faces.data[i] = Math.max(faces.data[i] ?? 0, person.guide[g + 3] ?? 0);
    }
  }
}

/** Puts a drawing back into the picture, enlarged when the easel was smaller. */
export function takeOffEasel(raster: Raster, picture: Picture): void {
  const { widthPx, heightPx } = raster;
  const small: Picture = { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) };
  for (let i = 0, j = 0; i < raster.data.length; i += 3, j += 4) {
    small.data[j] = (raster.data[i] ?? 0) * 255;
    small.data[j + 1] = (raster.data[i + 1] ?? 0) * 255;
    small.data[j + 2] = (raster.data[i + 2] ?? 0) * 255;
    small.data[j + 3] = 255;
  }
  const isSame = widthPx === picture.widthPx && heightPx === picture.heightPx;
  picture.data = isSame ? small.data : scalePicture(small, picture.widthPx, picture.heightPx).data;
}
