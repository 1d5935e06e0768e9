import type { LiteTensor } from './read-tflite.ts';

/** One entry of a TensorFlow.js weights manifest. */
export interface WeightEntry {
  name: string;
  shape: readonly number[];
  dtype: 'float32' | 'int32';
  quantization?: { dtype: 'float16'; original_dtype: 'float32' };
}

/** A constant with its dimensions in another order, floats as 16-bit halves. */
export function packWeights(tensor: LiteTensor, order: readonly number[] | undefined): Uint8Array {
  const { shape, isInteger } = tensor;
  // A copy of its own: numbers of four bytes may stand anywhere in the file.
  const { buffer } = Uint8Array.from(tensor.bytes);
  if (isInteger) return new Uint8Array(buffer);
  const values = new Float32Array(buffer);
  return new Uint8Array(Float16Array.from(order ? transpose(values, shape, order) : values).buffer);
}

function transpose(values: Float32Array, shape: readonly number[], order: readonly number[]): Float32Array {
  const steps = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, size) => product * size, 1));
  const out = new Float32Array(values.length);
  const at = order.map(() => 0);
  for (let i = 0; i < out.length; i++) {
    const from = order.reduce((sum, axis, k) => sum + (at[k] ?? 0) * (steps[axis] ?? 0), 0);
    out[i] = values[from] ?? 0;
    for (let k = order.length - 1; k >= 0; k--) {
      at[k] = (at[k] ?? 0) + 1;
      if ((at[k] ?? 0) < (shape[order[k] ?? 0] ?? 1)) break;
      at[k] = 0;
    }
  }
  return out;
}
