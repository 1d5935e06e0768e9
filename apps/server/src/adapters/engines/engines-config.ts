import type { ComfyConfig } from './comfyui/env.ts';
import type { HostedConfig } from './hosted/env.ts';

export type ForeignConfig = ComfyConfig | HostedConfig;

/** Which engine makes which theme. */
export interface EnginesConfig {
  foreign: readonly ForeignConfig[];
  /** Names of engines, the first one first, the others where it cannot. */
  byDefault: readonly string[];
  byTheme: ReadonlyMap<string, readonly string[]>;
  /** What is asked of foreign engines for a theme, in place of a text made from its name. */
  prompts: ReadonlyMap<string, string>;
  /** Names of the variables in which their keys stand. */
  keysFrom: readonly string[];
}

export const STUDIO_ONLY: EnginesConfig = {
  foreign: [],
  byDefault: ['studio'],
  byTheme: new Map(),
  prompts: new Map(),
  keysFrom: [],
};
