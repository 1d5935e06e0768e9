// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberFields } from './number-fields';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('./region-field', () => ({ HOME: { region: 'CN', area: '+86' }, RegionField: () => null }));
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
