import { renderReference } from '../../../studio/photo-renditions.ts';
import type { ShootOptions } from '../../ports/engine-shoots.ts';
import type { PictureRequest } from '../shooter.ts';
import { awaitPrompt } from './await-prompt.ts';
import type { ComfyClient } from './comfy-client.ts';
import type { ComfyConfig } from './env.ts';
import { fillWorkflow } from './workflow.ts';

/** One submission of a picture to one server. */
export interface Attempt {
  client: ComfyClient;
  id: string;
  /** False: it may be there already, from an earlier run. */
  isNew: boolean;
}

const WIDTH_PX = 1152;
const HEIGHT_PX = 1536;

/** Submits the prompt where it is not there yet, waits for it, and gives its picture; undefined: it ended without one. */
export async function runAttempt(
  config: ComfyConfig,
  { client, id, isNew }: Attempt,
  request: PictureRequest,
  { signal, onProgress }: ShootOptions,
): Promise<Uint8Array | undefined> {
  const { timeLimitMs, pollMs, workflow } = config;
  if (isNew || !(await isOnServer(client, id, signal))) await submit(config, client, id, request, signal);
  const onShare = (share: number): void => onProgress?.(request.sheet, share);
  const { status, outputs } = await awaitPrompt(client, id, { timeLimitMs, pollMs, signal, onShare });
  const file = outputs[workflow.outputNode]?.images?.[0];
  if (status?.status_str === 'error' || !file) return undefined;
  return client.view(file, signal);
}

async function isOnServer(client: ComfyClient, id: string, signal?: AbortSignal): Promise<boolean> {
  // The queue first: what leaves it between the two questions is in the history then.
  const { running, pending } = await client.queue(signal);
  return running.includes(id) || pending.includes(id) || (await client.history(id, signal)) !== undefined;
}

async function submit(
  { workflow }: ComfyConfig,
  client: ComfyClient,
  id: string,
  { people, prompt, seed }: PictureRequest,
  signal?: AbortSignal,
): Promise<void> {
  const faces: string[] = [];
  for (const [index, { photo }] of people.entries()) {
    const reference = await renderReference(await photo.load());
    faces.push(await client.upload(reference, `kinora-${id}-${index + 1}.jpg`, signal));
  }
  const values = { faces, prompt, seed, widthPx: WIDTH_PX, heightPx: HEIGHT_PX };
  await client.submit(fillWorkflow(workflow, values), id, signal);
}
