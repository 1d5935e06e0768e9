import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeavingObjects } from '../adapters/labels/leaving-objects.ts';
import type { OpenObject } from '../adapters/objects/served-objects.ts';
import { TooManyRequestsError } from '../gateway/error-body.ts';
import { type ByteRange, parseRange } from './byte-range.ts';

/** From where an object leaves, for a route that a module registers. */
export type ObjectsToSend = Pick<LeavingObjects, 'openForLeaving'>;

/** RFC 6266: an ASCII name for old clients, the whole one for others. */
function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function sendRange(reply: FastifyReply, object: OpenObject, range: ByteRange | undefined): FastifyReply {
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  reply.header('content-length', end + 1 - start);
  const stream = Readable.from(object.read(start, end), { objectMode: false });
  // Who left before the first byte never began the reading, whose end would have closed the file.
  stream.once('close', () => {
    object.close().catch((error: unknown) => reply.log.warn({ err: error }, 'an object was not closed'));
  });
  return reply.send(stream);
}

/** Whether whoever asks too often was answered so. */
export async function isRefused(reply: FastifyReply, count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return false;
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error;
    reply.code(429).header('retry-after', String(error.retryAfterS)).send('');
    return true;
  }
}

/** Sends an object, or the part of it that was asked for, and closes it; with a name it is a download. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  object: OpenObject,
  downloadName: string,
): Promise<FastifyReply> {
  reply.headers({
    etag: object.etag,
    'accept-ranges': 'bytes',
    // Whatever it holds, it is shown and not run.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': object.contentType,
    // A mini-program or the phone app shows it on a page of another origin.
    'cross-origin-resource-policy': 'cross-origin',
    ...(downloadName !== '' && { 'content-disposition': contentDisposition(downloadName) }),
  });
  if (request.headers['if-none-match'] === object.etag) {
    await object.close();
    return reply.code(304).send();
  }
  const range = parseRange(request.headers.range, object.size);
  if (range === 'unsatisfiable') {
    await object.close();
    return reply.code(416).header('content-range', `bytes */${object.size}`).send('');
  }
  if (request.method === 'HEAD') {
    await object.close();
    return reply.header('content-length', object.size).send();
  }
  return sendRange(reply, object, range);
}
