import { readFile } from 'node:fs/promises';
import type { RealPersonAction } from '@kinora/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Forgery, forgeFrames, frameStill, type Still } from './attack.fixture.ts';
import { judgeSequence } from './judge-sequence.ts';
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

async function judge(forgery: Forgery, does: readonly RealPersonAction[] = ACTIONS) {
  const forged = await forgeFrames(still, does, forgery);
  const frames = [];
  for (const { jpeg } of forged) frames.push(await measureFrame(jpeg));
  return { fault: judgeSequence({ frames, times: forged.map(({ atMs }) => atMs), actions: does, embedding }), frames };
}

test('a photo that is pulled into every action does not pass, nor with eyes and mouth painted on', async () => {
  expect((await judge(ALIVE)).fault).toBe('actions');
  expect((await judge({ ...ALIVE, isPainted: true })).fault).toBe('actions');
});

test('a photo whose face alone is pulled stands still around it', async () => {
  const { fault } = await judge({ ...ALIVE, isAlive: false }, ['left', 'right', 'blink']);
  expect(['still', 'cut']).toContain(fault);
});

test('what can be painted on a photo or pulled is seen, a turn is not: without one no check is asked for', async () => {
  const { fault, frames } = await judge({ ...ALIVE, isPainted: true }, ['blink', 'mouth', 'closer']);
  expect(fault).toBeUndefined();
  expect(Math.max(...frames.map(({ face }) => Math.abs(face?.yaw ?? 0)))).toBeLessThan(5);
});
