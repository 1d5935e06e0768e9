import type { Deps } from '../../deps.ts';
import { findIdentity } from '../identities/index.ts';
import { OperatorError, type OperatorOrder, type Told } from '../operator-order.ts';
import { phoneIdentity } from './phone-identity.ts';
import { maskPhoneNumber, readPhoneNumber } from './phone-number.ts';

/** Who has a phone. That it was asked, by whom and why, is in the log, the number is not. */
async function find(deps: Deps, { phone = '', by, why }: Told): Promise<string[]> {
  const { e164, area, national } = read(phone);
  const { provider, subjectIndex } = phoneIdentity(deps, e164);
  const found = await findIdentity(deps.db, provider, subjectIndex);
  deps.log.info({ event: 'user-found', uid: found?.uid ?? null, by, why }, 'an act of the operator');
  const shown = `${area} ${maskPhoneNumber(national)}`;
  if (!found) throw new OperatorError(`Nobody has ${shown}.`);
  return [`${found.uid}  ${shown}`];
}

function read(phone: string): ReturnType<typeof readPhoneNumber> {
  try {
    return readPhoneNumber(phone.replace(/[\s().-]/g, ''));
  } catch {
    throw new OperatorError('--phone is a number with its country, such as +8613900001111.');
  }
}

/** `npm run operator -- users …`. */
export const userOrders: readonly OperatorOrder[] = [
  { area: 'users', name: 'find', needs: ['phone', 'why'], run: find },
];
