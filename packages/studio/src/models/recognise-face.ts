import type { Tensor4D } from '@tensorflow/tfjs-core';
import { type Photo, sampleSquare } from '../pixels/photo.ts';
import { centreOf, type Landmarks, LEFT_EYE, LIPS, RIGHT_EYE } from './face-landmarks.ts';
import { loadFaceWeights, normaliseInput, type Weights } from './face-weights.ts';
import type { TensorFlow } from './tensorflow.ts';

/** Side of the aligned face that the net sees. */
const SIDE_PX = 150;
/** dlib's alignment: mean distance from eyes to mouth as a share of the crop, and where the crop's centre lies in it. */
const EYES_TO_MOUTH_SHARE = 0.45;
const CENTRE_X_SHARE = 0.5;
const CENTRE_Y_SHARE = 0.43;

let loaded: ReturnType<typeof loadFaceWeights> | undefined;

/**
 * 128 numbers that tell one face from another (face-api's recognition net, after dlib's ResNet). Needs no detection: the
 * face is cut out by its landmarks, in pixels of the photo.
 */
export async function recogniseFace(photo: Photo, landmarks: Landmarks): Promise<number[]> {
  loaded ??= loadFaceWeights('face_recognition_model');
  const { tf, weights } = await loaded;
  const pixels = alignFace(photo, landmarks);
  const output = tf.tidy(() => describe(tf, weights, normaliseInput(tf, pixels, SIDE_PX)));
  try {
    return Array.from(await output.data());
  } finally {
    output.dispose();
  }
}

function alignFace(photo: Photo, landmarks: Landmarks): Float32Array {
  const left = centreOf(landmarks, LEFT_EYE);
  const right = centreOf(landmarks, RIGHT_EYE);
  const mouth = centreOf(landmarks, LIPS);
  const toMouth =
    (Math.hypot(left.x - mouth.x, left.y - mouth.y) + Math.hypot(right.x - mouth.x, right.y - mouth.y)) / 2;
  const sidePx = toMouth / EYES_TO_MOUTH_SHARE;
  const roll = Math.atan2(right.y - left.y, right.x - left.x);
  const u = (0.5 - CENTRE_X_SHARE) * sidePx;
  const v = (0.5 - CENTRE_Y_SHARE) * sidePx;
  return sampleSquare(photo, {
    centreX: (left.x + right.x + mouth.x) / 3 + u * Math.cos(roll) - v * Math.sin(roll),
    centreY: (left.y + right.y + mouth.y) / 3 + u * Math.sin(roll) + v * Math.cos(roll),
    sidePx,
    outputPx: SIDE_PX,
    roll,
  });
}

function describe(tf: TensorFlow, weights: Weights, input: Tensor4D) {
  const convolve = (x: Tensor4D, name: string, isDown: boolean, isActive: boolean): Tensor4D => {
    const filters = weights(`${name}/conv/filters`) as Tensor4D;
    const plain = tf.add(
      tf.conv2d(x, filters, isDown ? 2 : 1, isDown ? 'valid' : 'same'),
      weights(`${name}/conv/bias`),
    );
    const scaled: Tensor4D = tf.add(tf.mul(plain, weights(`${name}/scale/weights`)), weights(`${name}/scale/biases`));
    return isActive ? tf.relu(scaled) : scaled;
  };
  const keep = (x: Tensor4D, name: string): Tensor4D => {
    const inner = convolve(convolve(x, `${name}/conv1`, false, true), `${name}/conv2`, false, false);
    return tf.relu(tf.add(inner, x));
  };
  /** Halves the picture; the short cut is pooled and given empty channels, the inner path empty rows where it is smaller. */
  const halve = (x: Tensor4D, name: string): Tensor4D => {
    const inner = convolve(convolve(x, `${name}/conv1`, true, true), `${name}/conv2`, false, false);
    const pooled = tf.avgPool(x, 2, 2, 'valid');
    const [, rows, columns, channels] = pooled.shape;
    const missing: [number, number] = [0, inner.shape[3] - channels];
    const shortCut = tf.pad(pooled, [[0, 0], [0, 0], [0, 0], missing]);
    const grown = tf.pad(inner, [
      [0, 0],
      [0, rows - inner.shape[1]],
      [0, columns - inner.shape[2]],
      [0, 0],
    ]);
    return tf.relu(tf.add(shortCut, grown));
  };
  let x = tf.maxPool(convolve(input, 'conv32_down', true, true), 3, 2, 'valid');
  for (const name of ['conv32_1', 'conv32_2', 'conv32_3']) x = keep(x, name);
  x = halve(x, 'conv64_down');
  for (const name of ['conv64_1', 'conv64_2', 'conv64_3']) x = keep(x, name);
  x = halve(x, 'conv128_down');
  for (const name of ['conv128_1', 'conv128_2']) x = keep(x, name);
  x = halve(x, 'conv256_down');
  for (const name of ['conv256_1', 'conv256_2']) x = keep(x, name);
  x = halve(x, 'conv256_down_out');
  return tf.matMul(tf.mean(x, [1, 2]), weights('fc') as never);
}
