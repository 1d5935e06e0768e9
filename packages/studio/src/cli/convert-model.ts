import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type GraphNode, nodesOf } from './tflite/graph-nodes.ts';
import { packWeights, type WeightEntry } from './tflite/pack-weights.ts';
import { type LiteTensor, readTflite } from './tflite/read-tflite.ts';

const USAGE = `npm run studio:model -- FILE.tflite OUT.json
Writes a network of TensorFlow Lite as a graph of TensorFlow.js: OUT.json, and OUT.bin with its weights in float16.
packages/studio/models/NOTICE.md says of which file the kept one is made.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [source, target] = positionals;
if (source && target?.endsWith('.json')) await convert(source, target);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function convert(from: string, to: string): Promise<void> {
  const graph = readTflite(await readFile(from));
  const nodes: GraphNode[] = [];
  const entries: WeightEntry[] = [];
  const packed: Uint8Array[] = [];
  const names = new Map<LiteTensor, string>();
  const nameOf = (tensor: LiteTensor): string => {
    const name = names.get(tensor) ?? `t${names.size}`;
    names.set(tensor, name);
    return name;
  };
  const keep = (tensor: LiteTensor, order?: readonly number[], shape?: readonly number[]): string => {
    const name = nameOf(tensor);
    if (entries.some((entry) => entry.name === name)) return name;
    const dimensions = shape ?? order?.map((axis) => tensor.shape[axis] ?? 1) ?? tensor.shape;
    const entry = { name, shape: dimensions };
    if (tensor.isInteger) entries.push({ ...entry, dtype: 'int32' });
    else entries.push({ ...entry, dtype: 'float32', quantization: { dtype: 'float16', original_dtype: 'float32' } });
    packed.push(packWeights(tensor, order));
    nodes.push({ name, op: 'Const', attr: { dtype: { type: tensor.isInteger ? 'DT_INT32' : 'DT_FLOAT' } } });
    return name;
  };
  for (const input of graph.inputs) nodes.push(placeholder(nameOf(input), input.shape));
  for (const operation of graph.operations) nodes.push(...nodesOf(operation, nameOf, keep));
  const file = `${path.basename(to, '.json')}.bin`;
  const signature = { inputs: describe(graph.inputs, nameOf), outputs: describe(graph.outputs, nameOf) };
  const model = {
    ...{ format: 'graph-model', convertedBy: 'npm run studio:model', signature },
    modelTopology: { node: nodes, library: {}, versions: {} },
    weightsManifest: [{ paths: [file], weights: entries }],
  };
  await writeFile(to, `${JSON.stringify(model)}\n`);
  await writeFile(path.join(path.dirname(to), file), Buffer.concat(packed));
}

function sizes(shape: readonly number[]) {
  return { dim: shape.map((size) => ({ size: String(size) })) };
}

function placeholder(name: string, shape: readonly number[]): GraphNode {
  return { name, op: 'Placeholder', attr: { dtype: { type: 'DT_FLOAT' }, shape: { shape: sizes(shape) } } };
}

function describe(tensors: readonly LiteTensor[], nameOf: (tensor: LiteTensor) => string) {
  return Object.fromEntries(
    tensors.map((tensor) => {
      const name = `${nameOf(tensor)}:0`;
      return [name, { name, dtype: 'DT_FLOAT', tensorShape: sizes(tensor.shape) }];
    }),
  );
}
