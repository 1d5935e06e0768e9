import type { CodeMessage } from '../ports/sms.ts';

/** What a vendor's adapter does: sends one code, once. */
export interface SmsVendor {
  readonly name: string;
  /** Throws NumberRefusedError or VendorFault. */
  sendCode(message: CodeMessage): Promise<void>;
}

/** The vendor did not send. Its code is the vendor's, never its words: they may repeat the number. */
export class VendorFault extends Error {
  override readonly name = 'VendorFault';
}

/** How long one vendor may take, in ms: whoever waits for a code sees the next one try soon. */
const TIME_LIMIT_MS = 5_000;

/** Calls a vendor once: what was cut off may have been sent, and only another vendor is tried then, with the same code. Throws VendorFault. */
export async function callVendor(url: URL, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    status = response.status;
    text = await response.text();
  } catch {
    throw new VendorFault(signal.aborted ? 'time limit' : 'network');
  }
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    throw new VendorFault(`status ${status}`);
  }
}
