import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { CellRow } from './cell-row.ts';
import { castShadows } from './cloth-shadows.ts';
import { collarTop } from './collar-top.ts';
import type { DressedParts } from './dressed-parts.ts';
import { fillUnderCloth } from './fill-under-cloth.ts';
import { type Cell, LayerRow } from './layer-row.ts';
import { padPlate } from './pad-plate.ts';

/** Layers, from the back: inside of the collar, made neck, hair behind, cloth, photo's neck, cloth again where it is nearer, head, hair on the cloth. */
export function composeDressed(parts: DressedParts): Plate {
  const { plate, frame, neck } = parts;
  const dressed = padPlate(plate, frame);
  const kept = fillUnderCloth(parts, dressed);
  const shadows = castShadows(parts, kept);
  const [gainRed, gainGreen, gainBlue] = neck.gains;
  const made = { made: neck.cover, red: neck.red, green: neck.green, blue: neck.blue, gainRed, gainGreen, gainBlue };
  const planes = { ...kept, ...made, chinks: neck.chinks, neckShade: shadows.neck, clothShade: shadows.cloth };
  const rows = mapCells(planes, (plane) => new CellRow(plane, dressed.widthPx));
  const row = new LayerRow(
    parts,
    dressed,
    mapCells(rows, ({ values }) => values),
    collarTop(parts.fitted, parts.fit, frame),
  );
  // Above the eyes everything of the photo stays.
  const eyeY = pointAt(plate.landmarks, LANDMARK.noseBridge).y;
  for (let y = Math.floor(eyeY) - 12; y < dressed.heightPx; y++) {
    for (const one of Object.values(rows)) one.read(y);
    row.compose(y);
  }
  return dressed;
}

function mapCells<From, To>(from: Readonly<Record<Cell, From>>, of: (one: From) => To): Record<Cell, To> {
  return Object.fromEntries(Object.entries(from).map(([cell, one]) => [cell, of(one)])) as Record<Cell, To>;
}
