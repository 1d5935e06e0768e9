import type { Socket } from 'node:net';

/** What waits for a peer is read at a tenth of a weak 3G, or its connection is ended as soon as it is a minute behind that. */
export const LEAST_READING = { bytesPerMs: 8.192, behindMs: 60_000, lookMs: 10_000 } as const;

/** What is looked at of a socket. */
export type ReadSocket = Pick<Socket, 'bytesWritten' | 'writableLength' | 'destroy'>;

/** Ends those of the sockets whose peers hardly read what waits for them: a few bytes now and then hold nothing for hours. */
export function watchReading(open: Iterable<ReadSocket>): { stop(): void } {
  const seen = new WeakMap<ReadSocket, { readBytes: number; behindMs: number }>();

  function look(socket: ReadSocket): void {
    const before = seen.get(socket);
    const readBytes = socket.bytesWritten - socket.writableLength;
    let behindMs = 0;
    if (before && socket.writableLength > 0) {
      const paidMs = (readBytes - before.readBytes) / LEAST_READING.bytesPerMs;
      behindMs = Math.max(0, before.behindMs + LEAST_READING.lookMs - paidMs);
    }
    if (behindMs >= LEAST_READING.behindMs) socket.destroy();
    else seen.set(socket, { readBytes, behindMs });
  }

  const looking = setInterval(() => {
    for (const socket of open) look(socket);
  }, LEAST_READING.lookMs);
  looking.unref();
  return { stop: () => clearInterval(looking) };
}
