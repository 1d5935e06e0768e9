import { sealedVisitItem } from './sealed-visit-item';

/** What lets another phone take the place of the account's: a code to it, or what proves its owner; nothing where there is none. */
export interface FormerProof {
  readonly secret: string;
  readonly old?: string;
  readonly owner?: string;
}

/** A code that was sent to change the phone of an account. */
export interface PhoneChangeCode {
  /** When the next code may be asked for, device time in ms. */
  readonly resendAtMs: number;
  /** The phone it went to; that of the account else. */
  readonly number?: { readonly area: string; readonly phone: string; readonly region?: string | undefined };
  /** Id of the error by which it takes no more entries. */
  readonly over?: number | undefined;
}

/** How far the change of an account's phone is: its user may load the page anew while they read the message. */
export interface PhoneChangeStep {
  readonly uid: string;
  /** Of the phone that the account has; nothing until that is proven. */
  readonly former?: FormerProof | undefined;
  /** The code that is awaited. */
  readonly code?: PhoneChangeCode | undefined;
  /** So long it can be gone on with. */
  readonly untilMs: number;
}

/** So long the server takes a proof. */
const FORMER_MS = 600_000;
const item = sealedVisitItem<PhoneChangeStep>('phone-change');

/** Whether this visit may have begun a change. */
export const hasPhoneChange = item.has;

/** Keeps it for this tab alone, so that only this machine reads it. */
export const keepPhoneChange = item.keep;

/** Keeps what was proven of the former phone, while no code is awaited. */
export const keepFormer = (uid: string, former: FormerProof): Promise<void> =>
  item.keep({ uid, former, untilMs: Date.now() + FORMER_MS });

/** How far the change is that was begun for the account. */
export async function readPhoneChange(uid: string): Promise<PhoneChangeStep | undefined> {
  const step = await item.read();
  return step?.uid === uid ? step : undefined;
}

/** Whoever loads the page anew reads still that the code takes no more entries. */
export async function closePhoneChangeCode(uid: string, over: number): Promise<void> {
  const step = await readPhoneChange(uid);
  if (step?.code) await item.keep({ ...step, code: { ...step.code, over } });
}

/** It is done, or begun anew. */
export const forgetPhoneChange = item.forget;
