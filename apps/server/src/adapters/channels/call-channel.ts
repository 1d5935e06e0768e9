import { ChannelError } from '../ports/pay-channel.ts';

const TIME_LIMIT_MS = 10_000;
/** A bill of a day has a line for each payment. */
const MAX_BYTES = 64 * 2 ** 20;

export interface ChannelAnswer {
  status: number;
  headers: Headers;
  /** Byte for byte, for signatures over it. */
  body: Buffer;
}

/** Calls a channel once. Throws ChannelError, which names what was asked for and nothing of it. */
export async function callChannel(name: string, url: URL, init: RequestInit = {}): Promise<ChannelAnswer> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const body = await readAtMost(response, MAX_BYTES);
    return { status: response.status, headers: response.headers, body };
  } catch {
    // What was thrown may repeat the address, and with it what only the channel may know.
    throw new ChannelError(`no answer to ${name}`);
  }
}

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('an endless answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
