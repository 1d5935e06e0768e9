import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../../deps.ts';
import { EngineError } from '../../ports/engine-errors.ts';
import type { ShootOptions } from '../../ports/engine-shoots.ts';
import type { PictureRequest, PictureSource } from '../shooter.ts';
import { PromptLostError, PromptTimeoutError } from './await-prompt.ts';
import { type ComfyClient, ComfyRefusedError, ComfyServerError, createComfyClient } from './comfy-client.ts';
import { ComfyServers } from './comfy-servers.ts';
import type { ComfyConfig } from './env.ts';
import { insertPrompt, listPrompts, type PromptRow, settlePrompt } from './prompts.store.ts';
import { type Attempt, runAttempt } from './run-attempt.ts';
import { peopleOf } from './workflow.ts';

export interface ComfyParts {
  db: Db;
  now(): number;
  log: Logger;
  /** Time limit of one HTTP call, ms. */
  callTimeoutMs?: number;
}

/** The server's fault; of the others the picture is to blame. */
const isServerFault = (error: unknown): boolean =>
  error instanceof ComfyServerError || error instanceof ComfyRefusedError;
const isExpected = (error: unknown): boolean =>
  isServerFault(error) || error instanceof PromptLostError || error instanceof PromptTimeoutError;

/** A UUID that follows from what is made: the same attempt has the same id in every process and after every restart. */
export function promptIdOf(engine: string, shootId: string, sheet: number, attempt: number): string {
  const hex = createHash('sha256').update([engine, shootId, sheet, attempt].join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Pictures by workflows of the operator's own ComfyUI servers. */
export function openComfySource(config: ComfyConfig, parts: ComfyParts): PictureSource {
  const { name, tries, pollMs, outside, takesWords } = config;
  const { db, now, log } = parts;
  const servers = new ComfyServers(
    config.servers.map((server) => createComfyClient(server, parts.callTimeoutMs)),
    now,
  );

  /** A prompt of an earlier run goes on where it is; otherwise the least busy server gets a new one. */
  async function withAttempt<Result>(
    request: PictureRequest,
    avoid: ReadonlySet<string>,
    signal: AbortSignal | undefined,
    run: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    const { shootId, sheet, take } = request;
    const [newest] = await listPrompts(db, name, shootId, sheet);
    const known = newest?.take === take && newest.state !== 'failed' ? newest : undefined;
    const home = known && servers.find(known.server);
    if (known && home) return run({ client: home, id: known.id, isNew: false });
    if (known) await settlePrompt(db, known.id, 'failed');
    const client = await servers.choose(avoid, signal);
    if (!client) throw new ComfyServerError(`no server of ${name} answers`);
    const attempt = (newest?.attempt ?? -1) + 1;
    const row: PromptRow = {
      ...{ id: promptIdOf(name, shootId, sheet, attempt), engine: name, shoot_id: shootId, sheet, take, attempt },
      ...{ server: client.url, state: 'submitted', created_at: now() },
    };
    try {
      // Written first: whoever dies between here and the answer finds it on the server or submits it again.
      return await run({ client, id: row.id, isNew: await insertPrompt(db, row) });
    } finally {
      servers.release(client);
    }
  }

  async function runOnce(attempt: Attempt, request: PictureRequest, options: ShootOptions) {
    const { client, id } = attempt;
    try {
      const picture = await runAttempt(config, attempt, request, options);
      await settlePrompt(db, id, picture ? 'done' : 'failed');
      return { client, picture, error: undefined };
    } catch (error) {
      await settlePrompt(db, id, 'failed');
      const isLeftBehind = error instanceof PromptTimeoutError || error instanceof ComfyRefusedError;
      if (options.signal?.aborted || isLeftBehind) await cancel(client, id);
      options.signal?.throwIfAborted();
      if (!isExpected(error)) throw error;
      if (isServerFault(error)) servers.rest(client);
      return { client, picture: undefined, error };
    }
  }

  async function cancel(client: ComfyClient, id: string): Promise<void> {
    await client.cancel(id).catch((error: unknown) => log.warn({ err: error }, 'a prompt was not cancelled'));
  }

  async function draw(request: PictureRequest, options: ShootOptions): Promise<Uint8Array> {
    const { signal } = options;
    const failed = new Set<string>();
    let cause: unknown;
    for (let tried = 0; tried < tries; tried++) {
      // A server that is being started anew needs a moment.
      if (tried > 0) await sleep(pollMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
      try {
        const run = (attempt: Attempt) => runOnce(attempt, request, options);
        const { client, picture, error } = await withAttempt(request, failed, signal, run);
        if (picture) return picture;
        failed.add(client.url);
        cause = error;
      } catch (error) {
        // No server answers.
        if (!(error instanceof ComfyServerError)) throw error;
        cause = error;
      }
      log.warn({ err: cause, engine: name, tried }, 'a ComfyUI server did not make a picture');
    }
    const reason = isServerFault(cause) ? 'unavailable' : 'failed';
    throw new EngineError('comfyui', reason, `${name} did not make the picture in ${tries} tries`, { cause });
  }

  const atOnce = config.servers.length * config.perServer;
  return { name, kind: 'comfyui', atOnce, people: peopleOf(config.workflow), takesWords, outside, draw };
}
