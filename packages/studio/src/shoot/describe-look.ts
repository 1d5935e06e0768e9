import type { LookWord } from '@kinora/contract';
import type { Shot } from './view.ts';

/** Face height as a share of the picture's from which a portrait is called so. */
const SIZES = [
  [0.42, 'close'],
  [0.28, 'bust'],
  [0.17, 'half'],
] as const satisfies readonly (readonly [number, LookWord])[];
const MONOCHROME: ReadonlySet<string> = new Set([
  ...['bw', 'softbw', 'noir', 'sepia'],
  ...['cyanotype', 'redprint', 'violetprint'],
]);

/**
 * What distinguishes a sheet within its shoot, in words that everybody knows.
 * @param faceShare the largest face's height as a share of the picture's.
 */
export function describeLook({ frame, grade, medium }: Shot, faceShare: number): LookWord[] {
  const size = SIZES.find(([least]) => faceShare >= least)?.[1] ?? 'far';
  const layout = frame.kind === 'full' ? size : frame.kind;
  if (medium) return [layout, 'drawn'];
  return grade?.look !== undefined && MONOCHROME.has(grade.look) ? [layout, 'mono'] : [layout];
}
