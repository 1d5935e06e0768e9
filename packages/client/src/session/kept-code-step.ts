import type { Wish } from './kept-wish';
import { sealedVisitItem } from './sealed-visit-item';

/** A code that is awaited on the login page: a phone may end the page while its user reads the message, and any user may reload it. */
export interface CodeStep {
  /** Of the sign-in for which the phone is bound; nothing where the phone signs in. */
  readonly bind?: string | undefined;
  readonly area: string;
  readonly phone: string;
  /** That was chosen for the number: several share a calling code. */
  readonly region?: string | undefined;
  /** When the next code may be asked for, device time in ms. */
  readonly resendAtMs: number;
  /** So long it can be entered. */
  readonly untilMs: number;
  /** Id of the error by which it takes no more entries. */
  readonly over?: number | undefined;
  /** What is gone on with after the login. */
  readonly wish?: Wish | undefined;
}

const item = sealedVisitItem<CodeStep>('code-step');

/** Whether this visit may await a code. */
export const hasCodeStep = item.has;

/** Keeps it for this tab alone, in the place of any other, so that only this machine reads it. */
export const keepCodeStep = item.keep;

/** The code that is still awaited there. */
export async function readCodeStep(bind: string | undefined): Promise<CodeStep | undefined> {
  const step = await item.read();
  return step?.bind === bind ? step : undefined;
}

/** Nobody awaits it any more. */
export const forgetCodeStep = item.forget;
