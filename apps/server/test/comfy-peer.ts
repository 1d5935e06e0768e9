import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { makePromptPng } from './prompt-png.ts';

type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

interface Queued {
  id: string;
  clientId: string;
  prompt: Nodes;
}

/** A ComfyUI server with the manners of the real one, and what a test steers of it. */
export interface ComfyPeer {
  url: string;
  /** Ids in the order in which they were queued; one that was queued twice stands twice. */
  submitted: string[];
  uploads: Map<string, { type: string; bytes: Buffer }>;
  prompts: Map<string, Nodes>;
  interrupted: string[];
  deleted: string[];
  /** Sockets that were opened. */
  sockets: number;
  /** Answers with 200 and these node errors, and queues the prompt all the same. */
  nodeErrors: Record<string, unknown>;
  refuses: boolean;
  /** Ends prompts with an error, or without a picture. */
  outcome: 'picture' | 'error' | 'nothing';
  /** Requests are taken and never answered. */
  hangs: boolean;
  /** Prompts stay in the queue until `release`. */
  hold(): void;
  release(): Promise<void>;
  /** Drops the events' sockets in the middle. */
  dropSockets(): void;
  /** As after a restart of the real one: no queue, no history. */
  forget(): void;
  /** A prompt of somebody else's. */
  occupy(count: number): void;
  tellProgress(id: string, value: number, max: number): void;
  /** Stops listening and cuts every connection. */
  die(): Promise<void>;
}

/** @param token what a proxy before it asks for. */
export async function startComfyPeer(token: string | null = null): Promise<ComfyPeer> {
  const pending: Queued[] = [];
  let running: Queued | undefined;
  const history = new Map<string, unknown>();
  const clients = new Map<string, Set<WebSocket>>();
  let isHeld = false;

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (!isAllowed(request)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => {
      const id = new URL(request.url ?? '', 'http://peer').searchParams.get('clientId') ?? '';
      clients.set(id, (clients.get(id) ?? new Set()).add(client));
      peer.sockets += 1;
      client.send(JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: 0 } }, sid: id } }));
      client.send(Buffer.from([0, 0, 0, 1]));
    });
  });
  const isAllowed = (request: http.IncomingMessage): boolean =>
    token === null || request.headers.authorization === `Bearer ${token}`;

  const tell = (clientId: string, type: string, data: object): void => {
    for (const client of clients.get(clientId) ?? []) {
      if (client.readyState === WebSocket.OPEN) client.send(JSON.stringify({ type, data }));
    }
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (peer.hangs) return;
    if (!isAllowed(request)) return void response.writeHead(401).end();
    const url = new URL(request.url ?? '', 'http://peer');
    const json = (body: unknown, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const body = await readBody(request);
    if (url.pathname === '/upload/image') return json(await keepUpload(request, body));
    if (url.pathname === '/prompt') return takePrompt(JSON.parse(body.toString()), json);
    if (url.pathname === '/queue' && request.method === 'GET') return json(showQueue());
    if (url.pathname === '/queue') return json(deleteFromQueue(JSON.parse(body.toString())));
    if (url.pathname === '/interrupt') return json(interrupt(JSON.parse(body.toString())));
    if (url.pathname.startsWith('/history/')) {
      const id = url.pathname.slice('/history/'.length);
      // Pending, running and unknown look alike.
      return json(history.has(id) ? { [id]: history.get(id) } : {});
    }
    if (url.pathname === '/view') return view(url.searchParams, response);
    json({ error: 'not found' }, 404);
  }

  async function keepUpload(request: http.IncomingMessage, body: Buffer) {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const image = form.get('image');
    if (!(image instanceof File)) throw new Error('no image');
    const type = String(form.get('type') ?? 'input');
    peer.uploads.set(image.name, { type, bytes: Buffer.from(await image.arrayBuffer()) });
    return { name: image.name, subfolder: '', type };
  }

  function takePrompt(
    body: { prompt: Nodes; client_id: string; prompt_id: string },
    json: (b: unknown, s?: number) => void,
  ) {
    if (peer.refuses) return json({ error: { type: 'prompt_outputs_failed_validation' }, node_errors: {} }, 400);
    for (const { class_type, inputs } of Object.values(body.prompt)) {
      const name = String(inputs.image).replace(/ \[temp\]$/, '');
      if (class_type === 'LoadImage' && peer.uploads.get(name)?.type !== 'temp') return json({ error: {} }, 400);
    }
    const queued = { id: body.prompt_id, clientId: body.client_id, prompt: body.prompt };
    // An id that it knows is queued once more.
    peer.submitted.push(queued.id);
    peer.prompts.set(queued.id, queued.prompt);
    pending.push(queued);
    json({ prompt_id: queued.id, number: peer.submitted.length, node_errors: peer.nodeErrors });
    if (!isHeld) setImmediate(() => void work());
  }

  async function work(): Promise<void> {
    running ??= pending.shift();
    if (!running || isHeld) return;
    const { id, clientId, prompt } = running;
    tell(clientId, 'execution_start', { prompt_id: id });
    const status = peer.outcome === 'error' ? 'error' : 'success';
    const output = Object.entries(prompt).find(([, node]) => /^(Save|Preview)Image$/.test(node.class_type))?.[0] ?? '';
    const images = [{ filename: `${id}.png`, subfolder: '', type: 'temp' }];
    history.set(id, {
      prompt: [1, id, prompt, {}, [output]],
      outputs: peer.outcome === 'picture' ? { [output]: { images } } : {},
      status: { status_str: status, completed: status === 'success', messages: [] },
    });
    running = undefined;
    tell(clientId, status === 'error' ? 'execution_error' : 'execution_success', { prompt_id: id });
    if (pending.length > 0) await work();
  }

  const showQueue = () => ({
    queue_running: running ? [[0, running.id, running.prompt, {}, []]] : [],
    queue_pending: pending.map(({ id, prompt }, number) => [number, id, prompt, {}, []]),
  });

  function deleteFromQueue(body: { delete: string[] }) {
    for (const id of body.delete) {
      const at = pending.findIndex((queued) => queued.id === id);
      if (at < 0) continue;
      pending.splice(at, 1);
      peer.deleted.push(id);
    }
    return {};
  }

  function interrupt({ prompt_id }: { prompt_id?: string }) {
    // Without an id it would stop whatever runs.
    if (running && (prompt_id === undefined || prompt_id === running.id)) {
      peer.interrupted.push(running.id);
      history.set(running.id, { outputs: {}, status: { status_str: 'error', completed: false, messages: [] } });
      running = undefined;
    }
    return {};
  }

  async function view(query: URLSearchParams, response: http.ServerResponse): Promise<void> {
    const id = (query.get('filename') ?? '').replace('.png', '');
    const prompt = peer.prompts.get(id);
    if (query.get('type') !== 'temp' || !prompt) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(await makePromptPng(prompt));
  }

  const peer: ComfyPeer = {
    url: '',
    submitted: [],
    uploads: new Map(),
    prompts: new Map(),
    interrupted: [],
    deleted: [],
    sockets: 0,
    nodeErrors: {},
    refuses: false,
    outcome: 'picture',
    hangs: false,
    hold() {
      isHeld = true;
      setImmediate(() => {
        running ??= pending.shift();
      });
    },
    async release() {
      isHeld = false;
      await work();
    },
    dropSockets() {
      for (const client of sockets.clients) client.terminate();
    },
    forget() {
      pending.length = 0;
      running = undefined;
      history.clear();
    },
    occupy(count) {
      isHeld = true;
      for (let n = 0; n < count; n++) pending.push({ id: `somebody-else-${n}`, clientId: 'other', prompt: {} });
      running = pending.shift();
    },
    tellProgress: (id, value, max) => tell(id, 'progress', { prompt_id: id, node: '3', value, max }),
    async die() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
