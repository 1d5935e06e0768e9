import type { EngineFault } from '@kinora/contract';
import type { Logger } from 'pino';
import type { Db } from '../../../deps.ts';
import { renderReference } from '../../../studio/photo-renditions.ts';
import { EngineError } from '../../ports/engine-errors.ts';
import type { ShootOptions } from '../../ports/engine-shoots.ts';
import type { PictureRequest, PictureSource } from '../shooter.ts';
import { promptInOne } from '../write-prompt.ts';
import { callVendor, type VendorOutcome, waitToRetry } from './call-vendor.ts';
import type { HostedConfig } from './env.ts';
import { gemini } from './gemini.ts';
import { openai } from './openai.ts';
import { type Charge, releaseCharge, reserveCharge } from './spending.store.ts';
import type { Vendor, VendorRequest } from './vendor.ts';

const SIGN_OF_LIFE_MS = 20_000;

const VENDORS: Readonly<Record<HostedConfig['vendor'], Vendor>> = { openai, gemini };

export interface HostedParts {
  db: Db;
  now(): number;
  log: Logger;
}

/** Pictures by an image-edit service, within what may be spent a day and a shoot. */
export function openHostedSource(config: HostedConfig, { db, now, log }: HostedParts): PictureSource {
  const { name, model, baseUrl, key, timeLimitMs } = config;
  const vendor = VENDORS[config.vendor];
  const budgets = { dayMinor: config.dayBudgetMinor, shootMinor: config.shootBudgetMinor };
  const fail = (reason: EngineFault, message: string): never => {
    throw new EngineError('hosted', reason, `${name}: ${message}`);
  };

  /** One call that is paid for: its price is reserved before, and given back where the vendor does not charge. */
  async function callPaid(request: VendorRequest, shootId: string, signal?: AbortSignal): Promise<VendorOutcome> {
    const day = new Date(now()).toISOString().slice(0, 10);
    const charge: Charge = { engine: name, shootId, day, amountMinor: config.priceMinor };
    if (!(await reserveCharge(db, charge, budgets))) return fail('budget', 'the budget is spent');
    const outcome = await callVendor(vendor, request, { baseUrl, key, timeLimitMs, signal });
    if (!outcome.isBilled) await releaseCharge(db, charge);
    return outcome;
  }

  async function draw(request: PictureRequest, options: ShootOptions): Promise<Uint8Array> {
    // A vendor says nothing while it draws; the time limit of a call and the tries bound the silence.
    const alive = setInterval(() => options.onProgress?.(request.sheet, 0), SIGN_OF_LIFE_MS);
    try {
      return await drawWithRetries(request, options.signal);
    } finally {
      clearInterval(alive);
    }
  }

  async function drawWithRetries(request: PictureRequest, signal?: AbortSignal): Promise<Uint8Array> {
    const { shootId } = request;
    const prompt = promptInOne(request.prompt);
    for (let tried = 0; tried < config.tries; tried++) {
      signal?.throwIfAborted();
      const references = await Promise.all(
        request.people.map(async ({ photo }) => renderReference(await photo.load())),
      );
      const outcome = await callPaid({ model, prompt, references }, shootId, signal);
      if (outcome.kind === 'picture') return outcome.bytes;
      log.warn({ engine: name, outcome: outcome.kind, reply: outcome.code, tried }, 'a vendor made no picture');
      if (outcome.kind === 'refused') return fail('refused', `refused (${outcome.code})`);
      if (outcome.kind === 'misconfigured') return fail('unavailable', `answered ${outcome.code}; check key and model`);
      if (outcome.kind === 'rejected') return fail('failed', `answered ${outcome.code}`);
      const retryAfterMs = outcome.kind === 'error' ? outcome.retryAfterMs : undefined;
      const isLast = tried === config.tries - 1;
      if (isLast || !(await waitToRetry(tried, retryAfterMs, signal))) {
        return fail(outcome.kind === 'error' ? 'unavailable' : 'failed', `answered ${outcome.code}`);
      }
    }
    return fail('failed', 'no tries are left');
  }

  const { atOnce, takesWords, outside } = config;
  return { name, kind: 'hosted', atOnce, people: vendor.people, takesWords, outside, draw };
}
