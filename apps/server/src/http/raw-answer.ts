import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export type RawStatus = 400 | 408 | 413 | 429 | 431 | 503;

/** Answers on a bare socket, where there is no request to reply to, and ends it. */
export function answerRaw(
  socket: Duplex,
  status: RawStatus,
  headers: Readonly<Record<string, string>>,
  body: object,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const text = JSON.stringify(body);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // What comes in still is not read: the answer is all that there is.
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'), () => socket.destroy());
}
