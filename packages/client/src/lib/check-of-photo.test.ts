import { expect, test } from 'vitest';
import { checkOfPhoto, withoutRefused } from './check-of-photo';

const face = { relation: 'me', state: 'ready', faceauth: false } as const;
const checked = { isrpa: true };
const open = { isrpa: false };
const reviewed = { isrpa: true, isreviewed: true } as const;

test.each([
  ['the photo of who was not checked has to be', face, 'required', open, 'needed'],
  ['a photo of somebody else than who was checked is told apart', face, 'required', checked, 'unlike'],
  ['one that shows them needs nothing', { ...face, faceauth: true }, 'required', checked, undefined],
  ['of whom the studio accepted each photo is accepted', face, 'required', reviewed, 'accepted'],
  ['where the check is only offered no photo has to be checked', face, 'offered', open, undefined],
  ['one that is prepared may turn out to show them', { ...face, state: 'preparing' }, 'required', checked, undefined],
  ["another person's is not held against the user", { ...face, relation: 'friend' }, 'required', open, undefined],
  ['nor is the sample', { ...face, relation: 'sample' }, 'required', open, undefined],
  ['as long as the user is not known nothing is said', face, 'required', undefined, undefined],
] as const)('%s', (_, photo, policy, user, check) => {
  expect(checkOfPhoto(photo, policy, user)).toBe(check);
});

test.each([
  ['a photo that is refused is left out of a shoot where another one passed', true, ['passed', 'friend']],
  ['where none passed all of them stay, and the shoot leads to the check', false, ['unlike', 'passed', 'friend']],
])('%s', (_, faceauth, left) => {
  const faces = [
    { ...face, id: 'unlike' },
    { ...face, id: 'passed', faceauth },
    { ...face, id: 'friend', relation: 'friend' as const },
  ];
  const ids = withoutRefused(faces, (one) => checkOfPhoto(one, 'required', checked)).map(({ id }) => id);
  expect(ids).toEqual(left);
});
