import { PRINT_PAPERS } from '@kinora/contract';
import * as z from 'zod';
import type { PrintTerms } from './business.ts';

const money = z.int().min(0).max(100_000_000);
/** The largest file of a print is some 60 megapixels. */
const side = z.number().min(50).max(610);
const DAYS_MAX = 365;

const size = z
  .strictObject({ id: z.string().regex(/^[\w-]{1,64}$/), width: side, height: side, price: money.min(1) })
  .refine(({ width, height }) => width <= height, 'a size is upright');
const paper = z.strictObject({ id: z.enum(PRINT_PAPERS), surcharge: money });
const alone = (told: readonly { id: string }[]): boolean => new Set(told.map(({ id }) => id)).size === told.length;

/** `shop.prints` of the operator's file; without a size nothing is printed. */
export const printsSchema = z
  .strictObject({
    sizes: z.array(size).max(20).refine(alone, 'two sizes have one id'),
    papers: z
      .array(paper)
      .min(1)
      .refine(alone, 'two papers have one id')
      .default([{ id: 'glossy', surcharge: 0 }]),
    shipping: money.default(0),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .default(['CN']),
    receivedays: z.int().min(1).max(DAYS_MAX).default(10),
    completedays: z.int().min(0).max(DAYS_MAX).default(7),
    filedays: z.int().min(0).max(DAYS_MAX).default(30),
  })
  .transform(
    ({ receivedays, completedays, filedays, ...offer }): PrintTerms => ({
      ...offer,
      ...{ receiveDays: receivedays, completeDays: completedays, fileDays: filedays },
    }),
  );

/** What the sandbox offers, so that prints can be seen and tried. */
export const SANDBOX_PRINTS: PrintTerms = {
  sizes: [
    { id: '10x15', width: 102, height: 152, price: 290 },
    { id: '13x18', width: 127, height: 178, price: 590 },
    { id: '20x30', width: 203, height: 304, price: 1_900 },
  ],
  papers: [
    { id: 'glossy', surcharge: 0 },
    { id: 'matte', surcharge: 0 },
    { id: 'silk', surcharge: 100 },
  ],
  shipping: 800,
  countries: ['CN'],
  ...{ receiveDays: 10, completeDays: 7, fileDays: 30 },
};
