import { readFile } from 'node:fs/promises';
import type { RealPersonAction } from '@kinora/contract';
import { beforeAll, expect, test } from 'vitest';
import { embeddingOf } from '../matching/embedding-of.fixture.ts';
import { type Forgery, forgeFrames, frameStill, type Still } from './forge-frames.fixture.ts';
import { judgeSequence, type MeasuredSequence } from './judge-sequence.ts';
import { measureFrame } from './measure-frame.ts';

const ACTIONS = ['blink', 'left', 'closer'] as const satisfies readonly RealPersonAction[];
const ALIVE = { turnDegrees: 35, isPainted: false, isAlive: true } as const satisfies Forgery;

let still: Still;
let embedding: readonly number[];

beforeAll(async () => {
  const photo = await readFile(new URL('../../test/astronaut.png', import.meta.url));
  still = await frameStill(photo);
  embedding = (await measureFrame(photo)).face?.embedding ?? [];
});

async function measure(forgery: Forgery, actions: readonly RealPersonAction[] = ACTIONS): Promise<MeasuredSequence> {
  const forged = await forgeFrames(still, actions, forgery);
  const frames = [];
  for (const { jpeg } of forged) frames.push(await measureFrame(jpeg));
  return { frames, times: forged.map(({ atMs }) => atMs), actions, embedding };
}

test('a photo that is pulled into every action does not pass, nor with eyes and mouth painted on', async () => {
  expect(judgeSequence(await measure(ALIVE))).toBe('actions');
  expect(judgeSequence(await measure({ ...ALIVE, isPainted: true }))).toBe('actions');
});

test('a photo whose face alone is pulled stands still around it', async () => {
  const sequence = await measure({ ...ALIVE, isAlive: false }, ['left', 'right', 'blink']);
  expect(['still', 'cut']).toContain(judgeSequence(sequence));
});

test('what can be painted on a photo or pulled is seen, a turn is not: without one no check is asked for', async () => {
  const sequence = await measure({ ...ALIVE, isPainted: true }, ['blink', 'mouth', 'closer']);
  expect(judgeSequence(sequence)).toBeUndefined();
  expect(Math.max(...sequence.frames.map(({ face }) => Math.abs(face?.yaw ?? 0)))).toBeLessThan(5);
  const hopper = await readFile(new URL('../../test/grace-hopper.jpg', import.meta.url));
  expect(judgeSequence({ ...sequence, embedding: await embeddingOf(hopper) })).toBe('other-person');
});
