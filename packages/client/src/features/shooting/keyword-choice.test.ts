import { expect, test } from 'vitest';
import { fittingKeywords, toggleKeyword } from './keyword-choice';

const KEYWORDS = [
  { id: 'mood.calm', tid: 'mood' },
  { id: 'mood.happy', tid: 'mood' },
  { id: 'colour.red', tid: 'colour' },
  { id: 'colour.blue', tid: 'colour' },
  { id: 'colour.gold', tid: 'colour' },
];

test('of an option for one the later keyword takes the place of the former', () => {
  expect(toggleKeyword(['mood.calm', 'colour.red'], 'mood.happy', { num: 1 }, KEYWORDS)).toEqual([
    'colour.red',
    'mood.happy',
  ]);
});

test('an option for several lets go of the first only when it is full', () => {
  const two = toggleKeyword(['colour.red'], 'colour.blue', { num: 2 }, KEYWORDS);
  expect(two).toEqual(['colour.red', 'colour.blue']);
  expect(toggleKeyword(two, 'colour.gold', { num: 2 }, KEYWORDS)).toEqual(['colour.blue', 'colour.gold']);
});

test('a second tap takes a keyword away', () => {
  expect(toggleKeyword(['mood.calm'], 'mood.calm', { num: 1 }, KEYWORDS)).toEqual([]);
});

test('what is for one person alone is let go of when there are two', () => {
  const offer = {
    options: [
      { id: 'hair', single: true },
      { id: 'mood', single: false },
    ],
    keywords: [...KEYWORDS, { id: 'hair.red', tid: 'hair' }],
  };
  const chosen = ['hair.red', 'mood.calm'];
  expect(fittingKeywords(chosen, 1, offer)).toEqual(chosen);
  expect(fittingKeywords(chosen, 2, offer)).toEqual(['mood.calm']);
});
