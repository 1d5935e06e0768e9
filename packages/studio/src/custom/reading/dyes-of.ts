import type { ConceptId, Dye, Facet } from '../concepts.ts';

interface Said {
  concept: ConceptId;
  facet: Facet;
  range: readonly [start: number, end: number];
}

const BREAK = /[,，.。;；!！?？:：\n]/u;

/**
 * Which colour a text says of which clothes: each is of the nearest ones that it is told with. Between two that are as near it is of
 * those on the side on which the text's first colour stands.
 * @param readings what is wanted, in the order of the text
 */
export function dyesOf(text: string, readings: readonly Said[]): Dye[] {
  const isBefore = readings.find(({ facet }) => facet === 'colour' || facet === 'outfit')?.facet === 'colour';
  const dyes: Dye[] = [];
  const sides = isBefore ? ([1, -1] as const) : ([-1, 1] as const);
  readings.forEach((colour, at) => {
    if (colour.facet !== 'colour') return;
    const near = sides
      .flatMap((step) => nearest(text, readings, at, step) ?? [])
      // “A red coat and white shoes”: the white is of what follows, known or not.
      .filter(({ step, outfit }) => !isBefore || step === 1 || dyes.every(([garment]) => garment !== outfit.concept))
      .sort((a, b) => a.gap - b.gap)[0];
    const isKnown = dyes.some(([garment, dye]) => garment === near?.outfit.concept && dye === colour.concept);
    if (near && !isKnown) dyes.push([near.outfit.concept, colour.concept]);
  });
  return dyes;
}

/** The next clothes on one side, with nothing but colours between. */
function nearest(text: string, readings: readonly Said[], at: number, step: 1 | -1) {
  const from = readings[at];
  for (let i = at + step; from; i += step) {
    const other = readings[i];
    if (!other || (other.facet !== 'colour' && other.facet !== 'outfit')) return undefined;
    const [first, second] = step === 1 ? [from, other] : [other, from];
    const between = text.slice(first.range[1], second.range[0]);
    if (BREAK.test(between)) return undefined;
    if (other.facet === 'outfit') return { outfit: other, gap: between.length, step };
  }
  return undefined;
}
