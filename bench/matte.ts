/** How well people are cut out: `npm run bench -- matte [seed]`, before grounds and with hair whose opacity is known. */
import { decodePlate, startStudio } from '@kinora/studio';
import { type Figure, reportFigures } from './figures.ts';
import { makeComposites } from './matting/composite.ts';
import { judgeCutOut, type MatteError } from './matting/judge-cut-out.ts';

/** Of seed 1, with the guided filter that came before closed-form matting: the target is a third less of each. */
const BEFORE: MatteError = { sum: 17.1, ofUnknown: 0.116, ofColour: 13 };
const TARGET_SHARE = 2 / 3;

const seed = Number(process.argv[2] ?? 1);
const errors: MatteError[] = [];
const studio = startStudio({ threads: 1 });
try {
  for await (const composite of makeComposites(seed)) {
    const { plate } = await studio.prepare(composite.jpeg);
    const error = await judgeCutOut(decodePlate(plate), composite);
    errors.push(error);
    const { sum, ofUnknown, ofColour } = error;
    console.log(`${composite.name.padEnd(42)}${sum.toFixed(1)} k, ${ofUnknown.toFixed(4)}, ${ofColour.toFixed(1)}`);
  }
} finally {
  await studio.close();
}

const meanOf = (of: (error: MatteError) => number): number =>
  errors.reduce((total, error) => total + of(error), 0) / errors.length;
const figureOf = (name: string, unit: string, of: (error: MatteError) => number): Figure => ({
  ...{ name, unit, value: meanOf(of), atMost: Number((of(BEFORE) * TARGET_SHARE).toPrecision(2)) },
});
reportFigures([
  figureOf('matte: sum of absolute differences', 'k px', ({ sum }) => sum),
  figureOf('  mean of each unknown pixel', '', ({ ofUnknown }) => ofUnknown),
  figureOf('  light of each unknown pixel, of 255', '', ({ ofColour }) => ofColour),
]);
