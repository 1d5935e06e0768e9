import { expect, it } from 'vitest';
import { canDislike, hasBadges, isForSale, occupiesFree, occupiesPoint, RESULT_STATUS } from './result-status.ts';

const where = (holds: (status: number) => boolean): number[] => Object.values(RESULT_STATUS).filter(holds);

it.each([
  ['only ready photos are for sale', isForSale, [100]],
  ['only ready photos can be disliked', canDislike, [100]],
  ['ordered and kept free photos take a free one', occupiesFree, [120, 210]],
  ['photos ordered by point take a point', occupiesPoint, [130]],
  ['owned photos have badges', hasBadges, [200, 210, 220]],
])('%s', (_name, predicate, statuses) => {
  expect(where(predicate)).toEqual(statuses);
});
