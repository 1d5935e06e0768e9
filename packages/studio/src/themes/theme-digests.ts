import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const THEMES = fileURLToPath(new URL('./', import.meta.url));
const RECORD = path.join(THEMES, 'checked.json');
const SETS = path.join(THEMES, '../../../sets');
const GARMENTS = path.join(THEMES, '../../../wardrobe');
const PACKAGE = path.join(THEMES, '../../package.json');
/** What renders and judges the pictures of every theme: all that is reached from here by import. */
const ENGINE = path.join(THEMES, 'describe-theme.fixture.ts');
/** Beside the code: who is portrayed, the nets that cut them out, and who opens a set or a garment. */
const ENGINE_DATA = [
  'test/astronaut.png',
  '../sets/src/open-set.ts',
  '../wardrobe/src/garment-plate.ts',
  ...['selfie', 'selfie-parts'].flatMap((name) => [`models/${name}.bin`, `models/${name}.json`]),
];
const IN_SET = /inSet\(\s*'([a-z-]+)'/g;
const GARMENT = /\bid: '([a-z-]+)'/g;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** What the pictures of the themes were checked with when all passed. */
export interface CheckedThemes {
  /** Of the engine, the sample face and the versions of what the studio depends on. */
  engine: string;
  /** Of each theme: its folder with goldens, the recipes that it uses, and plates of the sets and garments that it names. */
  themes: Readonly<Record<string, string>>;
}

/** The record of the last run in which every theme passed; an empty one where there is none. */
export function readChecked(): CheckedThemes {
  if (!existsSync(RECORD)) return { engine: '', themes: {} };
  return JSON.parse(readFileSync(RECORD, 'utf8')) as CheckedThemes;
}

/** Records these themes as checked. */
export function writeChecked(ids: readonly string[]): void {
  const themes = Object.fromEntries([...ids].sort().map((id) => [id, digestTheme(id)]));
  writeFileSync(RECORD, `${JSON.stringify({ engine: digestEngine(), themes }, null, 2)}\n`);
}

let engineFiles: ReadonlySet<string> | undefined;
let engineDigest: string | undefined;

/** Of everything that the picture of any theme depends on. */
export function digestEngine(): string {
  engineFiles ??= reach(ENGINE, new Set());
  const data = ENGINE_DATA.map((file) => path.join(THEMES, '../..', file));
  const { dependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { dependencies: Record<string, string> };
  engineDigest ??= digest([...engineFiles, ...data], JSON.stringify(dependencies));
  return engineDigest;
}

/** Of what is the theme's own, of the recipes that it shares with others, and of the sets and garments that it names. */
export function digestTheme(id: string): string {
  engineFiles ??= reach(ENGINE, new Set());
  const folder = path.join(THEMES, id);
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sources = own.filter((file) => file.endsWith('.ts'));
  const wardrobes = sources.filter((file) => file.endsWith('wardrobe.ts'));
  const plates = [...platesOf(SETS, sources, IN_SET), ...platesOf(GARMENTS, wardrobes, GARMENT)];
  return digest([...new Set([...own, ...plates, ...reach(path.join(folder, 'theme.ts'), engineFiles)])]);
}

/** Plates and their words, of the sets or garments that these files name. */
function platesOf(folder: string, files: readonly string[], name: RegExp): string[] {
  const ids = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(name)].map(([, id = '']) => id)));
  return [...ids].flatMap((id) =>
    readdirSync(path.join(folder, id))
      .filter((file) => /\.(json|webp)$/.test(file))
      .map((file) => path.join(folder, id, file)),
  );
}

/** The file and all that it imports, of ours, but what is known already. */
function reach(file: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = [file];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (found.has(next) || known.has(next)) continue;
    found.add(next);
    for (const [, target = ''] of readFileSync(next, 'utf8').matchAll(IMPORT))
      todo.push(path.resolve(path.dirname(next), target));
  }
  return found;
}

function digest(files: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of [...files].sort()) hash.update(`${path.relative(THEMES, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}
