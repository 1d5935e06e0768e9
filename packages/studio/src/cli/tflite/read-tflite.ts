import { FlatTable } from './flat-table.ts';

/** One tensor of a graph; `bytes` are empty unless it is a constant. */
export interface LiteTensor {
  name: string;
  shape: readonly number[];
  isInteger: boolean;
  bytes: Uint8Array;
}

export interface LiteOperation {
  name: string;
  inputs: readonly LiteTensor[];
  output: LiteTensor;
  options: FlatTable | undefined;
}

export interface LiteGraph {
  inputs: readonly LiteTensor[];
  outputs: readonly LiteTensor[];
  operations: readonly LiteOperation[];
}

/** Numbers of TensorFlow Lite's schema (`tensorflow/lite/schema/schema.fbs`) that the converted networks use. */
const OPERATIONS: Readonly<Record<number, string>> = {
  0: 'ADD',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  18: 'MUL',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  25: 'SOFTMAX',
  39: 'TRANSPOSE',
  67: 'TRANSPOSE_CONV',
  74: 'SUM',
  97: 'RESIZE_NEAREST_NEIGHBOR',
};
const FLOAT32 = 0;
const INT32 = 2;

/**
 * The first graph of a TensorFlow Lite file.
 * @throws RangeError for an operation or a type of numbers that is not converted.
 */
export function readTflite(bytes: Uint8Array): LiteGraph {
  const model = FlatTable.root(bytes);
  const codes = model.tables(1).map((code) => Math.max(code.byte(0), code.int(3)));
  const buffers = model.tables(4).map((buffer) => buffer.bytes(0));
  const [graph] = model.tables(2);
  if (!graph) throw new RangeError('the file has no graph');
  const tensors = graph.tables(0).map((tensor): LiteTensor => {
    const type = tensor.byte(1);
    if (type !== FLOAT32 && type !== INT32) throw new RangeError(`${tensor.text(3)} has numbers of type ${type}`);
    const content = buffers[tensor.int(2)] ?? new Uint8Array();
    return { name: tensor.text(3), shape: tensor.ints(0), isInteger: type === INT32, bytes: content };
  });
  const tensorOf = (index: number): LiteTensor => {
    const tensor = tensors[index];
    if (!tensor) throw new RangeError(`the graph has no tensor ${index}`);
    return tensor;
  };
  const operations = graph.tables(3).map((operation): LiteOperation => {
    const code = codes[operation.int(0)] ?? -1;
    const name = OPERATIONS[code];
    if (!name) throw new RangeError(`operation ${code} is not converted`);
    const [output] = operation.ints(2);
    const inputs = operation.ints(1).filter((index) => index >= 0);
    return { name, inputs: inputs.map(tensorOf), output: tensorOf(output ?? -1), options: operation.table(4) };
  });
  return { inputs: graph.ints(1).map(tensorOf), outputs: graph.ints(2).map(tensorOf), operations };
}
