// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Activities } from './activities';

const t = createTranslator('en', await loadTable('en'));
const { state, went } = vi.hoisted(() => ({ state: { unit: '' }, went: [] as unknown[] }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({
  useNavigation: () => ({ navigateTo: vi.fn(), switchTab: (tab: string) => went.push(tab) }),
}));
vi.mock('../../domain/gifts/use-activities', () => ({
  takeReward: vi.fn(),
  useActivities: () => [{ id: 'a', hint: '', keywords: [], end: 1, unit: state.unit, count: 2, state: 'open' }],
}));
afterEach(cleanup);

test.each([
  ['coupon', true],
  ['point', false],
])(
  'an activity that gives a %s says what a coupon is worth: %s; and how one takes part, which it leads to',
  (unit, isSaid) => {
    state.unit = unit;
    went.length = 0;
    const { container } = render(<Activities />);
    expect(container.textContent.includes(t('money.coupon-for'))).toBe(isSaid);
    expect(container.textContent).toContain(t('money.activity-how'));
    fireEvent.click(screen.getByRole('button'));
    expect(went).toEqual(['album']);
  },
);
