import { fileURLToPath } from 'node:url';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import { readGraphModel } from './model-files.ts';
import { type Converter, requireLibrary, startTensorFlow } from './tensorflow.ts';

/** Loads one of the graph models that this package keeps in `models/`, by its name. */
export async function loadGraph(name: string): Promise<GraphModel> {
  await startTensorFlow();
  const { loadGraphModel } = requireLibrary('@tensorflow/tfjs-converter') as Converter;
  const artifacts = await readGraphModel(fileURLToPath(new URL(`../../models/${name}.json`, import.meta.url)));
  return loadGraphModel({ load: async () => artifacts });
}
