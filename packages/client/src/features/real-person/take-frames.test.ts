import { REAL_PERSON_FRAMES } from '@kinora/contract';
import { expect, test } from 'vitest';
import { createCancelSource } from '../../lib/cancel-source';
import { type Asked, takeFrames } from './take-frames';

/** A camera that needs some time for each frame, on a clock of its own. */
function stage(frameMs: number) {
  let time = 1000;
  const asked: Asked[] = [];
  const source = createCancelSource();
  const options = {
    actions: ['blink', 'left', 'closer'],
    onAsked: (one: Asked) => void asked.push(one),
    signal: source.signal,
    now: () => time,
    async take() {
      time += frameMs;
      return new Uint8Array([asked.length]);
    },
    async wait(ms: number) {
      time += ms;
    },
  } as const;
  return { asked, source, options };
}

test('asks for one thing after the other and takes a frame every so often', async () => {
  const { asked, options } = stage(30);
  const frames = await takeFrames(options);
  expect(asked).toEqual(['straight', 'blink', 'left', 'closer']);
  expect(frames).toHaveLength(39);
  expect(frames.map(({ at }) => at).slice(0, 3)).toEqual([0, 200, 400]);
  expect(frames.length).toBeGreaterThanOrEqual(REAL_PERSON_FRAMES.min);
});

test('a slow camera gives fewer frames, with the times when they were taken', async () => {
  const frames = await takeFrames(stage(300).options);
  expect(frames).toHaveLength(26);
  expect(frames[1]?.at).toBe(300);
});

test('ends when it is cancelled', async () => {
  const { source, options } = stage(30);
  const frames = await takeFrames({ ...options, onAsked: (one) => one === 'left' && source.cancel() });
  expect(frames).toHaveLength(18);
});

test('a moment without a frame is left out', async () => {
  const { options } = stage(30);
  expect(await takeFrames({ ...options, take: async () => undefined })).toEqual([]);
}, 1000);
