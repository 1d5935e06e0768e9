import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs, MAX_WAIT_MS, readRetryAfter } from '../../retry-after.ts';
import type { Vendor, VendorAnswer, VendorRequest } from './vendor.ts';

const MISCONFIGURED: ReadonlySet<number> = new Set([401, 402, 403, 404]);
const isTransient = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500;

/** What a call came to. `isBilled`: the vendor may charge for it. */
export type VendorOutcome =
  | { kind: 'picture'; bytes: Uint8Array; isBilled: true }
  | { kind: 'refused' | 'empty'; code: string; isBilled: boolean }
  | { kind: 'error'; code: string; isBilled: boolean; retryAfterMs: number | undefined }
  /** It does not take this request; or none, since the key or the model is wrong. */
  | { kind: 'rejected' | 'misconfigured'; code: string; isBilled: false };

export interface CallOptions {
  baseUrl: string;
  key: string;
  timeLimitMs: number;
  signal?: AbortSignal | undefined;
}

/** One call, not tried again. Throws only the signal's reason. */
export async function callVendor(vendor: Vendor, request: VendorRequest, options: CallOptions): Promise<VendorOutcome> {
  const { baseUrl, key, timeLimitMs, signal } = options;
  const { url, init } = vendor.buildCall(baseUrl, key, request);
  const limit = AbortSignal.timeout(timeLimitMs);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    body = await readJson(response);
  } catch (error) {
    signal?.throwIfAborted();
    // Nobody knows what became of it there.
    const code = limit.aborted ? 'time-limit' : error instanceof Error ? error.name : 'network';
    return { kind: 'error', code, isBilled: true, retryAfterMs: undefined };
  }
  return response.ok ? readAnswer(vendor.readAnswer(body)) : readError(vendor, response, body);
}

function readAnswer(answer: VendorAnswer): VendorOutcome {
  return { ...answer, isBilled: true };
}

function readError(vendor: Vendor, { status, headers }: Response, body: unknown): VendorOutcome {
  const refusal = vendor.readRefusal(body);
  if (refusal !== undefined) return { kind: 'refused', code: refusal, isBilled: false };
  const code = String(status);
  if (isTransient(status)) {
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), Date.now());
    return { kind: 'error', code, isBilled: false, retryAfterMs };
  }
  return { kind: MISCONFIGURED.has(status) ? 'misconfigured' : 'rejected', code, isBilled: false };
}

/** Undefined where the body is no JSON, as a proxy's page of an error. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits before the next try. False when the vendor asks for more patience than a picture is worth. */
export async function waitToRetry(
  tried: number,
  retryAfterMs: number | undefined,
  signal?: AbortSignal,
): Promise<boolean> {
  const waitMs = retryAfterMs ?? backOffMs(tried);
  if (waitMs > MAX_WAIT_MS) return false;
  await sleep(waitMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
  return true;
}
