import { CARRIER_TIMEOUT_MS } from '@kinora/contract';
import type { CancelSignal } from '../../lib/cancel-signal';
import { CARRIER_CODE, CarrierError } from '../carrier-error';

/** The time that asking has, all its requests together. */
export interface Limit {
  readonly signal: AbortSignal;
  /** The user gave up, rather than the time. */
  readonly isGivenUp: () => boolean;
}

/** Does work that ends with the time that carriers have, or when the user gives up. */
export async function withinLimit<Result>(
  work: (limit: Limit) => Promise<Result>,
  giveUp?: CancelSignal,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, CARRIER_TIMEOUT_MS);
  if (giveUp?.aborted) abort();
  giveUp?.addEventListener('abort', abort);
  try {
    return await work({ signal: controller.signal, isGivenUp: () => giveUp?.aborted === true });
  } finally {
    clearTimeout(timer);
    giveUp?.removeEventListener('abort', abort);
  }
}

/** Asks by one POST; the answer as JSON. Throws CarrierError: `silent` when nothing comes that can be read. */
export async function ask(
  url: string,
  { body, headers, silent }: { body: BodyInit; headers?: HeadersInit; silent: number },
  { signal, isGivenUp }: Limit,
): Promise<unknown> {
  try {
    const request = { method: 'POST', body, ...(headers && { headers }), signal } as const;
    const response = await fetch(url, { ...request, credentials: 'omit', cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (cause) {
    throw new CarrierError(isGivenUp() ? CARRIER_CODE.ended : silent, cause);
  }
}

/** A field of an answer; undefined where there is none. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A field of an answer as text; empty where there is none. */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The digits around the hidden ones. Throws CarrierError where not just four are hidden. */
export function splitMask(mask: string): { ahead: string; behind: string } {
  const [, ahead, behind] = /^(\d+)\*{4}(\d+)$/.exec(mask) ?? [];
  if (ahead === undefined || behind === undefined) throw new CarrierError(CARRIER_CODE.incomplete);
  return { ahead, behind };
}
