import type { Tensor1D, Tensor2D, Tensor4D } from '@tensorflow/tfjs-core';
import { type Photo, sampleSquare } from '../pixels/photo.ts';
import { faceHeightOf, type Landmarks, pointAt } from './face-landmarks.ts';
import { loadFaceWeights, normaliseInput, type Weights } from './face-weights.ts';
import type { TensorFlow } from './tensorflow.ts';

const SIDE_PX = 112;
/** Sides of the crops as shares of the face's height: the net is sure of what it sees, and in each of something else. */
const CROP_SHARES = [1.1, 1.3, 1.6];
/** Among neutral, happy, sad, angry, fearful, disgusted and surprised. */
const HAPPY = 1;

let loaded: ReturnType<typeof loadFaceWeights> | undefined;

/** How happy a face looks, 0 to 1 (face-api's expression net, the mean of three crops that are turned upright). */
export async function readHappiness(photo: Photo, landmarks: Landmarks): Promise<number> {
  loaded ??= loadFaceWeights('face_expression_model');
  const { tf, weights } = await loaded;
  const [left, right] = [pointAt(landmarks, 33), pointAt(landmarks, 263)];
  const [upper, lower] = [pointAt(landmarks, 13), pointAt(landmarks, 14)];
  const place = {
    centreX: (left.x + right.x + upper.x + lower.x) / 4,
    centreY: (left.y + right.y + upper.y + lower.y) / 4,
    outputPx: SIDE_PX,
    roll: Math.atan2(right.y - left.y, right.x - left.x),
  };
  const height = faceHeightOf(landmarks);
  const crops = CROP_SHARES.map((share) => sampleSquare(photo, { ...place, sidePx: height * share }));
  const output = tf.tidy(() => {
    const inputs = crops.map((pixels) => normaliseInput(tf, pixels, SIDE_PX));
    return tf.mean<Tensor1D>(classify(tf, weights, tf.concat(inputs)), 0);
  });
  try {
    return (await output.data())[HAPPY] ?? 0;
  } finally {
    output.dispose();
  }
}

/** Seven shares for each picture: four blocks of three convolutions, each of which sees all before it. */
function classify(tf: TensorFlow, weights: Weights, input: Tensor4D): Tensor2D {
  const separable = (x: Tensor4D, name: string, stride: 1 | 2): Tensor4D => {
    const depthwise = weights(`${name}/depthwise_filter`) as Tensor4D;
    const pointwise = weights(`${name}/pointwise_filter`) as Tensor4D;
    return tf.add(tf.separableConv2d(x, depthwise, pointwise, stride, 'same'), weights(`${name}/bias`));
  };
  const begin = (x: Tensor4D): Tensor4D =>
    tf.add(tf.conv2d(x, weights('dense0/conv0/filters') as Tensor4D, 2, 'same'), weights('dense0/conv0/bias'));
  let x = input;
  for (const [index, block] of ['dense0', 'dense1', 'dense2', 'dense3'].entries()) {
    let sum = tf.relu(index === 0 ? begin(x) : separable(x, `${block}/conv0`, 2));
    for (const part of [1, 2, 3]) {
      // What goes in is without negatives, what is summed up is not.
      sum = tf.add(sum, separable(tf.relu(sum), `${block}/conv${part}`, 1));
    }
    x = tf.relu(sum);
  }
  const pooled = tf.reshape(tf.avgPool(x, 7, 2, 'valid'), [input.shape[0], -1]) as Tensor2D;
  return tf.softmax(tf.add(tf.matMul(pooled, weights('fc/weights') as Tensor2D), weights('fc/bias')));
}
