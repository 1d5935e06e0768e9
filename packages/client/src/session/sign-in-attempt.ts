import { encodeBase64Url } from '@kinora/channel';
import type { SignInWay, ThirdPartyCommand } from '@kinora/contract';
import { randomBytes } from '../platform/entropy';
import { removeItem } from '../platform/storage';
import { readSealedItem, readSealedItemForSure, writeSealedItem } from './sealed-item';

const ATTEMPT_KEY = 'sign-in';
const DEVICE_KEY = 'device-login';
const SECRET_BYTES = 32;
/** Each tab may have begun one: the oldest make room, whether they ended or not. */
const MOST_ATTEMPTS = 5;

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
  /** Phones that were proven to be bound by it, each with the word that proved it, the last one last: the answer may have been lost. */
  readonly proofs?: readonly PhoneProof[];
}

/** That a phone was proven, as the server has it on record. */
export interface PhoneProof {
  readonly word: string;
  readonly sn: string;
}

export const newSecret = (): string => encodeBase64Url(randomBytes(SECRET_BYTES));

/** Keeps an attempt until it is taken, in the place of what was kept of it before. */
export const keepAttempt = (attempt: SignInAttempt): Promise<void> =>
  changeAttempts((others) => [...others, attempt], attempt.state);

/** The attempt of this browser with that state; undefined where it began none such. */
export async function findAttempt(state: string | undefined): Promise<SignInAttempt | undefined> {
  return state === undefined ? undefined : (await readAttempts()).find((attempt) => attempt.state === state);
}

/** It has ended; those that other tabs began stay. */
export const forgetAttempt = (state: string): Promise<void> => changeAttempts((others) => others, state);

async function changeAttempts(
  change: (others: readonly SignInAttempt[]) => readonly SignInAttempt[],
  state: string,
): Promise<void> {
  const changed = change((await readAttempts()).filter((attempt) => attempt.state !== state)).slice(-MOST_ATTEMPTS);
  if (changed.length === 0) removeItem(ATTEMPT_KEY);
  else await writeSealedItem(ATTEMPT_KEY, JSON.stringify(changed));
}

async function readAttempts(): Promise<readonly SignInAttempt[]> {
  const text = await readSealedItem(ATTEMPT_KEY);
  // Nobody but this machine could have sealed it. A version before kept one alone, which is begun anew.
  const kept: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(kept) ? kept : [];
}

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
