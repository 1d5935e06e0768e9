import * as z from 'zod';
import type { ComfyServer } from './env.ts';

/** A server did not answer, or not as ComfyUI does: another one may. */
export class ComfyServerError extends Error {
  override readonly name = 'ComfyServerError';
}

/** The server understands the workflow and refuses it: a model or a node is missing there. */
export class ComfyRefusedError extends Error {
  override readonly name = 'ComfyRefusedError';
}

const CALL_TIMEOUT_MS = 15_000;
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

const uploadedSchema = z.object({ name: z.string(), subfolder: z.string().default(''), type: z.string() });
const submittedSchema = z.object({ prompt_id: z.string(), node_errors: z.record(z.string(), z.unknown()).default({}) });
const fileSchema = z.object({ filename: z.string(), subfolder: z.string().default(''), type: z.string() });
const entrySchema = z.object({
  status: z.object({ status_str: z.string(), completed: z.boolean() }).nullish(),
  outputs: z.record(z.string(), z.looseObject({ images: z.array(fileSchema).optional() })).default({}),
});
// A row of the queue: number, prompt id, and more.
const queueSchema = z.object({
  queue_running: z.array(z.tuple([z.number(), z.string()]).rest(z.unknown())),
  queue_pending: z.array(z.tuple([z.number(), z.string()]).rest(z.unknown())),
});

export type ComfyFile = z.infer<typeof fileSchema>;
export type ComfyHistory = z.infer<typeof entrySchema>;
export interface ComfyQueue {
  running: string[];
  pending: string[];
}

export interface ComfyClient {
  url: string;
  /** Keeps a picture in the folder that the server empties at its start. How LoadImage names it. */
  upload(jpeg: Uint8Array, name: string, signal?: AbortSignal): Promise<string>;
  /** Queues a prompt, also one with an id that was queued before. */
  submit(prompt: unknown, id: string, signal?: AbortSignal): Promise<void>;
  /** Undefined while it waits or runs, and for an id that the server does not know. */
  history(id: string, signal?: AbortSignal): Promise<ComfyHistory | undefined>;
  queue(signal?: AbortSignal): Promise<ComfyQueue>;
  view(file: ComfyFile, signal?: AbortSignal): Promise<Uint8Array>;
  /** Takes it out of the queue, or interrupts it where it runs; no other prompt is touched. */
  cancel(id: string): Promise<void>;
  /** Where its events are told. */
  eventsUrl(id: string): string;
  headers: Record<string, string>;
}

/** The documented HTTP of one ComfyUI server; each call has its own time limit, so that a server that hangs is noticed. */
export function createComfyClient({ url, token }: ComfyServer, callTimeoutMs = CALL_TIMEOUT_MS): ComfyClient {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };

  async function call(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
    signal?: AbortSignal,
  ) {
    const limit = AbortSignal.timeout(callTimeoutMs);
    try {
      return await fetch(`${url}${path}`, {
        ...init,
        headers: { ...headers, ...init.headers },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw new ComfyServerError(`${path.split('?')[0]} of ${url} did not answer`, { cause: error });
    }
  }

  async function readAs<Schema extends z.ZodType>(
    path: string,
    response: Response,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    if (!response.ok) throw new ComfyServerError(`${path} of ${url} answered ${response.status}`);
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new ComfyServerError(`${path} of ${url} answered what ComfyUI does not`);
    return parsed.data;
  }

  const post = (path: string, body: unknown, signal?: AbortSignal) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, signal);

  const queue: ComfyClient['queue'] = async (signal) => {
    const { queue_running, queue_pending } = await readAs('/queue', await call('/queue', {}, signal), queueSchema);
    return { running: queue_running.map(([, id]) => id), pending: queue_pending.map(([, id]) => id) };
  };

  return {
    url,
    headers,
    queue,
    async upload(jpeg, name, signal) {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), name);
      form.set('type', 'temp');
      form.set('overwrite', 'true');
      const response = await call('/upload/image', { method: 'POST', body: form }, signal);
      const { name: stored, subfolder, type } = await readAs('/upload/image', response, uploadedSchema);
      return `${subfolder === '' ? stored : `${subfolder}/${stored}`} [${type}]`;
    },
    async submit(prompt, id, signal) {
      const response = await post('/prompt', { prompt, client_id: id, prompt_id: id }, signal);
      if (response.status === 400) throw new ComfyRefusedError(`${url} refuses the workflow`);
      const { node_errors, prompt_id } = await readAs('/prompt', response, submittedSchema);
      // Answered with 200 all the same, and queued with the outputs that are left.
      const nodes = Object.keys(node_errors);
      if (nodes.length > 0) throw new ComfyRefusedError(`${url} refuses the nodes ${nodes.join(', ')} of the workflow`);
      if (prompt_id !== id)
        throw new ComfyServerError(`${url} does not take a prompt_id of ours; it needs a newer ComfyUI`);
    },
    async history(id, signal) {
      const answer = await call(`/history/${id}`, {}, signal);
      return (await readAs('/history', answer, z.record(z.string(), entrySchema)))[id];
    },
    async view(file, signal) {
      const response = await call(`/view?${new URLSearchParams(file)}`, {}, signal);
      if (!response.ok) throw new ComfyServerError(`/view of ${url} answered ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length > MAX_PICTURE_BYTES)
        throw new ComfyServerError(`${url} gave a picture of ${bytes.length} bytes`);
      return bytes;
    },
    async cancel(id) {
      await post('/queue', { delete: [id] });
      // An interrupt stops whatever runs in servers that do not know its prompt_id: ours only, then.
      if ((await queue()).running.includes(id)) await post('/interrupt', { prompt_id: id });
    },
    eventsUrl: (id) => `${url.replace(/^http/, 'ws')}/ws?clientId=${id}`,
  };
}
