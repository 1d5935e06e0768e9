import { fileURLToPath } from 'node:url';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Tensor } from '@tensorflow/tfjs-core';
import type { Plane } from '../pixels/float-plane.ts';
import { type Photo, resizePhoto } from '../pixels/photo.ts';
import { resizePlane } from '../pixels/resample.ts';
import { readGraphModel } from './model-files.ts';
import { type Converter, requireLibrary, startTensorFlow } from './tensorflow.ts';

/** The model sees and answers squares of this side. */
const SIDE_PX = 256;

let loaded: Promise<GraphModel> | undefined;

/**
 * How surely each part of the photo is a person, 0 to 1, as a plane of the photo's size (MediaPipe selfie segmentation).
 * Only the model's small square goes into TensorFlow: its WebAssembly memory grows with the largest picture and never shrinks.
 */
export async function segmentPerson(photo: Photo): Promise<Plane> {
  loaded ??= load();
  const [tf, model] = await Promise.all([startTensorFlow(), loaded]);
  const { widthPx, heightPx } = photo;
  const pixels = await resizePhoto(photo, SIDE_PX, SIDE_PX);
  const output = tf.tidy(() => {
    const input = tf.div(tf.tensor4d(new Float32Array(pixels.data), [1, SIDE_PX, SIDE_PX, 3]), 255);
    return model.execute(input) as Tensor;
  });
  try {
    const confidence = { widthPx: SIDE_PX, heightPx: SIDE_PX, data: (await output.data()) as Float32Array };
    return resizePlane(confidence, widthPx, heightPx);
  } finally {
    output.dispose();
  }
}

async function load(): Promise<GraphModel> {
  await startTensorFlow();
  const { loadGraphModel } = requireLibrary('@tensorflow/tfjs-converter') as Converter;
  const file = fileURLToPath(new URL('../../models/selfie.json', import.meta.url));
  const artifacts = await readGraphModel(file);
  return loadGraphModel({ load: async () => artifacts });
}
