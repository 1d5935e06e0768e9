import type { ResultImage } from '@kinora/contract';
import { expect, test } from 'vitest';
import { changeAnswerPhotos } from './answer-photos';

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
