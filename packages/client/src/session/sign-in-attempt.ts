import { encodeBase64Url } from '@kinora/channel';
import type { SignInWay, ThirdPartyCommand } from '@kinora/contract';
import { randomBytes } from '../platform/entropy';
import { removeItem } from '../platform/storage';
import { readSealedItem, readSealedItemForSure, writeSealedItem } from './sealed-item';

const ATTEMPT_KEY = 'sign-in';
const DEVICE_KEY = 'device-login';
const SECRET_BYTES = 32;

/** A sign-in that leads away from the app: this browser alone knows its secret, and ends it. */
export interface SignInAttempt {
  readonly state: string;
  readonly secret: string;
  /** What ends it; nothing where a phone must be bound first. */
  readonly command?: ThirdPartyCommand;
  /** Of who is logged in: the way that is bound to their account, or proves whose it is, rather than to sign in. */
  readonly own?: { readonly way: SignInWay; readonly purpose: 'bind' | 'prove' };
  /** Address of where the user goes on afterwards. */
  readonly target?: string | undefined;
  /** Version of the agreement that was ticked; nothing where somebody is logged in. */
  readonly agreed: string;
}

export const newSecret = (): string => encodeBase64Url(randomBytes(SECRET_BYTES));

/** Keeps an attempt until it is taken; a newer one takes its place. */
export const keepAttempt = (attempt: SignInAttempt): Promise<void> =>
  writeSealedItem(ATTEMPT_KEY, JSON.stringify(attempt));

/** The attempt of this browser with that state; undefined when it began another one or none. */
export async function findAttempt(state: string | undefined): Promise<SignInAttempt | undefined> {
  const text = state === undefined ? undefined : await readSealedItem(ATTEMPT_KEY);
  if (text === undefined) return undefined;
  try {
    const attempt: Partial<SignInAttempt> = JSON.parse(text);
    const isWhole = attempt.state === state && typeof attempt.secret === 'string' && typeof attempt.agreed === 'string';
    return isWhole ? (attempt as SignInAttempt) : undefined;
  } catch {
    return undefined; // Of another version: the user begins anew.
  }
}

export const forgetAttempt = (): void => removeItem(ATTEMPT_KEY);

/**
 * What this device signs in by without a phone: made once, kept beyond every login, since nothing else leads back to the account.
 * Rejects rather than replace one that cannot be read for now.
 */
export async function deviceId(): Promise<string> {
  const known = await readSealedItemForSure(DEVICE_KEY);
  if (known !== undefined) return known;
  const made = newSecret();
  await writeSealedItem(DEVICE_KEY, made);
  return made;
}
