import http from 'node:http';
import { listenOnLoopback, type Peer, refuseProduction } from './peer-server.ts';

export interface VendorReply {
  readonly status: number;
  /** Sent as JSON; a page where it is a text. */
  readonly body: unknown;
  /** Where a browser goes on. */
  readonly location?: string;
  /** Besides, such as a signature of the body. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A vendor's service on loopback. */
export interface VendorServer extends Peer {
  /** The vendor's code in place of what was asked for, once each, the first first; `cut` ends the connection. */
  faults: string[];
}

/**
 * Opens a service that answers each request, once its body is whole, in JSON.
 * @param answer is told the fault that is due, which it says in its vendor's way
 */
export async function openVendorServer(
  answer: (
    request: http.IncomingMessage,
    body: Buffer,
    fault: string | undefined,
  ) => VendorReply | Promise<VendorReply>,
): Promise<VendorServer> {
  refuseProduction();
  async function reply(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fault = vendor.faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const { status, body, location, headers } = await answer(request, Buffer.concat(chunks), fault);
    const isPage = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      ...(location !== undefined && { location }),
      ...headers,
    });
    response.end(isPage ? body : JSON.stringify(body));
  }

  const server = http.createServer((request, response) => {
    reply(request, response).catch(() => response.writeHead(500).end());
  });
  const vendor: VendorServer = { ...(await listenOnLoopback(server)), faults: [] };
  return vendor;
}
