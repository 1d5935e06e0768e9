import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normaliseAddress } from './client-address.ts';
import { watchReading } from './reading-pace.ts';

export interface SocketLimits {
  /** Connections of all together. */
  total: number;
  /** Connections of one address; null behind a proxy, whose address all have. */
  perAddress: number | null;
  /** Told of each connection beyond them. */
  onRefused(): void;
}

/** The sockets of a server that are open, those included that were upgraded and which it no longer knows. */
export interface OpenSockets {
  /** Ends all of them at once. */
  destroyAll(): void;
}

/** Follows the sockets of a server from before it listens, and ends those beyond the limits at once, and those that hardly read. */
export function followSockets(server: Server, { total, perAddress, onRefused }: SocketLimits): OpenSockets {
  const open = new Set<Socket>();
  const ofAddress = new Map<string, number>();
  server.maxConnections = total;
  server.on('drop', onRefused);
  const reading = watchReading(open);
  server.once('close', reading.stop);

  /** False when the address has enough. */
  function admit(socket: Socket): boolean {
    if (perAddress === null) return true;
    const address = normaliseAddress(socket.remoteAddress ?? '');
    const count = ofAddress.get(address) ?? 0;
    if (count >= perAddress) return false;
    ofAddress.set(address, count + 1);
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
    return true;
  }

  server.prependListener('connection', (socket: Socket) => {
    if (!admit(socket)) {
      onRefused();
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}
