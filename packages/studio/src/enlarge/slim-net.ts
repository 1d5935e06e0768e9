import { fileURLToPath } from 'node:url';
import type { Tensor, Tensor1D, Tensor4D } from '@tensorflow/tfjs-core';
import { readNamedTensors } from '../models/model-files.ts';
import { startTensorFlow, type TensorFlow } from '../models/tensorflow.ts';
import type { Convolution } from './convolution.ts';
import { MARGIN_PX } from './cut-tiles.ts';
import { type LinearSum, partsOf } from './linear-sum.ts';
import { mergeSlimNet, type Seen } from './merge-slim-net.ts';
import { spreadTaps } from './spread-taps.ts';

/** Gives a smaller picture than it takes: nothing is invented beyond the border. */
type Layer<Inputs> = (inputs: Inputs) => Tensor4D;

interface SlimNet {
  tf: TensorFlow;
  dense1: Layer<Partial<Record<Seen, Tensor4D>>>;
  dense2: Layer<Partial<Record<Seen, Tensor4D>>>;
  wide: Layer<Partial<Record<Seen, Tensor4D>>>;
  narrow: Layer<Tensor4D>;
  taps: Layer<Tensor4D>;
  bias: ArrayLike<number>;
}

let loaded: Promise<SlimNet> | undefined;

/**
 * ESRGAN, slim: of RGB floats 0 to 1 of a small tile with its margin, the tile without it, four times as wide and high,
 * interleaved and not clamped.
 */
export async function enlargeTile(pixels: Float32Array, widthPx: number, heightPx: number): Promise<Float32Array> {
  loaded ??= load();
  const net = await loaded;
  const picture = net.tf.tensor4d(pixels, [1, heightPx, widthPx, 3]);
  const taps = net.tf.tidy(() => {
    const dense1 = net.dense1({ picture });
    const dense2 = net.dense2({ picture, dense1 });
    return net.taps(net.narrow(net.wide({ picture, dense1, dense2 })));
  });
  try {
    const values = (await taps.data()) as Float32Array;
    return spreadTaps(values, net.bias, widthPx - 2 * MARGIN_PX, heightPx - 2 * MARGIN_PX);
  } finally {
    net.tf.dispose([picture, taps]);
  }
}

async function load(): Promise<SlimNet> {
  const tf = await startTensorFlow();
  const tensors = await readNamedTensors(tf, fileURLToPath(new URL('../../models/esrgan-slim.json', import.meta.url)));
  const weights = (name: string): Tensor => {
    const tensor = tensors[name];
    if (!tensor) throw new Error(`the enlarging net has no weights called ${name}`);
    return tensor;
  };
  const merged = mergeSlimNet((name) => readConvolution(weights(`${name}/kernel`), weights(`${name}/bias`)));
  tf.dispose(tensors);
  const narrow = bindConvolution(tf, merged.narrow);
  return {
    tf,
    dense1: bindSum(tf, merged.dense1),
    dense2: bindSum(tf, merged.dense2),
    wide: bindSum(tf, merged.wide),
    narrow: (x) => tf.relu(narrow(x)),
    taps: bindConvolution(tf, merged.taps),
    bias: merged.bias,
  };
}

function readConvolution(kernel: Tensor, bias: Tensor): Convolution {
  const [sizePx = 0, , inputs = 0, outputs = 0] = kernel.shape;
  const read = (tensor: Tensor): Float64Array => Float64Array.from(tensor.dataSync());
  return { sizePx, inputs, outputs, weights: read(kernel), bias: read(bias) };
}

function bindConvolution(tf: TensorFlow, { sizePx, inputs, outputs, weights, bias: values }: Convolution) {
  const filter = tf.tensor4d(Float32Array.from(weights), [sizePx, sizePx, inputs, outputs]);
  const bias: Tensor1D = tf.tensor1d(Float32Array.from(values));
  return (x: Tensor4D): Tensor4D => tf.fused.conv2d({ x, filter, bias, strides: 1, pad: 'valid' });
}

/** A sum of convolutions, each of the middle of its input, and then the activation. */
function bindSum(tf: TensorFlow, sum: LinearSum<Seen>): SlimNet['wide'] {
  const parts = partsOf(sum).map(([name, convolution]) => ({
    name,
    lostPx: convolution.sizePx - 1,
    run: bindConvolution(tf, convolution),
  }));
  return (inputs) => {
    const seen = parts.map((part) => {
      const input = inputs[part.name];
      if (!input) throw new RangeError(`the layer needs ${part.name}`);
      return { ...part, input, heightPx: input.shape[1] - part.lostPx };
    });
    const heightPx = Math.min(...seen.map((part) => part.heightPx));
    return tf.relu(
      tf.addN(seen.map(({ run, input, ...part }) => run(cutEdge(tf, input, (part.heightPx - heightPx) / 2)))),
    );
  };
}

function cutEdge(tf: TensorFlow, picture: Tensor4D, edgePx: number): Tensor4D {
  const [, height, width, channels] = picture.shape;
  if (edgePx === 0) return picture;
  return tf.slice(picture, [0, edgePx, edgePx, 0], [1, height - 2 * edgePx, width - 2 * edgePx, channels]);
}
