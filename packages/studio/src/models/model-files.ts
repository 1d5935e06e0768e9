import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { io, NamedTensorMap } from '@tensorflow/tfjs-core';
import type { TensorFlow } from './tensorflow.ts';

interface WeightsGroup {
  paths: string[];
  weights: io.WeightsManifestEntry[];
}

interface GraphFile {
  modelTopology: object;
  weightsManifest: WeightsGroup[];
  format?: string;
  generatedBy?: string;
  convertedBy?: string;
  signature?: object;
  userDefinedMetadata?: Record<string, object>;
}

/** Reads a tfjs graph model, `<name>.json` with its weights beside it, from the disk. */
export async function readGraphModel(file: string): Promise<io.ModelArtifacts> {
  const graph = JSON.parse(await readFile(file, 'utf8')) as GraphFile;
  const { weightsManifest, ...rest } = graph;
  return { ...rest, ...(await readWeights(path.dirname(file), weightsManifest)) };
}

/** Reads the tensors of a weights manifest (a list of groups), dequantised, by name. */
export async function readNamedTensors(tf: TensorFlow, manifestFile: string): Promise<NamedTensorMap> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as WeightsGroup[];
  const { weightData, weightSpecs } = await readWeights(path.dirname(manifestFile), manifest);
  return tf.io.decodeWeights(weightData, weightSpecs);
}

async function readWeights(folder: string, manifest: WeightsGroup[]) {
  const files = manifest.flatMap((group) => group.paths);
  const parts = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const joined = Buffer.concat(parts);
  // A copy of its own: a small Buffer is a window into a larger shared one.
  const weightData = new Uint8Array(joined).buffer;
  return { weightData, weightSpecs: manifest.flatMap((group) => group.weights) };
}

let isRouterSet = false;

/** Lets libraries load models by `file://` addresses, which tfjs-core cannot do in Node by itself. */
export function registerFileRouter(tf: TensorFlow): void {
  if (isRouterSet) return;
  isRouterSet = true;
  tf.io.registerLoadRouter((url) => {
    const address = typeof url === 'string' ? url : url[0];
    if (!address?.startsWith('file://')) return null as unknown as io.IOHandler;
    return { load: () => readGraphModel(address.slice('file://'.length)) };
  });
}
