import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Below one packet nothing is gained. */
const WORTHWHILE_BYTES = 1400;
/** Above this, brotli's best takes half a minute for some percent. */
const LARGE_BYTES = 1024 * 1024;
const LARGE_QUALITY = 9;

/** Writes `.br` and `.gz` beside what compresses well, once everything is built; the server sends them as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'kinora-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      // After the service worker's plugin, which writes its files here too.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name));
        for (const file of files) {
          const content = await readFile(file);
          if (content.length < WORTHWHILE_BYTES) continue;
          await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
          const params = {
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            ...(content.length > LARGE_BYTES && { [constants.BROTLI_PARAM_QUALITY]: LARGE_QUALITY }),
          };
          await writeFile(`${file}.br`, await brotli(content, { params }));
        }
      },
    },
  };
}
