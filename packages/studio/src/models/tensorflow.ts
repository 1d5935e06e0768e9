import { createRequire } from 'node:module';
import path from 'node:path';

/** The libraries are CommonJS and find each other by `require`: only this way do all share one engine and one back end. */
const require = createRequire(import.meta.url);

export type TensorFlow = typeof import('@tensorflow/tfjs-core');
export type Converter = typeof import('@tensorflow/tfjs-converter');
type WasmBackend = typeof import('@tensorflow/tfjs-backend-wasm');

let started: Promise<TensorFlow> | undefined;

/**
 * TensorFlow on its WebAssembly back end, started once per thread.
 * @throws when WebAssembly cannot be used: the plain JavaScript back end would take half a minute a picture.
 */
export function startTensorFlow(): Promise<TensorFlow> {
  started ??= start();
  return started;
}

/** The folder of the WebAssembly binaries, with a slash at its end. */
export function wasmFolder(): string {
  return `${path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm'))}/`;
}

/** Loads one of the CommonJS libraries of this package. */
export function requireLibrary(name: string): unknown {
  return require(name);
}

/** The folder that holds an installed package's main file: its other files are not exported, and found from there. */
export function packageFolder(name: string): string {
  return path.dirname(require.resolve(name));
}

async function start(): Promise<TensorFlow> {
  const tf = require('@tensorflow/tfjs-core') as TensorFlow;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as WasmBackend;
  wasm.setWasmPaths(wasmFolder());
  const isSet = await tf.setBackend('wasm');
  await tf.ready();
  assertWasm(tf, isSet);
  return tf;
}

/** @throws when another back end than WebAssembly is in use. */
export function assertWasm(tf: TensorFlow, isSet = true): void {
  if (!isSet || tf.getBackend() !== 'wasm') {
    throw new Error(`the models need the wasm back end, but ${tf.getBackend() || 'none'} is in use`);
  }
}
