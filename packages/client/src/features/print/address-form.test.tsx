// @vitest-environment happy-dom
import { findAddressFaults, type PrintAddress } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../lib/translation', () => {
  const t = (key: string) => key;
  return { useT: () => Object.assign(t, { locale: 'en' }) };
});
const { AddressForm } = await import('./address-form');
afterEach(cleanup);

const china: PrintAddress = {
  ...{ name: '王芳', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};
const empty = { ...{ name: '', phone: '', province: '', city: '', district: '', street: '' }, postcode: '' };

test.each([
  ['whole', {}, []],
  ['empty in China', empty, ['need-name', 'need-phone', 'need-province', 'need-street']],
  ['of a province alone', { city: '', district: '' }, ['need-city']],
  ['of a province and a city', { district: '' }, ['need-district']],
  ['empty elsewhere', { ...empty, country: 'DE' }, ['need-name', 'need-phone', 'need-city', 'need-street']],
  ['of a phone with a digit too few', { phone: '1380000000' }, ['wrong-phone']],
  ['of a street of one character', { street: 'x' }, ['need-street']],
  ['of a postcode that is none', { country: 'DE', postcode: '#' }, ['wrong-postcode']],
  ['of a name that cannot be printed', { name: 'a\u202eb' }, ['check']],
])('each field of an address says what it needs: one that is %s', (_what, told, texts) => {
  const address = { ...china, ...told };
  render(<AddressForm address={address} onChange={vi.fn()} faults={findAddressFaults(address)} countries={[]} />);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    texts.map((text) => `print.${text}`),
  );
});
