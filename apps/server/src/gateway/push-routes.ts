import type { OpenedCommand } from '@kinora/channel';
import { ERROR, PUSH_COMMAND, pushHello } from '@kinora/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { readEvents } from '../adapters/push/outbox/push-outbox.store.ts';
import { AppError } from './app-error.ts';
import { failure, type Gateway } from './gateway.ts';
import { payloadSchema } from './payload.ts';
import { PushClient } from './push-client.ts';
import { CLOSE, type PushHub } from './push-hub.ts';

const HELLO_TIMEOUT_MS = 10_000;

/** The client of a socket whose hello was opened and whose login holds. Throws AppError. */
async function admit(gateway: Gateway, socket: WebSocket, opened: OpenedCommand): Promise<PushClient> {
  const { deps } = gateway;
  const payload = payloadSchema.safeParse(opened.payload);
  const hello = pushHello.safeParse(payload.data?.data);
  if (!payload.success || !hello.success) throw new AppError(ERROR.badRequest, 'not a hello');
  const { id, psw } = payload.data;
  const { uid } = await gateway.authenticate(deps, id, psw);
  await gateway.limits.countUser('push', uid);
  return new PushClient({
    uid,
    since: hello.data.since,
    socket,
    seal: (event) => opened.sealAnswer(JSON.stringify(event)),
    read: (since, limit) => readEvents(deps.db, uid, since, limit),
    async checkLogin() {
      await gateway.authenticate(deps, id, psw);
    },
  });
}

/** The push socket: a sealed hello in, sealed events out. A refusal is one frame, like a command's, before the close. */
export function registerPushRoutes(app: FastifyInstance, gateway: Gateway, hub: PushHub): void {
  async function greet(socket: WebSocket, request: FastifyRequest, frame: string): Promise<void> {
    let opened: OpenedCommand | undefined;
    try {
      await gateway.limits.countAddress('push', request.ip);
      opened = await gateway.channel.current().openCommand(PUSH_COMMAND, frame);
      const client = await admit(gateway, socket, opened);
      if (socket.readyState !== socket.OPEN) return;
      socket.on('pong', () => {
        client.isAlive = true;
      });
      socket.on('close', () => hub.remove(client));
      hub.add(client);
    } catch (error) {
      const { reply } = failure(gateway, error, opened, gateway.deps.log, PUSH_COMMAND, request.id);
      socket.send(JSON.stringify(reply));
      socket.close(CLOSE.refused, 'refused');
    }
  }

  app.get('/push', { websocket: true }, (socket, request) => {
    const late = setTimeout(() => socket.close(CLOSE.refused, 'no hello'), HELLO_TIMEOUT_MS);
    socket.on('close', () => clearTimeout(late));
    socket.on('error', (error) => gateway.deps.log.debug({ err: error }, 'a push socket broke'));
    socket.once('message', (frame, isBinary) => {
      clearTimeout(late);
      void greet(socket, request, isBinary ? '' : String(frame));
    });
  });
}
