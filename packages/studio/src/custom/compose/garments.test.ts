import { GARMENT_IDS, readGarment } from '@kinora/wardrobe';
import { expect, test } from 'vitest';
import type { Shot } from '../../shoot/view.ts';
import { wear } from './garments.ts';

const FRAMING = { share: 0.4, x: 0.5, y: 0.4 };
const MIRRORED = {
  framing: FRAMING,
  frame: { kind: 'diptych', views: [{ framing: { mirror: true } }] },
} as unknown as Shot;

test('no part of a picture is mirrored in a garment that closes to one side', async () => {
  const garments = await Promise.all(GARMENT_IDS.map(async (id) => ({ id, ...(await readGarment(id)) })));
  const oneSided = garments.filter((garment) => garment.oneSided).map(({ id }) => id);
  const isMirrored = (id: (typeof oneSided)[number]) =>
    JSON.stringify(wear(MIRRORED, { woman: { id, colours: 'any' } }).frame).includes('mirror');
  expect(oneSided).toContain('wuxia');
  expect(oneSided.filter(isMirrored)).toEqual([]);
});
