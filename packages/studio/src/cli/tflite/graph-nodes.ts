import type { LiteOperation, LiteTensor } from './read-tflite.ts';

/** A node of a TensorFlow graph as TensorFlow.js reads it. */
export interface GraphNode {
  name: string;
  op: string;
  input?: readonly string[];
  attr?: Readonly<Record<string, unknown>>;
}

/** Keeps a constant and gives its name; `order` is the new order of its dimensions, `shape` what they become after that. */
export type KeepConstant = (tensor: LiteTensor, order?: readonly number[], shape?: readonly number[]) => string;
type NameOf = (tensor: LiteTensor) => string;

const text = (value: string) => ({ s: Buffer.from(value).toString('base64') });
const ints = (values: readonly number[]) => ({ list: { i: values.map(String) } });
const PADDINGS = ['SAME', 'VALID'] as const;
/** The schema's numbers of the functions that may follow an operation. */
const ACTIVATIONS: Readonly<Record<number, string>> = { 1: 'Relu', 3: 'Relu6' };

/**
 * The nodes that do what one operation of TensorFlow Lite does. Weights are turned: a convolution's from (out, height, width, in) to
 * (height, width, in, out), a transposed one's to (height, width, out, in), a depthwise one's from (1, height, width, channels).
 */
export function nodesOf(operation: LiteOperation, nameOf: NameOf, keep: KeepConstant): GraphNode[] {
  const { name, inputs, output, options } = operation;
  const [first, second, third, fourth] = inputs;
  if (!first) throw new RangeError(`${name} has no input`);
  const out = nameOf(output);
  const read = (tensor: LiteTensor | undefined): string => {
    if (!tensor) throw new RangeError(`${name} has too few inputs`);
    return tensor.bytes.length > 0 ? keep(tensor) : nameOf(tensor);
  };
  const plain = (op: string, input: readonly string[], attr: GraphNode['attr'] = {}): GraphNode[] => [
    { name: out, op, input, attr: { T: { type: 'DT_FLOAT' }, ...attr } },
  ];
  const activation = (field: number): string | undefined => ACTIVATIONS[options?.byte(field) ?? 0];
  const convolution = (strideAt: number) => ({
    strides: ints([1, options?.int(strideAt + 1) ?? 1, options?.int(strideAt) ?? 1, 1]),
    padding: text(PADDINGS[options?.byte(0) ?? 0] ?? 'SAME'),
    dilations: ints([1, 1, 1, 1]),
    data_format: text('NHWC'),
  });
  const fused = (function_: string | undefined) => ({
    num_args: { i: '1' },
    fused_ops: { list: { s: ['BiasAdd', ...(function_ ? [function_] : [])].map((op) => text(op).s) } },
    epsilon: { f: 0 },
  });
  const resized = (alignAt: number) => ({
    align_corners: { b: options?.byte(alignAt) === 1 },
    half_pixel_centers: { b: options?.byte(alignAt + 1) === 1 },
  });
  switch (name) {
    case 'CONV_2D': {
      const weights = keep(required(second), [1, 2, 3, 0]);
      return plain('_FusedConv2D', [read(first), weights, read(third)], { ...convolution(1), ...fused(activation(3)) });
    }
    case 'DEPTHWISE_CONV_2D': {
      const [, height = 1, width = 1, channels = 1] = required(second).shape;
      const weights = keep(required(second), [0, 1, 2, 3], [height, width, channels, 1]);
      const attr = { ...convolution(1), ...fused(activation(4)) };
      return plain('FusedDepthwiseConv2dNative', [read(first), weights, read(third)], attr);
    }
    case 'TRANSPOSE_CONV': {
      const before = `${out}/plain`;
      const input = [read(first), keep(required(second), [1, 2, 0, 3]), read(third)];
      const [node] = plain('Conv2DBackpropInput', input, convolution(1));
      return [{ ...node, name: before, op: 'Conv2DBackpropInput' }, ...plain('AddV2', [before, read(fourth)])];
    }
    case 'ADD':
      return plain('AddV2', [read(first), read(second)]);
    case 'MUL':
      return plain('Mul', [read(first), read(second)]);
    case 'RESHAPE':
      return plain('Reshape', [read(first), read(second)]);
    case 'TRANSPOSE':
      return plain('Transpose', [read(first), read(second)]);
    case 'SOFTMAX':
      return plain('Softmax', [read(first)]);
    case 'SUM':
      return plain('Sum', [read(first), read(second)], { keep_dims: { b: options?.byte(0) === 1 } });
    case 'RESIZE_BILINEAR':
      return plain('ResizeBilinear', [read(first), read(second)], resized(2));
    case 'RESIZE_NEAREST_NEIGHBOR':
      return plain('ResizeNearestNeighbor', [read(first), read(second)], resized(0));
    default:
      throw new RangeError(`${name} is not converted`);
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('an operation has too few inputs');
  return value;
}
