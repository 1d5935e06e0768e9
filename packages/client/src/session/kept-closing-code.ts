import { readVisitItem, writeVisitItem } from '../platform/visit';

/** A code that is awaited for the closing of an account, with nothing that tells whose it is but the account's id. */
export interface ClosingCode {
  readonly uid: string;
  /** When the next code may be asked for, device time in ms. */
  readonly resendAtMs: number;
  /** So long it can be entered. */
  readonly untilMs: number;
  /** Id of the error by which it takes no more entries. */
  readonly over?: number | undefined;
}

const KEY = 'closing-code';

/** Keeps it for this tab: whoever loads the page anew enters the code that they were sent. */
export const keepClosingCode = (code: ClosingCode): void => writeVisitItem(KEY, JSON.stringify(code));

/** The code that is still awaited of that account. */
export function readClosingCode(uid: string): ClosingCode | undefined {
  const text = readVisitItem(KEY);
  const code: ClosingCode | undefined = text === undefined ? undefined : JSON.parse(text);
  return code?.uid === uid && code.untilMs > Date.now() ? code : undefined;
}

/** Nobody awaits it any more. */
export const forgetClosingCode = (): void => writeVisitItem(KEY, undefined);
