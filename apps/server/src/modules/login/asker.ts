import { randomBytes } from 'node:crypto';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { subnetOf } from '../../http/client-address.ts';
import { isSameSecret } from '../../same-secret.ts';
import { findIdentity } from '../identities/index.ts';

/** Who asks for a code or enters one, as far as that can be told before they are known. */
export interface Asker {
  /** By what they are counted: the device if it has signed in to the account of the number before, else the address. */
  index: string;
  /** The neighbourhood that they ask from, as a keyed digest. */
  subnetIndex: string;
  isKnownDevice: boolean;
}

/** An account on a machine, which may have a key. */
interface Holder {
  uid: string;
  key: string | null;
}

const signMark = (personal: PersonalData, { uid, key }: Holder, id: string): string =>
  personal.blindIndex('device-mark', key === null ? `${uid}:${id}` : `${uid}:${id}:${key}`);

const isSigned = (personal: PersonalData, holder: Holder, mark: string): boolean => {
  const [id = '', signature = '', ...more] = mark.split('.');
  // Tries are counted by the mark: one that could be lengthened would be as many devices.
  return more.length === 0 && isSameSecret(signature, signMark(personal, holder, id));
};

/** What a device shows at its next sign-in; the one that it has, unless that is not of its key yet. Without the account's number it says nothing. */
export function newDeviceMark(personal: PersonalData, holder: Holder, known?: string): string {
  if (known !== undefined && isSigned(personal, holder, known)) return known;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signMark(personal, holder, id)}`;
}

/** Whether a device has signed in to the account before: one without a key yet, or with this one. */
export function isMarkOf(personal: PersonalData, holder: Holder, mark: string): boolean {
  const ofKey = isSigned(personal, holder, mark);
  return isSigned(personal, { ...holder, key: null }, mark) || ofKey;
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
  { address, device, deviceKey }: Pick<Actor, 'address' | 'deviceKey'> & { device: string | undefined },
): Promise<Asker> {
  const owner = device === undefined ? undefined : await findIdentity(deps.db, 'phone', phoneIndex);
  const asker = stranger(deps.personal, address);
  // The mark is held against the name of nobody where the number has no account: that takes as long, and fits none.
  if (device !== undefined && isMarkOf(deps.personal, { uid: owner?.uid ?? '', key: deviceKey }, device))
    return { ...asker, index: deps.personal.blindIndex('device', device), isKnownDevice: true };
  return asker;
}
