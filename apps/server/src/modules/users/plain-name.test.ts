import { describe, expect, test } from 'vitest';
import { isLikeOperator, plainName } from './plain-name.ts';

describe('plainName', () => {
  test.each([
    ['a direction that is turned', 'abc\u202egnp.exe', 'abcgnp.exe'],
    ['characters of no width', 'Li\u200b\u2060 \ufeffMing', 'Li Ming'],
    ['piles of marks', 'Z\u0310\u0311\u0312\u0313\u0314algo', 'Z\u0310\u0311algo'],
    ['blanks of all kinds', ' 小\u3000\u00a0明\n', '小 明'],
    ['a joiner that joins nothing', 'a\u200db', 'ab'],
    ['a name of nothing to be seen', '\u200b\u2066\u2069', ''],
  ])('takes away %s', (_, wished, name) => {
    expect(plainName(wished)).toBe(name);
  });

  test.each(['李明', 'Nguyễn Thị Hậu', 'กุ้งนัท', 'مُحَمَّد', 'Zoë', '👩🏽‍🚀 Ana', '👨‍👩‍👧', "O'Neil"])(
    'leaves %s as it is',
    (name) => {
      expect(plainName(name)).toBe(name.normalize('NFC'));
    },
  );
});

describe('isLikeOperator', () => {
  test.each(['Kinora', 'K I N O R A', 'Кinоrа', 'ｋｉｎｏｒａ', 'kín0ra official', 'K1nora', '映画 工作室'])(
    '%s reads as the operator',
    (name) => {
      expect(isLikeOperator(name, '映画工作室')).toBe(true);
    },
  );

  test.each(['Nora', 'Kino', '映画'])('%s does not', (name) => {
    expect(isLikeOperator(name, '映画工作室')).toBe(false);
  });

  test('without an operator only the product is taken', () => {
    expect(isLikeOperator('任何人', '')).toBe(false);
  });
});
