import path from 'node:path';
import type { NamedTensorMap, Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import { readNamedTensors } from './model-files.ts';
import { packageFolder, startTensorFlow, type TensorFlow } from './tensorflow.ts';

/** A net's tensors by name. */
export type Weights = (name: string) => Tensor;

/** Mean colour that face-api's nets were trained to have taken away, 0 to 255. */
const MEAN_COLOUR = [122.782, 117.001, 104.298];

/**
 * Weights of one of face-api's nets. Only the weights are taken from that package: its code carries a second TensorFlow,
 * and with its nets built here every model of the studio shares one engine.
 */
export async function loadFaceWeights(name: string): Promise<{ tf: TensorFlow; weights: Weights }> {
  const tf = await startTensorFlow();
  const file = path.resolve(packageFolder('@vladmandic/face-api'), `../model/${name}-weights_manifest.json`);
  const tensors: NamedTensorMap = await readNamedTensors(tf, file);
  const weights = (key: string): Tensor => {
    const tensor = tensors[key];
    if (!tensor) throw new Error(`${name} has no weights called ${key}`);
    return tensor;
  };
  return { tf, weights };
}

/** A square of floats 0 to 255 as the normalised input of a net. */
export function normaliseInput(tf: TensorFlow, pixels: Float32Array, sidePx: number): Tensor4D {
  const input = tf.tensor4d(pixels, [1, sidePx, sidePx, 3]);
  return tf.div(tf.sub(input, tf.tensor1d(MEAN_COLOUR)), 255);
}
