import { describeMachine } from './machine.ts';

/** A measured figure and what was promised of it. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The largest value that will do. */
  atMost?: number;
  /** The smallest value that will do. */
  atLeast?: number;
}

const isMet = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  value <= atMost && value >= atLeast;

/** Three digits that count, and never an exponent. */
const format = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3).replace(/\.0+$/, '');

function describeTarget(figure: Figure): string {
  const { unit, atMost, atLeast } = figure;
  if (atMost === undefined && atLeast === undefined) return '';
  const bound = atMost === undefined ? `>= ${atLeast}` : `<= ${atMost}`;
  return `target ${bound} ${unit}`.padEnd(26) + (isMet(figure) ? 'met' : 'MISSED');
}

/** Prints the machine and the figures with their targets. The process ends with code 1 when one is missed. */
export function reportFigures(figures: readonly Figure[]): void {
  console.log(`\n${describeMachine()}`);
  for (const figure of figures) {
    const { name, value, unit } = figure;
    console.log(`  ${name.padEnd(50)}${`${format(value)} ${unit}`.padEnd(14)}${describeTarget(figure)}`.trimEnd());
  }
  if (!figures.every(isMet)) process.exitCode = 1;
}

/** The middle one, the upper of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Seconds since a `performance.now()`. */
export const secondsSince = (startMs: number): number => (performance.now() - startMs) / 1000;
