import { createHash } from 'node:crypto';
import {
  type ChannelClient,
  ChannelError,
  createChannelClient,
  type GatewayReply,
  readRefusal,
  type SealedCommand,
  type ServerPublicKey,
} from '@kinora/channel';
import { createNodePrimitives } from '@kinora/channel/node';
import {
  COMMANDS,
  type CommandName,
  type InputOf,
  PUSH_COMMAND,
  type PushEvent,
  type ResponseOf,
} from '@kinora/contract';
import { WebSocket } from 'ws';
import type { ProveDevice } from './device-key.ts';

/** An error that the server answered with. */
export class AnsweredError extends Error {
  readonly errid: number;
  readonly errmsg: string;
  readonly status: number;

  constructor(errid: number, errmsg: string, status: number) {
    super(`the server answered with error ${errid} (${errmsg}), status ${status}`);
    this.errid = errid;
    this.errmsg = errmsg;
    this.status = status;
  }
}

export interface TestClient {
  channel: ChannelClient;
  login: { userid: string; tmppsw: string };
  /** Sends a command as its contract says. Throws AnsweredError. */
  call<N extends CommandName>(name: N, input: InputOf<N>): Promise<ResponseOf<N> & { timestamp: number }>;
  /** Sends an upload command; the digest is added to the input. Throws AnsweredError. */
  upload<N extends CommandName>(
    name: N,
    file: Uint8Array,
    input: Omit<InputOf<N>, 'sha256'>,
  ): Promise<ResponseOf<N> & { timestamp: number }>;
  seal(name: string, data: unknown): Promise<SealedCommand>;
  /** Opens the push socket. */
  push(since: number): Promise<TestPush>;
}

export interface TestPush {
  events: PushEvent[];
  /** Resolves when so many events have come; rejects when the socket closes before. */
  waitFor(count: number): Promise<void>;
  /** The code with which the socket closed. */
  closed: Promise<number>;
  close(): void;
}

const LOCALE = '1';

function readAnswer(opened: unknown, status: number): never | object {
  if (typeof opened !== 'object' || opened === null) throw new Error('an answer is an object');
  if ('errid' in opened) {
    throw new AnsweredError(Number(opened.errid), 'errmsg' in opened ? String(opened.errmsg) : '', status);
  }
  return opened;
}

/** What a client says that it is. */
export interface TestMachine {
  platform: string;
  platstr: string;
}

/** A client that speaks the real channel over HTTP, as the product's own does; on a machine without a key unless one proves itself. */
export function createTestClient(
  address: string,
  login = { userid: '', tmppsw: '' },
  prove?: ProveDevice,
  machine: TestMachine = { platform: 'h5', platstr: 'test' },
): TestClient {
  const channel = createChannelClient({
    primitives: createNodePrimitives(),
    clock: Date.now,
    async fetchKeys() {
      const response = await fetch(`${address}/config.json?t=${Date.now()}`);
      const { keys } = (await response.json()) as { keys: ServerPublicKey[] };
      return keys;
    },
    async postSession(request) {
      const body = JSON.stringify(request);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${address}/api/session`, { method: 'POST', headers, body });
      const answer: unknown = await response.json();
      return readRefusal(answer) ?? (answer as { data: string });
    },
  });
  let status = 0;

  const fieldsOf = (data: unknown) => async (ticket: Uint8Array) => ({
    ...prove?.(ticket),
    data,
    id: client.login.userid,
    psw: client.login.tmppsw,
    locale: LOCALE,
    ver: '1.12.9',
    ...machine,
  });

  async function read(response: Response): Promise<GatewayReply> {
    status = response.status;
    const body = (await response.json()) as { data?: string };
    const refusal = readRefusal(body);
    if (refusal) return { refusal };
    if (body.data === undefined) readAnswer(body, status);
    return { answer: body.data ?? '' };
  }

  function transmit(name: CommandName, data: string): Promise<Response> {
    const fields = new URLSearchParams({ data, locale: LOCALE });
    const { transport } = COMMANDS[name];
    if (transport === 'query') return fetch(`${address}/api/${name}?${fields}`);
    const path = transport === 'sign-in' ? `jssdk/${name}` : name;
    return fetch(`${address}/api/${path}`, { method: 'POST', body: fields });
  }

  const client: TestClient = {
    channel,
    login,
    seal: (name, data) => channel.sealCommand(name, fieldsOf(data)),

    async call<N extends CommandName>(name: N, input: InputOf<N>) {
      const opened = await channel.exchange(name, fieldsOf(input), async (data) => read(await transmit(name, data)));
      return readAnswer(opened, status) as ResponseOf<N> & { timestamp: number };
    },

    async upload<N extends CommandName>(name: N, file: Uint8Array, input: Omit<InputOf<N>, 'sha256'>) {
      const sha256 = createHash('sha256').update(file).digest('hex');
      const opened = await channel.exchange(name, fieldsOf({ ...input, sha256 }), async (data) => {
        const form = uploadForm({ user: client.login.userid, data, locale: LOCALE }, file);
        return read(await fetch(`${address}/api/upload/${name}`, { method: 'POST', body: form }));
      });
      return readAnswer(opened, status) as ResponseOf<N> & { timestamp: number };
    },

    async push(since) {
      const sealed = await client.seal(PUSH_COMMAND, { since });
      return openPush(address, sealed);
    },
  };
  return client;
}

/** The multipart form of an upload; fields go before the file. */
export function uploadForm(fields: Record<string, string>, file: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** Greets with a sealed hello and opens what comes. */
export async function openPush(address: string, sealed: SealedCommand): Promise<TestPush> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/push`);
  const events: PushEvent[] = [];
  const waiters: { count: number; resolve(): void; reject(error: Error): void }[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code);
      for (const { reject } of waiters) reject(new Error(`the socket closed with ${code}`));
    });
  });
  socket.on('message', (frame) => {
    const text = String(frame);
    if (text.startsWith('{')) return;
    try {
      events.push(sealed.openAnswer(text) as PushEvent);
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      socket.close();
    }
    for (const { count, resolve } of waiters) if (events.length >= count) resolve();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.send(sealed.data);
  return {
    events,
    closed,
    waitFor: (count) =>
      events.length >= count
        ? Promise.resolve()
        : new Promise((resolve, reject) => waiters.push({ count, resolve, reject })),
    close: () => socket.close(),
  };
}
