import { readFile } from 'node:fs/promises';
import type { Plate } from '../plate.ts';
import { preparePlate } from './prepare-plate.ts';

const known = new Map<string, Promise<Plate>>();

/** The plate of a photo in `test/`, prepared once for all tests of a worker: it takes seconds. */
export function preparedPortrait(file: 'astronaut.png' | 'grace-hopper.jpg' = 'astronaut.png'): Promise<Plate> {
  const plate =
    known.get(file) ?? readFile(new URL(`../../test/${file}`, import.meta.url)).then((it) => preparePlate(it));
  known.set(file, plate);
  return plate;
}
