import { expect, it } from 'vitest';
import { canDislike, canToggleKeep, hasBadges, isOrdered, RESULT_STATUS } from './result-status.ts';

const where = (holds: (status: number) => boolean): number[] => Object.values(RESULT_STATUS).filter(holds);

it.each([
  ['only ready photos can be disliked', canDislike, [100]],
  ['ready and free photos are kept or not as one likes', (status: number) => canToggleKeep(status, false), [100, 210]],
  ['where photos cost, what is kept stays kept', (status: number) => canToggleKeep(status, true), [100]],
  ['ordered photos wait to be paid', isOrdered, [110, 120, 130]],
  ['owned photos have badges', hasBadges, [200, 210, 220]],
])('%s', (_name, predicate, statuses) => {
  expect(where(predicate)).toEqual(statuses);
});
