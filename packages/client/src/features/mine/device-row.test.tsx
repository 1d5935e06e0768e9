// @vitest-environment happy-dom
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceRow } from './device-row';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
afterEach(cleanup);

const SINCE = Date.UTC(2026, 10, 28, 5, 6);
const device = { id: 'd', kind: 'windows', platform: 'h5', since: SINCE, used: SINCE } as const;

test.each([
  [false, formatDate('en', SINCE, 'time')],
  [true, t('devices.now')],
])('every device says when it was used last; the one in hand (%s) is in use now', (isthis, last) => {
  render(<DeviceRow device={{ ...device, isthis }} isBusy={false} onEnd={vi.fn()} />);
  expect(screen.getByText(new RegExp(t('devices.used', '')))).toBeDefined();
  expect(document.body.textContent).toContain(t('devices.used', last));
});
