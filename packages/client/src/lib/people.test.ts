import type { Face } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { groupPeople } from './people';
import { shootItems } from './shoot-items';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
const face = (id: string, mid: string, stamp: number, more: Partial<Face> = {}): Face => ({
  ...{ id, mid, stamp, nick: '', relation: 'me', sample: false, icon: id, url: '', thumbhash: '' },
  ...{ width: 3, height: 4, gender: 2, age: 31.6, state: 'ready', faceauth: false, notes: [] },
  ...more,
});
const friend = { nick: '小安', relation: 'friend' } as const;
const faces = [
  face('sample', 'sample', 1, { relation: 'sample', sample: true }),
  face('bea', 'bea', 9, { nick: '小贝', relation: 'partner' }),
  face('ann-2', 'ann', 8, { ...friend, state: 'failed' }),
  face('ann-1', 'ann', 4, friend),
  face('mine', 'u1', 5),
];

test('several photos are one person; the user comes first, the sample last, nobody is renumbered', () => {
  expect(groupPeople(faces, t).map(({ name, faces: theirs }) => [name, theirs.map(({ id }) => id)])).toEqual([
    [t('theme.me'), ['mine']],
    ['小安', ['ann-2', 'ann-1']],
    ['小贝', ['bea']],
    [t('avatar.sample-name'), ['sample']],
  ]);
});

test('who can be shot stands there once, by the photo that was chosen or that can be used', () => {
  const ids = (chosen: string[]) => shootItems(groupPeople(faces, t), chosen, [], t).map(({ id }) => id);
  expect(ids([])).toEqual(['mine', 'ann-1', 'bea', 'sample']);
  const two = groupPeople([face('new', 'u1', 9), face('old', 'u1', 3)], t);
  expect(shootItems(two, ['old'], [], t)).toMatchObject([{ id: 'old', count: { label: t('theme.photos', 2) } }]);
  expect(shootItems(two, ['old'], ['old'], t)).toMatchObject([{ id: 'old', count: undefined }]);
});
