// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../lib/translation', () => {
  const t = (key: string, ...args: unknown[]) => [key, ...args].join(' ');
  return { useT: () => Object.assign(t, { locale: 'en' }) };
});
const { MergeTerms, OtherAccount } = await import('./other-account');
afterEach(cleanup);

const brings = { photos: 3, unkept: 0, faces: 0, people: 0, shoots: 0, messages: 0, published: 0, days: 7 };
const whose = { nick: 'Ann', phone: '+86 138****0001', since: Date.UTC(2026, 2, 1, 12), devices: 2 };

test('another account is told by its name, its phone and its age', () => {
  const { container } = render(<OtherAccount whose={whose} brings={brings} />);
  expect(container.textContent).toContain('Ann');
  expect(container.textContent).toMatch(/138\*{4}0001.*merge\.since.*2026/);
});

test('what comes along is told in numbers, of the shop as well, and only what there is', () => {
  const shop = { cards: 30, points: 200, coupons: 2, orders: 1 };
  const { container, rerender } = render(<OtherAccount whose={whose} brings={{ ...brings, ...shop }} />);
  expect(container.textContent).toMatch(/merge\.photos3leave\.cards30leave\.points200leave\.coupons2leave\.orders1$/);
  rerender(<OtherAccount whose={whose} brings={{ ...brings, photos: 0, points: 200 }} />);
  expect(container.textContent).not.toContain('merge.nothing');
});

test('what ends with a merger is said before it: a number, and the devices of the other account', () => {
  const { container } = render(<MergeTerms whose={whose} phone={undefined} own_phone="+86 139****0002" />);
  expect(container.textContent).toMatch(/merge\.text.*merge\.own-phone.*139\*{4}0002.*merge\.devices 2/);
  expect(container.textContent).not.toContain('merge.phone ');
});
