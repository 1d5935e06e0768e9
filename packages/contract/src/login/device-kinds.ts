import * as z from 'zod/mini';

/** What a device says that it is; shown by the text `device.<kind>`. */
export const DEVICE_KINDS = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const WORDS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iphone|^ios/i, 'iphone'],
  [/ipad/i, 'ipad'],
  [/android/i, 'android'],
  [/windows/i, 'windows'],
  [/mac/i, 'mac'],
  [/linux/i, 'linux'],
];

/** The kind of a system by the words that a client has for it. */
export const deviceKindOf = (system: string): DeviceKind =>
  WORDS.find(([pattern]) => pattern.test(system))?.[1] ?? 'other';

/** Families of browsers, by the names that their makers gave them; those that also call themselves by another one's name come first. */
export const BROWSERS = [
  'Edge',
  'Opera',
  'Samsung Internet',
  'Huawei Browser',
  'Mi Browser',
  'QQ Browser',
  'UC Browser',
  'Firefox',
  'Chrome',
  'Safari',
] as const;
export type Browser = (typeof BROWSERS)[number];

/** The browser among the words that a client has for its machine; undefined where it names none. */
export const browserOf = (system: string): Browser | undefined => BROWSERS.find((name) => system.includes(name));

/** One login of the user. */
export const loggedInDevice = z.object({
  id: z.string(),
  kind: z.enum(DEVICE_KINDS),
  /** In which browser, where it said so. */
  browser: z.optional(z.enum(BROWSERS)),
  /** What kind of client it is, in the specification's words. */
  platform: z.string(),
  /** Server time, ms: when it logged in, and when it was used last, to two hours. */
  since: z.number(),
  used: z.number(),
  /** It is the one that asks. */
  isthis: z.boolean(),
});
export type LoggedInDevice = z.infer<typeof loggedInDevice>;
