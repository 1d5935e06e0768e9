import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenedCommand } from '@kinora/channel';
import { ERROR, PUSH_COMMAND, pushHello } from '@kinora/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { readEvents } from '../adapters/push/outbox/push-outbox.store.ts';
import { answerRaw } from '../http/raw-answer.ts';
import type { HeadersFor } from '../http/security-headers.ts';
import { AppError } from './app-error.ts';
import { readDeviceKey } from './device-key.ts';
import { errorBody, TooManyRequestsError } from './error-body.ts';
import { failure, type Gateway } from './gateway.ts';
import { payloadSchema } from './payload.ts';
import { PushClient } from './push-client.ts';
import { CLOSE, type PushHub } from './push-hub.ts';

const PUSH_PATH = '/api/push';
const FRAME_LIMIT_BYTES = 64 * 1024;
const RETRY_AFTER_MS = 60_000;

/** The one upgrade that is offered: whoever asks for another, or on another address, is answered as if they had not. */
export function isPushUpgrade({ method, url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?');
  return method === 'GET' && path === PUSH_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

export interface PushSocketOptions {
  server: Server;
  gateway: Gateway;
  hub: PushHub;
  /** Sockets that one address may have open, said hello or not. */
  perAddress: number;
  /** Within which each says hello. */
  helloMs: number;
  addressOf(request: IncomingMessage): string;
  headersFor: HeadersFor;
}

/** The client of a socket whose hello was opened and whose login holds. Throws AppError. */
async function admit(gateway: Gateway, socket: WebSocket, opened: OpenedCommand): Promise<PushClient> {
  const { deps } = gateway;
  const payload = payloadSchema.safeParse(opened.payload);
  const hello = pushHello.safeParse(payload.data?.data);
  if (!payload.success || !hello.success) throw new AppError(ERROR.badRequest, 'not a hello');
  const { id, psw, platform, key, proof } = payload.data;
  const credentials = { userid: id, tmppsw: psw, platform, deviceKey: readDeviceKey(opened, key, proof) };
  const { uid } = await gateway.authenticate(deps, credentials);
  await gateway.limits.countUser('push', uid);
  return new PushClient({
    uid,
    since: hello.data.since,
    socket,
    seal: (event) => opened.sealAnswer(JSON.stringify(event)),
    read: (since, limit) => readEvents(deps.db, uid, since, limit),
    async checkLogin() {
      await gateway.authenticate(deps, credentials);
    },
  });
}

/** The push sockets: a sealed hello in, sealed events out. A refusal is one frame, like a command's, before the close. */
export function openPushSockets(options: PushSocketOptions): { close(): void } {
  const { gateway, hub } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES });
  sockets.on('wsClientError', (_error, socket) => {
    const body = errorBody(new AppError(ERROR.badRequest, 'not a handshake'), gateway.deps.now());
    answerRaw(socket, 400, options.headersFor(PUSH_PATH), body);
  });
  const ofAddress = new Map<string, number>();

  async function greet(socket: WebSocket, address: string, frame: string): Promise<void> {
    let opened: OpenedCommand | undefined;
    try {
      await gateway.limits.countAddress('push', address);
      opened = await gateway.channel.current().openCommand(PUSH_COMMAND, frame);
      const client = await admit(gateway, socket, opened);
      if (socket.readyState !== socket.OPEN) return;
      socket.on('pong', () => {
        client.isAlive = true;
      });
      socket.on('close', () => hub.remove(client));
      hub.add(client);
    } catch (error) {
      const { reply } = failure(gateway, error, opened, gateway.deps.log, PUSH_COMMAND, randomUUID());
      socket.send(JSON.stringify(reply));
      socket.close(CLOSE.refused, 'refused');
    }
  }

  function count(socket: WebSocket, address: string): void {
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    socket.on('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  }

  function open(socket: WebSocket, address: string): void {
    count(socket, address);
    const late = setTimeout(() => socket.close(CLOSE.refused, 'no hello'), options.helloMs);
    socket.on('close', () => clearTimeout(late));
    socket.on('error', (error) => gateway.deps.log.debug({ err: error }, 'a push socket broke'));
    socket.once('message', (frame, isBinary) => {
      clearTimeout(late);
      void greet(socket, address, isBinary ? '' : String(frame));
    });
  }

  options.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = options.addressOf(request);
    if ((ofAddress.get(address) ?? 0) >= options.perAddress) {
      gateway.metrics.countSecurityEvent('refused-by-limit');
      const body = errorBody(new TooManyRequestsError(RETRY_AFTER_MS), gateway.deps.now());
      return answerRaw(socket, 429, options.headersFor(PUSH_PATH), body);
    }
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, address));
  });

  return {
    close() {
      // Sockets that have not said hello yet are not the hub's: they too hear that the server goes away.
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway);
      sockets.close();
    },
  };
}
