import type { Workflow } from './adapters/engines/comfyui/workflow.ts';

/** A ComfyUI server; it has no sign-in of its own, the token is for a proxy before it. */
export interface ComfyServer {
  url: string;
  token: string | null;
}

interface ForeignBasics {
  name: string;
  /** Whether a prompt may quote what the user wrote; otherwise it says in English what was understood. */
  takesWords: boolean;
}

export interface ComfyConfig extends ForeignBasics {
  kind: 'comfyui';
  servers: readonly ComfyServer[];
  workflow: Workflow;
  /** From the submission to the picture, waiting in the server's queue included. */
  timeLimitMs: number;
  pollMs: number;
  /** Submissions of one take before the picture counts as failed. */
  tries: number;
  /** Pictures at once on each server: one runs, the others wait in its queue. */
  perServer: number;
}

export interface HostedConfig extends ForeignBasics {
  kind: 'hosted';
  vendor: 'openai' | 'gemini';
  baseUrl: string;
  model: string;
  key: string;
  atOnce: number;
  timeLimitMs: number;
  tries: number;
  /** What one picture costs at most, and what may be spent, in the smallest unit of one currency. */
  priceMinor: number;
  dayBudgetMinor: number;
  shootBudgetMinor: number;
}

export type ForeignConfig = ComfyConfig | HostedConfig;

/** Which engine makes which theme. */
export interface EnginesConfig {
  foreign: readonly ForeignConfig[];
  /** Names of engines, the first one first, the others where it cannot. */
  byDefault: readonly string[];
  byTheme: ReadonlyMap<string, readonly string[]>;
  /** What is asked of foreign engines for a theme, in place of a text made from its name. */
  prompts: ReadonlyMap<string, string>;
}

export const STUDIO_ONLY: EnginesConfig = {
  foreign: [],
  byDefault: ['studio'],
  byTheme: new Map(),
  prompts: new Map(),
};
