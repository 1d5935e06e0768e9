import { expect, it } from 'vitest';
import type { ConceptId } from '../custom/concepts.ts';
import type { Plate } from '../plate.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { shootSheet } from '../shoot/shoot-sheet.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { drawBody } from './draw-body.fixture.ts';
import { mayBeBare } from './may-be-bare.ts';
import { moderatePicture } from './moderate-picture.ts';

/** Half of the person, in colour: as in the photo, and with clothes of another colour. */
const SHEETS = { asInPhoto: 0, recoloured: 1 };

const plateOf = async (dress?: string): Promise<Plate> => preparePlate(await drawBody('#5b7a8c', dress));

type Moderated = { judged: number; refusal: string | undefined };

/** Without keywords the studio's own garments lie over the body. */
async function moderateSheet(
  plate: Plate,
  sheet: keyof typeof SHEETS,
  keywords: readonly ConceptId[] = [],
): Promise<Moderated> {
  const shot = await shootSheet(await findSubject({ themeId: 'grassland', keywords }), {
    sheet: SHEETS[sheet],
    seed: 1,
    plates: [plate],
  });
  if (shot.dropped) throw new Error('the sheet was dropped');
  return { judged: shot.bareFaces.length, refusal: await moderatePicture(shot.jpeg, shot.bareFaces) };
}

it('a sheet of a photo with a bare body is judged, and refused where the body is as in the photo', async () => {
  const plate = await plateOf();
  expect(await moderateSheet(plate, 'asInPhoto', ['outfit.own'])).toEqual({ judged: 1, refusal: 'sexual' });
  expect(await moderateSheet(plate, 'asInPhoto')).toEqual({ judged: 1, refusal: undefined });
});

it('who is dressed in the photo is dressed in its sheets, whatever colour the clothes have there', async () => {
  const plate = await plateOf('#28407a');
  expect(mayBeBare(plate)).toBe(false);
  expect(await moderateSheet(plate, 'recoloured', ['outfit.own'])).toEqual({ judged: 0, refusal: undefined });
});
