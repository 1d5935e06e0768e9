import { fileURLToPath } from 'node:url';
import type { Tensor4D } from '@tensorflow/tfjs-core';
import { expect, test } from 'vitest';
import { readNamedTensors } from '../models/model-files.ts';
import { startTensorFlow } from '../models/tensorflow.ts';
import { createRandom } from '../pixels/random.ts';
import { MARGIN_PX, NET_SCALE } from './cut-tiles.ts';
import { enlargeTile } from './slim-net.ts';

const TILE = 12;
const SIDE = TILE + 2 * MARGIN_PX;

/** The net as it is published, layer by layer. */
async function runAsPublished(pixels: Float32Array): Promise<Float32Array> {
  const tf = await startTensorFlow();
  const weights = await readNamedTensors(tf, fileURLToPath(new URL('../../models/esrgan-slim.json', import.meta.url)));
  const layer = (x: Tensor4D, name: string, activation: 'linear' | 'relu' = 'linear'): Tensor4D => {
    const [filter, bias] = [weights[`${name}/kernel`] as Tensor4D, weights[`${name}/bias`]];
    return tf.fused.conv2d({ x, filter, ...(bias ? { bias } : {}), strides: 1, pad: 'same', activation });
  };
  const first = layer(tf.tensor4d(pixels, [1, SIDE, SIDE, 3]), 'F_m1');
  const densely = (x: Tensor4D, block: number): Tensor4D =>
    tf.add(layer(tf.concat([x, layer(x, `F_${block}_1`, 'relu')], 3), `LFF_${block}`), x);
  const one = densely(layer(first, 'F_0'), 1);
  const two = densely(one, 2);
  const fused: Tensor4D = tf.add(layer(layer(tf.concat([one, two], 3), 'GFF_1'), 'GFF_2'), first);
  const small = layer(layer(layer(fused, 'UPN1', 'relu'), 'UPN2', 'relu'), 'UPN3');
  const repeated = tf.image.resizeNearestNeighbor(small, [SIDE * NET_SCALE, SIDE * NET_SCALE]);
  const edge = MARGIN_PX * NET_SCALE;
  const inner = tf.slice(layer(repeated, 'SR'), [0, edge, edge, 0], [1, TILE * NET_SCALE, TILE * NET_SCALE, 3]);
  return (await inner.data()) as Float32Array;
}

test('the merged net gives what the published one gives', async () => {
  const random = createRandom(3);
  const pixels = Float32Array.from({ length: SIDE * SIDE * 3 }, () => random());
  const expected = await runAsPublished(pixels);
  const actual = await enlargeTile(pixels, SIDE, SIDE);
  expect(actual.length).toBe(expected.length);
  let worst = 0;
  for (let i = 0; i < actual.length; i++) worst = Math.max(worst, Math.abs((actual[i] ?? 9) - (expected[i] ?? 0)));
  expect(worst).toBeLessThan(0.1 / 255);
});

test('what lies farther than the margin changes nothing', async () => {
  const random = createRandom(4);
  const wide = Float32Array.from({ length: SIDE * SIDE * 3 }, () => random());
  const at = (x: number, y: number): number => (y * SIDE + x) * 3;
  const whole = await enlargeTile(wide, SIDE, SIDE);
  const part = new Float32Array((SIDE - 4) * SIDE * 3);
  for (let y = 0; y < SIDE; y++) part.set(wide.subarray(at(4, y), at(SIDE, y)), y * (SIDE - 4) * 3);
  const cut = await enlargeTile(part, SIDE - 4, SIDE);
  const run = (TILE - 4) * NET_SCALE * 3;
  let worst = 0;
  for (let y = 0; y < TILE * NET_SCALE; y++) {
    for (let i = 0; i < run; i++) {
      worst = Math.max(worst, Math.abs((cut[y * run + i] ?? 9) - (whole[y * TILE * NET_SCALE * 3 + 48 + i] ?? 0)));
    }
  }
  expect(worst).toBeLessThan(0.01 / 255);
});
