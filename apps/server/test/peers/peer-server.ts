import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider's stand-in for tests and development: it checks what its documents say that the provider checks. */
export interface Peer {
  url: string;
  close(): Promise<void>;
}

/** A peer that can be told what to say. */
export interface ServedPeer extends Peer {
  /** Says this to the next that asks it, as a provider does that is busy. */
  answerNext(reply: PeerReply): void;
}

export interface PeerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Fields of a form or of a JSON object, else none. */
  fields: Readonly<Record<string, string>>;
  /** The address that was asked for, whole. */
  url: URL;
}

/** One of: an object as JSON, a page, a script, an address to go on to. */
export interface PeerReply {
  status?: number;
  json?: unknown;
  html?: string;
  script?: string;
  location?: string;
}

export type PeerRoute = (request: PeerRequest) => PeerReply | Promise<PeerReply>;

/** Vendors that pages of others may call say so of every answer. */
const CALLED_BY_PAGES = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Whoever believes a stand-in lets everybody in: none runs in production. */
export function refuseProduction(): void {
  if (process.env.NODE_ENV === 'production') throw new Error('Peers are for development and tests alone.');
}

/** Listens on loopback, at a port of its own where none is named. */
export async function listenOnLoopback(server: http.Server, port = 0): Promise<Peer> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Serves on loopback; what throws is answered with 500. */
export async function servePeer(routes: Readonly<Record<string, PeerRoute>>, port = 0): Promise<ServedPeer> {
  refuseProduction();
  const told: PeerReply[] = [];
  const server = http.createServer((request, response) => {
    answer(request).then(
      ({ status, json, html, script, location }) => {
        response.writeHead(status ?? (location === undefined ? 200 : 302), {
          'content-type':
            html !== undefined
              ? 'text/html; charset=utf-8'
              : script !== undefined
                ? 'text/javascript'
                : 'application/json',
          ...(location !== undefined && { location }),
          ...CALLED_BY_PAGES,
        });
        response.end(html ?? script ?? JSON.stringify(json ?? {}));
      },
      () => response.writeHead(500).end(),
    );
  });

  async function answer(request: http.IncomingMessage): Promise<PeerReply> {
    if (request.method === 'OPTIONS') return { status: 204 };
    const url = new URL(request.url ?? '/', peer.url);
    const route = routes[url.pathname];
    if (!route) return { status: 404 };
    const next = told.shift();
    if (next) return next;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fields = readFields(Buffer.concat(chunks).toString(), request.headers['content-type'] ?? '');
    return route({ method: request.method ?? '', path: url.pathname, query: url.searchParams, fields, url });
  }

  const peer = await listenOnLoopback(server, port);
  return { ...peer, answerNext: (reply) => void told.push(reply) };
}

function readFields(body: string, type: string): Record<string, string> {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  // Pages send JSON as plain text where a vendor answers no question beforehand.
  if (body === '' || !/^(application\/json|text\/plain)/.test(type)) return {};
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : {};
}
