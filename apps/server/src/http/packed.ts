import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text as it travels, in each of its packings. */
export interface Packed {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Sent again and again, but made while somebody waits. */
const BROTLI_QUALITY = 6;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  return { etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), plain, br, gzip: zipped };
}

function packingOf(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'plain';
}

/** Sends what may have changed by the next time: whoever has it already is told so. */
export function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  packed: Packed,
): FastifyReply {
  const packing = packingOf(headers['accept-encoding']);
  const etag = `"${packed.etag}-${packing}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  if (packing !== 'plain') reply.header('content-encoding', packing);
  return reply.type(type).send(packed[packing]);
}
