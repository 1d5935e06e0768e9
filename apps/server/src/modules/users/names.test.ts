import { describe, expect, it, test } from 'vitest';
import { looksLike } from './looks-like.ts';
import { readableName } from './readable-name.ts';

describe('a name as others read it', () => {
  test.each([
    ['an override of the direction', 'Ann\u202egpj.exe', 'Anngpj.exe'],
    ['isolates and marks of direction', '\u2067Ann\u2069\u200f', 'Ann'],
    ['zero width between letters', 'A\u200bn\u2060n\ufeff\u200d', 'Ann'],
    ['soft hyphens and fillers', 'A\u00adn\u3164n', 'Ann'],
    ['tags', 'Ann\u{e0041}\u{e0042}', 'Ann'],
    ['lines and blanks of all kinds', ' Ann\u2028\n\u00a0\u3000Lee ', 'Ann Lee'],
    ['parts that are composed', 'Rene\u0301', 'René'],
  ])('is without %s', (_what, told, seen) => {
    expect(readableName(told)).toBe(seen);
  });

  test.each([
    '林夏',
    'Nguyễn Thị Ánh',
    'ที่รัก',
    'می\u200cخواهم',
    'क्\u200dष',
    'שָׁלוֹם',
    '👩\u200d👩\u200d👧',
    "O'Neil-Smith 2",
    '❤️',
  ])('stays as it is: %s', (name) => {
    expect(readableName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    '\u200b\u202e',
    ' \u3164 ',
    `Z${'\u0301'.repeat(4)}algo`,
    `a${'\u0489\u0335\u0336\u0337'}`,
    '\ufe0f',
    '\u0301',
  ])('is none of %j', (told) => {
    expect(readableName(told)).toBeUndefined();
  });
});

describe('a look-alike', () => {
  test.each([
    'Kinora',
    'KINORA',
    'Кinora',
    'Kіnоrа',
    'K1n0ra',
    'Ｋｉｎｏｒａ',
    '𝐊𝐢𝐧𝐨𝐫𝐚',
    'Ⓚⓘⓝⓞⓡⓐ',
    'K.i.n.o.r.a',
    'Kínöra',
    'Kinora Support',
    'Official Kinora',
    'The Kinora Team',
    '我是Kinora小助手',
    '🅺🅸🅽🅾🆁🅰',
    '🅚🅘🅝🅞🅡🅐',
  ])('is seen in %s', (name) => {
    expect(looksLike(name, 'Kinora')).toBe(true);
  });

  it('is seen of a name in another script', () => {
    expect(looksLike('光影写真馆 客服', '光影写真馆')).toBe(true);
  });

  test.each(['Nora', 'Kino', 'Karina', 'Kira Nora', '林夏'])('is not seen in %s', (name) => {
    expect(looksLike(name, 'Kinora')).toBe(false);
  });

  it('is not seen in what merely begins with a short name, nor where there is no name', () => {
    expect(looksLike('Joanna', 'Jo')).toBe(false);
    expect(looksLike('Ann', '')).toBe(false);
  });
});
