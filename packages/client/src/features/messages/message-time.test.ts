import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { messageTime } from './message-time';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
const now = new Date(2026, 10, 20, 15, 0).getTime();
const at = (day: number, hour: number, minute: number) =>
  messageTime(t, new Date(2026, 10, day, hour, minute).getTime(), now);

test('says how long ago a message of today came', () => {
  expect(at(20, 15, 0)).toBe('刚刚');
  expect(at(20, 14, 55)).toBe('5 分钟前');
  expect(at(20, 12, 30)).toBe('2 小时前');
});

test('says the day of this week, and then the date', () => {
  expect(at(19, 23, 30)).toBe('昨天');
  expect(at(17, 9, 0)).toBe('3 天前');
  expect(at(1, 9, 0)).toBe('11月1日');
  expect(messageTime(t, new Date(2025, 10, 1).getTime(), now)).toBe('2025年11月1日');
});

test('a message of a clock that is ahead came just now', () => {
  expect(at(20, 15, 30)).toBe('刚刚');
});
