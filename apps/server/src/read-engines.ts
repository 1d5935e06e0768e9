import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CUSTOM_THEME } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import * as z from 'zod';
import { readWorkflow } from './adapters/engines/comfyui/workflow.ts';
import type { ComfyConfig, EnginesConfig, HostedConfig } from './engines-config.ts';

const VENDOR_URLS = { openai: 'https://api.openai.com/v1', gemini: 'https://generativelanguage.googleapis.com/v1beta' };
const SECOND_MS = 1000;

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const variable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'names a variable of the environment');
const count = (fallback: number, max: number) => z.int().positive().max(max).default(fallback);
const minor = z.int().positive();
/** What a user wrote stays here unless an operator says otherwise. */
const userWords = z.boolean().default(false);

const comfySchema = z.strictObject({
  adapter: z.literal('comfyui'),
  servers: z.array(z.strictObject({ url: httpUrl, tokenFrom: variable.optional() })).min(1),
  workflow: z.string().min(1),
  timeLimitS: count(180, 1800),
  pollMs: count(1000, 60_000),
  tries: count(3, 10),
  perServer: count(2, 16),
  userWords,
});

const hostedSchema = z.strictObject({
  adapter: z.literal('hosted'),
  vendor: z.enum(['openai', 'gemini']),
  model: z.string().min(1),
  keyFrom: variable,
  baseUrl: httpUrl.optional(),
  atOnce: count(4, 32),
  timeLimitS: count(180, 1800),
  tries: count(4, 10),
  priceMinor: minor,
  budget: z.strictObject({ dayMinor: minor, shootMinor: minor }),
  userWords,
});

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

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the file of engines. Throws an Error that says what is wrong with it, with a workflow, or which key is missing. */
export function readEngines(file: string, environment: Environment): EnginesConfig {
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
  return {
    foreign: Object.entries(engines).map(([name, engine]) =>
      engine.adapter === 'comfyui'
        ? openComfy(file, name, engine, environment)
        : openHosted(file, name, engine, environment),
    ),
    byDefault,
    byTheme: new Map(Object.entries(themes)),
    prompts: new Map(Object.entries(prompts)),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
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

function readSecret(file: string, name: string, environment: Environment): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new Error(`${file}: the environment has no ${name}`);
  return value;
}

function openComfy(
  file: string,
  name: string,
  engine: z.infer<typeof comfySchema>,
  environment: Environment,
): ComfyConfig {
  const { servers, workflow, timeLimitS, pollMs, tries, perServer, userWords: takesWords } = engine;
  const workflowFile = path.resolve(path.dirname(file), workflow);
  return {
    ...{ name, kind: 'comfyui', takesWords, pollMs, tries, perServer },
    timeLimitMs: timeLimitS * SECOND_MS,
    servers: servers.map(({ url, tokenFrom }) => ({
      url,
      token: tokenFrom === undefined ? null : readSecret(file, tokenFrom, environment),
    })),
    workflow: readWorkflow(workflowFile, readJson(workflowFile)),
  };
}

function openHosted(
  file: string,
  name: string,
  engine: z.infer<typeof hostedSchema>,
  environment: Environment,
): HostedConfig {
  const { vendor, model, baseUrl, atOnce, timeLimitS, tries, priceMinor, budget, userWords: takesWords } = engine;
  return {
    ...{ name, kind: 'hosted', takesWords, vendor, model, atOnce, tries, priceMinor },
    baseUrl: baseUrl ?? VENDOR_URLS[vendor],
    key: readSecret(file, engine.keyFrom, environment),
    timeLimitMs: timeLimitS * SECOND_MS,
    dayBudgetMinor: budget.dayMinor,
    shootBudgetMinor: budget.shootMinor,
  };
}
