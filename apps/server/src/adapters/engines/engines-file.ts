import { CUSTOM_THEME } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import * as z from 'zod';
import type { Environment } from '../../environment/area.ts';
import { comfySchema, readComfy } from './comfyui/env.ts';
import { openEnginesSource, readJson } from './engine-options.ts';
import type { EnginesConfig } from './engines-config.ts';
import { hostedSchema, readHosted } from './hosted/env.ts';

const chain = z.array(z.string()).min(1);
const fileSchema = z.strictObject({
  engines: z.record(
    z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
    z.discriminatedUnion('adapter', [comfySchema, hostedSchema]),
  ),
  default: chain.default(['studio']),
  themes: z.record(z.string(), chain).default({}),
  prompts: z.record(z.string(), z.string().min(1).max(4000)).default({}),
});

/** Reads the file of engines. Throws an Error that says what is wrong with it, with a workflow, or which key is missing. */
export function readEnginesFile(file: string, environment: Environment): EnginesConfig {
  const parsed = fileSchema.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  const { engines, default: byDefault, themes, prompts } = parsed.data;
  const known = new Set(['studio', ...Object.keys(engines)]);
  if (Object.hasOwn(engines, 'studio'))
    throw new Error(`${file}: the engine studio is there already; choose another name`);
  for (const [place, names] of [['default', byDefault] as const, ...Object.entries(themes)])
    checkChain(file, place, names, known);
  for (const theme of Object.keys(themes)) if (theme !== CUSTOM_THEME) checkTheme(file, theme);
  for (const theme of Object.keys(prompts)) checkPrompt(file, theme);
  const source = openEnginesSource(file, environment);
  return {
    foreign: Object.entries(engines).map(([name, options]) =>
      options.adapter === 'comfyui' ? readComfy(name, options, source) : readHosted(name, options, source),
    ),
    byDefault,
    byTheme: new Map(Object.entries(themes)),
    prompts: new Map(Object.entries(prompts)),
    keysFrom: [...source.keysFrom],
  };
}

function checkChain(file: string, place: string, names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`${file}: ${place} names the engine ${unknown}, which is not configured`);
  if (new Set(names).size < names.length) throw new Error(`${file}: ${place} names an engine twice`);
}

function checkTheme(file: string, id: string): void {
  if (!findCatalogueTheme(id)) throw new Error(`${file}: there is no theme ${id}`);
}

function checkPrompt(file: string, id: string): void {
  if (id === CUSTOM_THEME)
    throw new Error(`${file}: ${id} has no prompt of its own; what was understood is its prompt`);
  checkTheme(file, id);
}
