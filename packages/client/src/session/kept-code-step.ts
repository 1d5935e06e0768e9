import { readVisitItem, writeVisitItem } from '../platform/visit';
import type { Wish } from './kept-wish';

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

const KEY = 'code-step';
let latest = 0;

/** Whether this visit may await a code. */
export const hasCodeStep = (): boolean => readVisitItem(KEY) !== undefined;

/** Keeps it for this tab alone, in the place of any other, so that only this machine reads it. */
export async function keepCodeStep(step: CodeStep): Promise<void> {
  const mine = ++latest;
  const { sealText } = await import('./device-text');
  const sealed = await sealText(JSON.stringify(step));
  if (mine === latest) writeVisitItem(KEY, sealed);
}

/** The code that is still awaited there. */
export async function readCodeStep(bind: string | undefined): Promise<CodeStep | undefined> {
  const sealed = readVisitItem(KEY);
  if (sealed === undefined) return undefined;
  const { openText } = await import('./device-text');
  const text = (await openText(sealed))?.text;
  const step: CodeStep | undefined = text === undefined ? undefined : JSON.parse(text);
  return step?.bind === bind && step !== undefined && step.untilMs > Date.now() ? step : undefined;
}

/** Nobody awaits it any more. */
export function forgetCodeStep(): void {
  latest += 1;
  writeVisitItem(KEY, undefined);
}
