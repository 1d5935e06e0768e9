import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const exampleWorkflow = fileURLToPath(new URL('../workflows/qwen-image-edit.json', import.meta.url));

/** Writes a file of engines into the folder. Its path, for KINORA_ENGINES. */
export function writeEngines(folder: string, content: object): string {
  const file = path.join(folder, 'engines.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

export const comfy = (...urls: string[]) => ({
  adapter: 'comfyui',
  servers: urls.map((url) => ({ url })),
  workflow: exampleWorkflow,
  pollMs: 10,
});

export const hosted = (baseUrl: string, budget = { dayMinor: 100_000, shootMinor: 10_000 }) => ({
  adapter: 'hosted',
  vendor: 'openai',
  model: 'gpt-image-1',
  keyFrom: 'TEST_VENDOR_KEY',
  baseUrl,
  priceMinor: 25,
  tries: 2,
  budget,
});
