import type { FastifyRequest } from 'fastify';

const isLoopback = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** From this machine. Behind a proxy on it every peer is local: only a request that none has forwarded counts as such. */
export function isLocalRequest({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopback(socket.remoteAddress) && !isForwarded;
}
