import type { AddressField, PrintAddress } from '@kinora/contract';
import type { TextKey, Translator } from '@kinora/locales';

const NEEDED: Partial<Record<AddressField, TextKey>> = {
  name: 'print.need-name',
  phone: 'print.need-phone',
  province: 'print.need-province',
  city: 'print.need-city',
  district: 'print.need-district',
  street: 'print.need-street',
};
const WRONG: Partial<Record<AddressField, TextKey>> = {
  phone: 'print.wrong-phone',
  street: 'print.need-street',
  postcode: 'print.wrong-postcode',
};

/** What a field that cannot stay as it is needs. */
export const addressFaultText = (t: Translator, field: AddressField, address: PrintAddress): string =>
  t((address[field].trim() === '' ? NEEDED : WRONG)[field] ?? 'print.check');
