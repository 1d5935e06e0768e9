import * as z from 'zod/mini';

/** Papers that have a name in every language. */
export const PRINT_PAPERS = ['glossy', 'matte', 'silk'] as const;
export type PrintPaper = (typeof PRINT_PAPERS)[number];

/** Of one order. */
export const PRINT_COPIES_MAX = 50;

const printSize = z.object({
  id: z.string(),
  /** Of the paper once it is cut, mm: upright. It is turned for a photo that lies. */
  width: z.number(),
  height: z.number(),
  /** Of one print, in the smallest unit of the shop's currency. */
  price: z.number(),
});
export type PrintSize = z.infer<typeof printSize>;

/** Prints that can be ordered. */
export const printOffer = z.object({
  sizes: z.array(printSize),
  papers: z.array(z.object({ id: z.enum(PRINT_PAPERS), surcharge: z.number() })),
  /** For each order, whatever is in it. */
  shipping: z.number(),
  /** Countries that prints are sent to, by ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
});
export type PrintOffer = z.infer<typeof printOffer>;

/** What prints cost, in the smallest unit. */
export interface PrintQuote {
  readonly unit: number;
  readonly shipping: number;
  readonly total: number;
}

/** What so many prints come to; undefined where that size or paper is not offered. */
export function quotePrints(
  { sizes, papers, shipping }: PrintOffer,
  { size, paper, count }: { size: string; paper: PrintPaper; count: number },
): PrintQuote | undefined {
  const chosen = sizes.find(({ id }) => id === size);
  const surface = papers.find(({ id }) => id === paper);
  if (!chosen || !surface) return undefined;
  const unit = chosen.price + surface.surcharge;
  return { unit, shipping, total: unit * count + shipping };
}
