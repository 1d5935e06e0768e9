import * as z from 'zod';
import { count, type EnginesSource, httpUrl, keyFrom, outside, userWords } from '../engine-options.ts';
import type { PictureSource } from '../shooter.ts';

const VENDOR_URLS = { openai: 'https://api.openai.com/v1', gemini: 'https://generativelanguage.googleapis.com/v1beta' };
const VENDOR_NAMES = { openai: 'OpenAI', gemini: 'Google Gemini' };
const SECOND_MS = 1000;
const minor = z.int().positive();

/** Its share of the file that KINORA_ENGINES names; it reads no variable but the one that holds its key. */
export const hostedSchema = z.strictObject({
  adapter: z.literal('hosted'),
  vendor: z.enum(['openai', 'gemini']),
  model: z.string().min(1),
  keyFrom,
  baseUrl: httpUrl.optional(),
  atOnce: count(4, 32),
  timeLimitS: count(180, 1800),
  tries: count(4, 10),
  priceMinor: minor,
  budget: z.strictObject({ dayMinor: minor, shootMinor: minor }),
  userWords,
  outside,
});

export interface HostedConfig extends Pick<PictureSource, 'name' | 'takesWords' | 'outside'> {
  kind: 'hosted';
  vendor: 'openai' | 'gemini';
  baseUrl: string;
  model: string;
  key: string;
  atOnce: number;
  timeLimitMs: number;
  tries: number;
  /** What one picture costs at most, and what may be spent, in the smallest unit of one currency. */
  priceMinor: number;
  dayBudgetMinor: number;
  shootBudgetMinor: number;
}

/** Throws an Error where the key is missing, or the vendor itself is said to stand on this machine. */
export function readHosted(name: string, options: z.infer<typeof hostedSchema>, source: EnginesSource): HostedConfig {
  const { vendor, model, baseUrl, atOnce, timeLimitS, tries, priceMinor, budget, userWords: takesWords } = options;
  if (options.outside === false && baseUrl === undefined)
    throw new Error(
      `${source.file}: the engine ${name} is ${VENDOR_NAMES[vendor]}, which is outside; "outside": false needs a baseUrl`,
    );
  return {
    ...{ name, kind: 'hosted', takesWords, vendor, model, atOnce, tries, priceMinor },
    // An address on this machine may be a proxy's, which hands everything on: only the operator knows.
    outside: options.outside === false ? [] : [options.outside ?? VENDOR_NAMES[vendor]],
    baseUrl: baseUrl ?? VENDOR_URLS[vendor],
    key: source.readKey(options.keyFrom),
    timeLimitMs: timeLimitS * SECOND_MS,
    dayBudgetMinor: budget.dayMinor,
    shootBudgetMinor: budget.shootMinor,
  };
}
