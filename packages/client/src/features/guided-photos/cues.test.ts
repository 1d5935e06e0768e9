import { FACE_MOMENTS, type FaceMoment } from '@kinora/contract';
import { expect, test } from 'vitest';
import { cueFor, GUIDED_PICTURES, momentsToTake, roomFor, sideInPreview } from './cues';

const photos = (count: number, moments: FaceMoment[] = ['front']) =>
  Array.from({ length: count }, () => ({ state: 'ready' as const, moments }));

test('the five pictures show every moment once, in the order front, left, right, smile, calm', () => {
  expect(GUIDED_PICTURES.map(({ cue }) => cue)).toEqual(['front', 'left', 'right', 'smile', 'calm']);
  expect(GUIDED_PICTURES.map(({ moment }) => moment).sort()).toEqual([...FACE_MOMENTS].sort());
});

test('who turns to their own left is seen on the left of a mirror, and on the right of the picture', () => {
  expect(cueFor('right')).toBe('left');
  expect(sideInPreview('left', true)).toBe('left');
  expect(sideInPreview('left', false)).toBe('right');
  expect(sideInPreview('right', true)).toBe('right');
  expect(sideInPreview('smile', true)).toBeUndefined();
});

test('an unmirrored preview shows every turn on the side of the picture', () => {
  const turns = GUIDED_PICTURES.filter(({ cue }) => sideInPreview(cue, false) !== undefined);
  expect(turns.map(({ cue }) => cue)).toEqual(['left', 'right']);
  expect(turns.map(({ moment }) => moment)).toEqual(turns.map(({ cue }) => sideInPreview(cue, false)));
});

test('all five are taken where they fit', () => {
  expect(momentsToTake(photos(1))).toHaveLength(5);
  expect(momentsToTake(photos(3))).toHaveLength(5);
});

test('where fewer fit, what is missing comes first', () => {
  expect(momentsToTake(photos(6, ['front', 'calm']))).toEqual(['right', 'left']);
  expect(momentsToTake([...photos(6, ['front', 'right']), ...photos(1, ['left', 'calm'])])).toEqual(['smile']);
  expect(momentsToTake(photos(8))).toEqual([]);
});

test('eight photos of a person are full, and more never make it less than none', () => {
  expect([1, 7, 8, 9].map((count) => roomFor(photos(count)))).toEqual([7, 1, 0, 0]);
});
