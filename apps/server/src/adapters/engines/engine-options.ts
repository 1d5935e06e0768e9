import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Environment } from '../../environment/area.ts';

export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Name of the variable that holds a key: the file itself holds none. */
export const keyFrom = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'names a variable of the environment');
export const count = (fallback: number, max: number) => z.int().positive().max(max).default(fallback);
/** What a user wrote stays here unless an operator says otherwise. */
export const userWords = z.boolean().default(false);

/** Under which name users are told of who gets their pictures; false: the engine stands on this machine, whatever its address. */
export const outside = z.union([z.literal(false), z.string().trim().min(1).max(64)]).optional();

/** Whether an address is of the machine that asks it. */
export function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Where an engine's options stand: the file, and the environment with the keys that it names. */
export interface EnginesSource {
  file: string;
  /** Throws where the environment has no such key. */
  readKey(name: string): string;
  /** The names asked for so far. */
  keysFrom: ReadonlySet<string>;
}

export function openEnginesSource(file: string, environment: Environment): EnginesSource {
  const keysFrom = new Set<string>();
  return {
    file,
    keysFrom,
    readKey(name) {
      const value = environment[name];
      if (value === undefined || value === '') throw new Error(`${file}: the environment has no ${name}`);
      keysFrom.add(name);
      return value;
    },
  };
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
