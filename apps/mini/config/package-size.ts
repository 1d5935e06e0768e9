import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a host takes: of the main package, and of each sub-package. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** The part of Taro's plugin context that is used. */
interface BuildContext {
  readonly paths: { readonly outputPath: string };
  onBuildFinish(listener: (build: { readonly error?: Error }) => void): void;
}

interface AppConfig {
  readonly subPackages: readonly { readonly root: string }[];
}

/** Bytes of each package of a build, by its root; `main` is what belongs to no sub-package. */
export function packageSizes(folder: string): ReadonlyMap<string, number> {
  const { subPackages } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppConfig;
  const sizes = new Map([['main', 0], ...subPackages.map(({ root }): [string, number] => [root, 0])]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [first = ''] = path.relative(folder, file).split(path.sep);
    const name = sizes.has(first) ? first : 'main';
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(file).size);
  }
  return sizes;
}

/** Says how large the packages of a build are. Throws when one is larger than a host takes. */
export function checkSizes(folder: string): void {
  for (const [name, bytes] of packageSizes(folder)) {
    const size = `The package ${name} has ${Math.ceil(bytes / 1024)} KB`;
    if (bytes >= MAX_BYTES) throw new Error(`${size}: a host takes less than ${MAX_BYTES / 1024} KB`);
    process.stdout.write(`${size}\n`);
  }
}

/** Ends a build that a host would not take. */
export default (ctx: BuildContext): void => {
  ctx.onBuildFinish(({ error }) => {
    if (!error) checkSizes(ctx.paths.outputPath);
  });
};
