import { randomBytes } from 'node:crypto';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';
import type { Deps } from '../../deps.ts';
import { subnetOf } from '../../http/client-address.ts';
import { findIdentity } from '../identities/index.ts';
import { isSameHash } from './login-secrets.ts';

/** Who asks for a code or enters one, as far as that can be told before they are known. */
export interface Asker {
  /** By what they are counted: the device if it has signed in to the account of the number before, else the address. */
  index: string;
  /** The neighbourhood that they ask from, as a keyed digest. */
  subnetIndex: string;
  isKnownDevice: boolean;
}

const signMark = (personal: PersonalData, uid: string, id: string): string =>
  personal.blindIndex('device-mark', `${uid}:${id}`);

/** What a device shows at its next sign-in. Without the account's number it says nothing. */
export function newDeviceMark(personal: PersonalData, uid: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signMark(personal, uid, id)}`;
}

/** Whether a device has signed in to the account before. */
export function isMarkOf(personal: PersonalData, uid: string, mark: string): boolean {
  const [id = '', signature = ''] = mark.split('.');
  return isSameHash(signature, signMark(personal, uid, id));
}

/** Whoever is known by nothing but where they are. */
export const stranger = (personal: PersonalData, address: string): Asker => ({
  index: personal.blindIndex('address', address),
  subnetIndex: personal.blindIndex('subnet', subnetOf(address)),
  isKnownDevice: false,
});

export async function identifyAsker(
  deps: Pick<Deps, 'db' | 'personal'>,
  phoneIndex: string,
  { address, device }: { address: string; device: string | undefined },
): Promise<Asker> {
  const owner = device === undefined ? undefined : await findIdentity(deps.db, 'phone', phoneIndex);
  const asker = stranger(deps.personal, address);
  // The mark is held against the name of nobody where the number has no account: that takes as long, and fits none.
  if (device !== undefined && isMarkOf(deps.personal, owner?.uid ?? '', device))
    return { ...asker, index: deps.personal.blindIndex('device', device), isKnownDevice: true };
  return asker;
}
