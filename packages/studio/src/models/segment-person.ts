import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Tensor } from '@tensorflow/tfjs-core';
import type { Plane } from '../pixels/float-plane.ts';
import { type Photo, resizePhoto } from '../pixels/photo.ts';
import { resizePlane } from '../pixels/resample.ts';
import { loadGraph } from './load-graph.ts';
import { startTensorFlow } from './tensorflow.ts';

/** The model sees and answers squares of this side. */
const SIDE_PX = 256;

let loaded: Promise<GraphModel> | undefined;

/**
 * How surely each part of the photo is a person, 0 to 1, as a plane of the photo's size (MediaPipe selfie segmentation): 40 ms, for
 * checks. What a person is made of, and finer, says `parsePerson` in ten times as long.
 * Only the model's small square goes into TensorFlow: its WebAssembly memory grows with the largest picture and never shrinks.
 */
export async function segmentPerson(photo: Photo): Promise<Plane> {
  loaded ??= loadGraph('selfie');
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
