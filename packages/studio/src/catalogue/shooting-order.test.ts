import { expect, test } from 'vitest';
import { theme as executive } from '../themes/executive/theme.ts';
import { shootingOrder } from './shooting-order.ts';

const outfitOf = (sheet: number) => executive.sheets[sheet]?.garment;

test('sheets in the same outfit follow one another, own clothes first', () => {
  const order = shootingOrder(executive.sheets.map((_, sheet) => sheet));
  const worn = order.map(outfitOf);
  expect(worn[0]).toBeUndefined();
  const changes = worn.filter((outfit, i) => i > 0 && outfit !== worn[i - 1]);
  expect(changes).toHaveLength(new Set(worn).size - 1);
});

test('what is left of a shoot keeps its order within an outfit', () => {
  expect(shootingOrder([3, 1])).toHaveLength(2);
  const same = executive.sheets.flatMap(({ garment }, sheet) =>
    garment === executive.sheets[1]?.garment ? [sheet] : [],
  );
  expect(shootingOrder([...same].reverse())).toEqual([...same].reverse());
});
