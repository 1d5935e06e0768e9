import ipaddr from 'ipaddr.js';
import * as z from 'zod';

declare module 'zod' {
  /** What is told of a variable beside its description. */
  interface GlobalMeta {
    /** Goes after “must be”. */
    allowed?: string;
    shownDefault?: string;
    isSecret?: boolean;
  }
}

/** What a list of variables says in place of the default itself. */
interface Shown {
  shown?: string;
  isSecret?: boolean;
}

const NONE = 'none';

function notes(description: string, allowed: string, fallback: string, { shown, isSecret = false }: Shown = {}) {
  return { description, allowed, shownDefault: shown ?? fallback, isSecret };
}

export function text(description: string, fallback: string, maxCharacters = 255) {
  const allowed = `text of 1 to ${maxCharacters} characters`;
  return z
    .string()
    .min(1)
    .max(maxCharacters)
    .default(fallback)
    .meta(notes(description, allowed, fallback));
}

export function optionalText(description: string, options: Shown & { allowed?: string; pattern?: RegExp } = {}) {
  const { allowed = 'text', pattern = /^/ } = options;
  return z
    .string()
    .regex(pattern)
    .nullable()
    .default(null)
    .meta(notes(description, allowed, NONE, options));
}

export function webAddress(description: string, options: Shown = {}) {
  const schema = z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null);
  return schema.meta(notes(description, 'an address that starts with http:// or https://', NONE, options));
}

export function wholeNumber(
  description: string,
  fallback: number,
  { min = 0, max, ...shown }: Shown & { min?: number; max?: number } = {},
) {
  const allowed = max === undefined ? `a whole number, ${min} or more` : `a whole number from ${min} to ${max}`;
  const schema = z.coerce
    .number()
    .int()
    .min(min)
    .max(max ?? Number.MAX_SAFE_INTEGER);
  return schema.default(fallback).meta(notes(description, allowed, String(fallback), shown));
}

/** One that is another number by itself in one place than in another. */
export function optionalWholeNumber(description: string, shown: string, min = 0) {
  const schema = z.coerce.number().int().min(min).max(Number.MAX_SAFE_INTEGER).nullable().default(null);
  return schema.meta(notes(description, `a whole number, ${min} or more`, shown));
}

export function factor(description: string, fallback: number) {
  const schema = z.coerce.number().positive().default(fallback);
  return schema.meta(notes(description, 'a number above 0', String(fallback)));
}

export function flag(description: string, fallback: boolean) {
  const shown = fallback ? '1' : '0';
  const schema = z.enum(['0', '1']).default(shown);
  return schema.transform((value) => value === '1').meta(notes(description, '0 or 1', shown));
}

export function choice<const Options extends readonly string[]>(
  description: string,
  options: Options,
  fallback: Options[number],
) {
  const allowed = options.length === 1 ? `${options[0]}` : `one of ${options.join(', ')}`;
  return z
    .enum(options)
    .default(() => fallback)
    .meta(notes(description, allowed, fallback));
}

/** One whose default depends on other variables; null where nothing was told. */
export function optionalChoice<const Options extends readonly string[]>(
  description: string,
  options: Options,
  shown: string,
) {
  return z
    .enum(options)
    .nullable()
    .default(null)
    .meta(notes(description, `one of ${options.join(', ')}`, NONE, { shown }));
}

const items = z
  .string()
  .default('')
  .transform((listed) =>
    listed
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** Items split by commas, spaces around them ignored. */
export function list(description: string, options: Shown = {}) {
  return items.meta(notes(description, 'a list split by commas', NONE, options));
}

export function listOf<const Options extends readonly string[]>(description: string, options: Options, shown: string) {
  const allowed = `a list split by commas of ${options.join(', ')}`;
  return items.pipe(z.array(z.enum(options))).meta(notes(description, allowed, NONE, { shown }));
}

/** Names that stand for `127.0.0.0/8` and `::1`, for link-local addresses, and for those of private networks. */
const RANGE_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (item: string): boolean =>
  RANGE_NAMES.includes(item) || ipaddr.isValid(item) || ipaddr.isValidCIDR(item);

export function addressRanges(description: string) {
  const allowed = `a list split by commas of addresses, ranges such as 10.0.0.0/8, ${RANGE_NAMES.join(', ')}`;
  return items.refine((ranges) => ranges.every(isRange)).meta(notes(description, allowed, NONE));
}
