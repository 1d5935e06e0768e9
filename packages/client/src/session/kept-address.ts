import type { PrintAddress } from '@kinora/contract';
import { readVisitItem, writeVisitItem } from '../platform/visit';

interface Kept {
  /** The order whose prints are ordered again; empty for none. */
  readonly from: string;
  readonly address: PrintAddress;
}

const KEY = 'print-address';
let latest = 0;

/** Keeps an address that is being entered for this tab alone, so that only this machine reads it: a reload does not lose it. */
export async function keepAddress(kept: Kept): Promise<void> {
  const mine = ++latest;
  const { sealText } = await import('./device-text');
  const sealed = await sealText(JSON.stringify(kept));
  if (mine === latest) writeVisitItem(KEY, sealed);
}

/** What was entered there before, of prints that are ordered anew or as that order was. */
export async function readAddress(from: string): Promise<PrintAddress | undefined> {
  const sealed = readVisitItem(KEY);
  if (sealed === undefined) return undefined;
  const { openText } = await import('./device-text');
  const text = (await openText(sealed))?.text;
  const kept: Kept | undefined = text === undefined ? undefined : JSON.parse(text);
  return kept?.from === from ? kept.address : undefined;
}

/** It was ordered, or nobody is logged in any more. */
export function forgetAddress(): void {
  latest += 1;
  writeVisitItem(KEY, undefined);
}
