import type { PrintAddress } from '@kinora/contract';
import { sealedVisitItem } from './sealed-visit-item';

interface Kept {
  /** The order whose prints are ordered again; empty for none. */
  readonly from: string;
  readonly address: PrintAddress;
  readonly untilMs?: number;
}

const item = sealedVisitItem<Kept>('print-address');

/** Keeps an address that is being entered for this tab alone, so that only this machine reads it: a reload does not lose it. */
export const keepAddress = item.keep;

/** What was entered there before, of prints that are ordered anew or as that order was. */
export async function readAddress(from: string): Promise<PrintAddress | undefined> {
  const kept = await item.read();
  return kept?.from === from ? kept.address : undefined;
}

/** It was ordered, or nobody is logged in any more. */
export const forgetAddress = item.forget;
