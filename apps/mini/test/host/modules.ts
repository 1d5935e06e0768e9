import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** What mini-program engines of the supported hosts may lack, taken away so that nothing leans on it. */
const MISSING = `
  for (const name of ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'Iterator',
    'AggregateError', 'queueMicrotask', 'structuredClone', 'escape', 'unescape']) delete globalThis[name];
  for (const [holder, names] of [
    [Object, ['hasOwn', 'groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
    [Promise, ['any', 'withResolvers', 'try']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference']],
    [Uint8Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'with', 'toHex', 'toBase64']],
  ]) for (const name of names) delete holder[name];
`;

/** The scripts of a package in an engine of their own: no DOM, no fetch, no eval, and no newer built-ins than phones have. */
export class ScriptEngine {
  readonly #folder: string;
  readonly #context: vm.Context;
  readonly #loaded = new Map<string, { exports: unknown }>();

  constructor(folder: string, globals: Readonly<Record<string, unknown>>) {
    this.#folder = folder;
    this.#context = vm.createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(MISSING, this.#context);
  }

  /** Runs a script of the package, once; `file` is its path without extension. */
  load(file: string): unknown {
    const known = this.#loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.#loaded.set(file, module);
    const filename = path.join(this.#folder, `${file}.js`);
    const run = vm.compileFunction(readFileSync(filename, 'utf8'), ['require', 'module', 'exports'], {
      filename,
      parsingContext: this.#context,
    });
    const require = (id: string) => this.load(path.posix.join(path.posix.dirname(file), id).replace(/\.js$/, ''));
    run(require, module, module.exports);
    return module.exports;
  }

  /** Bytes as a buffer of the engine's own, as its host would hand them over. */
  buffer(bytes: Uint8Array): ArrayBuffer {
    const own = vm.runInContext(`new ArrayBuffer(${bytes.length})`, this.#context) as ArrayBuffer;
    new Uint8Array(own).set(bytes);
    return own;
  }
}
