import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Tensor } from '@tensorflow/tfjs-core';
import { createPlane, type Plane } from '../pixels/float-plane.ts';
import { type Photo, resizePhoto } from '../pixels/photo.ts';
import { loadGraph } from './load-graph.ts';
import { startTensorFlow } from './tensorflow.ts';

/** What the net tells apart, in the order of its channels. Ties are clothes; earrings, necklaces, watches and what is held are others. */
export const PERSON_CLASSES = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'others'] as const;
export type PersonClass = (typeof PERSON_CLASSES)[number];

/** How probable each class is, 0 to 1; at every place they sum up to 1. */
export type ClassPlanes = Readonly<Record<PersonClass, Plane>>;

/** The net sees and answers squares of this side. */
const SIDE_PX = 256;
/** It was trained on colours from -1 to 1 (mean and deviation 127.5 in the file's metadata). */
const MIDDLE = 127.5;

let loaded: Promise<GraphModel> | undefined;

/**
 * What each part of a photo is, as planes of 256 × 256 over the whole of it, its proportions not kept (MediaPipe multi-class selfie
 * segmentation, Google: input 1 × 256 × 256 × 3 in RGB, output 1 × 256 × 256 × 6 of logits). 0.4 s of one core.
 */
export async function parsePerson(photo: Photo): Promise<ClassPlanes> {
  loaded ??= loadGraph('selfie-parts');
  const [tf, model] = await Promise.all([startTensorFlow(), loaded]);
  const pixels = await resizePhoto(photo, SIDE_PX, SIDE_PX);
  const output = tf.tidy(() => {
    const input = tf.tensor4d(
      Float32Array.from(pixels.data, (value) => value / MIDDLE - 1),
      [1, SIDE_PX, SIDE_PX, 3],
    );
    return model.execute(input) as Tensor;
  });
  try {
    return softmaxPlanes((await output.data()) as Float32Array);
  } finally {
    output.dispose();
  }
}

function softmaxPlanes(logits: Float32Array): ClassPlanes {
  const count = PERSON_CLASSES.length;
  const planes = PERSON_CLASSES.map(() => createPlane(SIDE_PX, SIDE_PX));
  const powers = new Float32Array(count);
  for (let i = 0; i < SIDE_PX * SIDE_PX; i++) {
    let largest = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < count; c++) largest = Math.max(largest, logits[i * count + c] ?? 0);
    let sum = 0;
    for (let c = 0; c < count; c++) sum += powers[c] = Math.exp((logits[i * count + c] ?? 0) - largest);
    for (const [c, plane] of planes.entries()) plane.data[i] = (powers[c] ?? 0) / sum;
  }
  return Object.fromEntries(PERSON_CLASSES.map((name, c) => [name, planes[c]])) as unknown as ClassPlanes;
}
