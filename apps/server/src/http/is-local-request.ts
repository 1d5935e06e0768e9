import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** `127.0.0.0/8`, also as IPv6 writes it, and `::1`. */
const LOOPBACK = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/;
const LOOPBACK_NAME = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
/** What proxies, tunnels and CDNs add to a request that they pass on. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/;

/** Whether this machine alone is meant by a name or address, as a server listens on it. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || LOOPBACK.test(host);

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((header) => FORWARDED.test(header));

/**
 * From this machine, to this machine by its own name. Any page may send its visitor's browser to a name that leads here:
 * the name that was asked for is what tells them apart. Behind a proxy on this machine every peer is local, so that none counts.
 */
export function isLocalRequest({ headers, socket }: FastifyRequest, isBehindProxy: boolean): boolean {
  if (isBehindProxy || isForwarded(headers)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '');
}
