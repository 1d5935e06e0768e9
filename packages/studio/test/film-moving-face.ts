import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo } from 'sharp';
import { type Forgery, forgeFrames, frameStill } from '../src/liveness/forge-frames.fixture.ts';

/*
 * Makes the film of a face that moves, JPEGs one after the other for Chromium's pretended camera: the test portrait, pulled as if it did all
 * that a check asks for, as a hand holds it and a camera sees it. The argument is the file.
 */

/** Chromium shows thirty pictures a second, of which the forged ones are five. */
const SHOWN_EACH = 6;
/** So often the head is only held, before it moves: for longer than it takes to begin. */
const CALM_ROUNDS = 10;
const GRAIN = 10;
const ACTIONS = ['blink', 'left', 'mouth', 'right', 'closer'] as const;
const FORGERY: Forgery = { turnDegrees: 35, isPainted: false, isAlive: true };

const [, , file] = process.argv;
if (file === undefined) throw new Error('Which file?');
const still = await frameStill(await readFile(new URL('astronaut.png', import.meta.url)));
const calm = await forgeFrames(still, [], FORGERY);
const moving = (await forgeFrames(still, ACTIONS, FORGERY)).slice(calm.length);
const film: Buffer[] = [];
for (const { jpeg } of [...Array<typeof calm>(CALM_ROUNDS).fill(calm).flat(), ...moving]) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  for (let shown = 0; shown < SHOWN_EACH; shown++) film.push(await withGrain(data, info, film.length));
}
await writeFile(file, Buffer.concat(film));

/** No two pictures of a camera are the same. */
function withGrain(pixels: Buffer, { width, height }: OutputInfo, seed: number): Promise<Buffer> {
  let state = (seed + 1) * 2_654_435_761;
  const grained = Buffer.from(
    pixels.map((value) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.min(255, Math.max(0, value + (state / 2 ** 32 - 0.5) * GRAIN));
    }),
  );
  return sharp(grained, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
