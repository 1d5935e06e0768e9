import type { ResultImage } from '@kinora/contract';
import { expect, test } from 'vitest';
import { changeAnswerPhotos, photosOf, withoutPhotos, withPhotosAgain } from './answer-photos';

const photo = (id: string): ResultImage => ({
  id,
  stamp: 0,
  url: '',
  cover: '',
  thumbhash: '',
  width: 3,
  height: 4,
  direct: 'v',
  extname: 'jpg',
  name: id,
  keywords: [],
  look: [],
  owner: 'me',
  parts: 1,
  auth: 0,
  fams: [],
  status: 100,
  dislike: 0,
  square: 0,
  isnew: 1,
  burl: '',
  vurl: '',
  vreq: 0,
  actid: '',
  group: 'g',
  theme: 'sakura',
  sheet: 0,
  gone: 0,
  likeness: 90,
  renditions: [],
});
const withoutB = (one: ResultImage) => (one.id === 'b' ? undefined : one);

test('takes a photo out of every page of a paged answer', () => {
  const answer = {
    pages: [{ photos: [photo('a'), photo('b')] }, { photos: [photo('b'), photo('c')] }],
    pageParams: [0, 1],
  };
  const changed = changeAnswerPhotos(answer, withoutB);
  expect(changed.pages.map(({ photos }) => photos.map(({ id }) => id))).toEqual([['a'], ['c']]);
  expect(changed.pageParams).toEqual([0, 1]);
});

test('changes a photo of an answer by ids', () => {
  const changed = changeAnswerPhotos({ imgs: [photo('a')] }, (one) => ({ ...one, status: 210 }));
  expect(changed.imgs[0]?.status).toBe(210);
});

const paged = {
  pages: [
    { photos: ['a', 'b', 'c'].map(photo), total: 5 },
    { photos: ['d', 'e'].map(photo), total: 5 },
  ],
};
const idsOf = (answer: typeof paged) => answer.pages.map(({ photos }) => photos.map(({ id }) => id).join(''));

test('what is taken out of an answer leaves its totals too', () => {
  const left = withoutPhotos(paged, ['b', 'd', 'absent']);
  expect(idsOf(left)).toEqual(['ac', 'e']);
  expect(left.pages.map(({ total }) => total)).toEqual([3, 3]);
});

test('what is put back stands where it stood, and counts again', () => {
  const left = withoutPhotos(paged, ['a', 'b', 'd']);
  const again = withPhotosAgain(left, paged, ['a', 'b', 'd']);
  expect(photosOf(again).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(again.pages.map(({ total }) => total)).toEqual([5, 5]);
});

test('what came back with a later answer is not put back twice', () => {
  expect(idsOf(withPhotosAgain(paged, paged, ['b']))).toEqual(['abc', 'de']);
});

test('a photo is put back into its own shoot', () => {
  const shoot = (id: string, ids: string[]) => ({ id, photos: ids.map(photo) }) as never;
  const before = { shoots: [shoot('other', ['x']), shoot('g', ['a', 'b'])] };
  const again = withPhotosAgain(withoutPhotos(before, ['a']), before, ['a']);
  expect(again).toEqual(before);
});
