import path from 'node:path';
import * as z from 'zod';
import {
  count,
  type EnginesSource,
  httpUrl,
  isOnThisMachine,
  keyFrom,
  outside,
  readJson,
  userWords,
} from '../engine-options.ts';
import type { PictureSource } from '../shooter.ts';
import { readWorkflow, type Workflow } from './workflow.ts';

const SECOND_MS = 1000;

/** Its share of the file that KINORA_ENGINES names; it reads no variable but those that hold its tokens. */
export const comfySchema = z.strictObject({
  adapter: z.literal('comfyui'),
  servers: z.array(z.strictObject({ url: httpUrl, tokenFrom: keyFrom.optional() })).min(1),
  workflow: z.string().min(1),
  timeLimitS: count(180, 1800),
  pollMs: count(1000, 60_000),
  tries: count(3, 10),
  perServer: count(2, 16),
  userWords,
  outside,
});

/** A ComfyUI server; it has no sign-in of its own, the token is for a proxy before it. */
export interface ComfyServer {
  url: string;
  token: string | null;
}

export interface ComfyConfig extends Pick<PictureSource, 'name' | 'takesWords' | 'outside'> {
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

/** Throws an Error that says what is wrong with the workflow, or which token is missing. */
export function readComfy(name: string, options: z.infer<typeof comfySchema>, source: EnginesSource): ComfyConfig {
  const { servers, workflow, timeLimitS, pollMs, tries, perServer, userWords: takesWords } = options;
  const workflowFile = path.resolve(path.dirname(source.file), workflow);
  return {
    ...{ name, kind: 'comfyui', takesWords, pollMs, tries, perServer },
    outside: outsideOf(options),
    timeLimitMs: timeLimitS * SECOND_MS,
    servers: servers.map(({ url, tokenFrom }) => ({
      url,
      token: tokenFrom === undefined ? null : source.readKey(tokenFrom),
    })),
    workflow: readWorkflow(workflowFile, readJson(workflowFile)),
  };
}

/** Servers elsewhere are outside by their address, under the name of their host; one that is reached through this machine may be as well. */
function outsideOf({ outside: declared, servers }: z.infer<typeof comfySchema>): string[] {
  if (declared !== undefined) return declared === false ? [] : [declared];
  const elsewhere = servers.filter(({ url }) => !isOnThisMachine(url));
  return [...new Set(elsewhere.map(({ url }) => new URL(url).hostname))];
}
