// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
const { loadRegions } = vi.hoisted(() => ({ loadRegions: vi.fn() }));
vi.mock('../../domain/login/use-regions', () => ({ loadRegions }));
vi.mock('./region-field', () => ({ HOME: { region: 'CN', area: '+86' }, RegionField: () => null }));
const { NumberFields } = await import('./number-fields');
afterEach(cleanup);

test.each([
  ['+86', '+86 138-0013 8000', '13800138000'],
  ['+86', '008613800138000', '13800138000'],
  ['+49', '+49 151 23456789', '15123456789'],
  ['+49', '0151 23456789', '015123456789'],
])('of a number with its calling code (%s, %s) the number is kept', (area, written, phone) => {
  const onChange = vi.fn();
  const number = { area, phone: '' };
  render(<NumberFields number={number} onChange={onChange} error={undefined} isChecking={false} isDisabled={false} />);
  fireEvent.change(screen.getByLabelText(t('login.phone')), { target: { value: written } });
  expect(onChange).toHaveBeenCalledWith({ area, phone });
});

const regions = [
  { region: 'DE', area: '+49', name: 'Germany' },
  { region: 'CA', area: '+1', name: 'Canada' },
  { region: 'US', area: '+1', name: 'United States' },
  { region: 'KZ', area: '+7', name: 'Kazakhstan' },
];

test.each([
  ['+49 151 23456789', '+49', '15123456789', 'DE'],
  ['0049 (151) 234-567', '+49', '151234567', 'DE'],
  ['+1 202 555 0123', '+1', '2025550123', 'US'],
  ['+7 701 123 4567', '+7', '7011234567', 'KZ'],
])('a number with the calling code of another region is one from there: %s', async (written, area, phone, region) => {
  loadRegions.mockResolvedValue(regions);
  const onChange = vi.fn();
  const number = { area: '+86', phone: '' };
  render(<NumberFields number={number} onChange={onChange} error={undefined} isChecking={false} isDisabled={false} />);
  fireEvent.change(screen.getByLabelText(t('login.phone')), { target: { value: written } });
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ area, phone }, region));
});

test('a calling code that nobody has changes nothing', async () => {
  loadRegions.mockResolvedValue(regions);
  const onChange = vi.fn();
  const number = { area: '+86', phone: '' };
  render(<NumberFields number={number} onChange={onChange} error={undefined} isChecking={false} isDisabled={false} />);
  fireEvent.change(screen.getByLabelText(t('login.phone')), { target: { value: '+999 123456' } });
  await Promise.resolve();
  expect(onChange.mock.calls).toEqual([[{ area: '+86', phone: '999123456' }]]);
});
