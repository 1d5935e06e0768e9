import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** What the peer answers instead of a picture. */
export interface PeerReply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Cuts the connection without an answer. */
  cut?: boolean;
  /** Never answers. */
  hang?: boolean;
}

/** What a request of either vendor came down to. */
export interface PeerRequest {
  path: string;
  model: string;
  prompt: string;
  references: Buffer[];
  fields: Record<string, unknown>;
}

export interface HostedPeer {
  url: string;
  /** Requests whose key, form and pictures were right. */
  requests: PeerRequest[];
  /** Given out first to last; then pictures. */
  replies: PeerReply[];
  /** What it draws; a plain picture unless told. */
  draw: ((request: PeerRequest) => Promise<Buffer>) | undefined;
  /** Most requests at once. */
  mostAtOnce: number;
  close(): Promise<void>;
}

export const REFUSED_BY_OPENAI: PeerReply = {
  status: 400,
  body: {
    error: {
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
      message: 'rejected by the safety system',
    },
  },
};
export const BUSY: PeerReply = {
  status: 429,
  headers: { 'retry-after': '0' },
  body: { error: { code: 'rate_limit_exceeded', type: 'requests', message: 'slow down' } },
};

/** OpenAI's /v1/images/edits and Gemini's :generateContent, as documented; what is wrong with a request is answered 400 or 401. */
export async function startHostedPeer(key: string): Promise<HostedPeer> {
  let atOnce = 0;
  const picture = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#6a4' } })
    .withExif({ IFD0: { ImageDescription: 'made from a secret prompt' } })
    .jpeg()
    .toBuffer();

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await readBody(request);
    const json = (status: number, value: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    };
    const isGemini = request.url?.includes(':generateContent') ?? false;
    const given = isGemini ? request.headers['x-goog-api-key'] : request.headers.authorization?.replace('Bearer ', '');
    if (given !== key) return json(401, { error: { code: 'invalid_api_key', type: 'invalid_request_error' } });
    const read = isGemini ? readGemini(request.url ?? '', body) : await readOpenai(request, body);
    if (typeof read === 'string')
      return json(400, { error: { code: null, type: 'invalid_request_error', message: read } });
    peer.requests.push(read);
    const reply = peer.replies.shift();
    if (reply?.hang) return;
    if (reply?.cut) return void request.socket.destroy();
    if (reply) return json(reply.status, reply.body ?? {}, reply.headers);
    const data = (await (peer.draw?.(read) ?? picture)).toString('base64');
    if (!isGemini) return json(200, { created: 1, data: [{ b64_json: data }], usage: { total_tokens: 1 } });
    const parts = [{ text: 'Here you are.' }, { inlineData: { mimeType: 'image/png', data } }];
    json(200, { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }] });
  }

  const server = http.createServer((request, response) => {
    atOnce += 1;
    peer.mostAtOnce = Math.max(peer.mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const peer: HostedPeer = {
    url: '',
    requests: [],
    replies: [],
    draw: undefined,
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}

const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

async function readOpenai(request: http.IncomingMessage, body: Buffer): Promise<PeerRequest | string> {
  if (request.url !== '/images/edits' || request.method !== 'POST') return 'unknown path';
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const files = form.getAll('image[]');
  const references = await Promise.all(
    files.map(async (part) => (part instanceof File ? Buffer.from(await part.arrayBuffer()) : Buffer.of())),
  );
  if (references.length === 0 || references.length > 16 || !references.every(isJpeg)) return 'image[] must be pictures';
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'));
  const { model, prompt } = fields;
  if (typeof model !== 'string' || typeof prompt !== 'string' || prompt === '') return 'model and prompt are required';
  if (!['1024x1024', '1536x1024', '1024x1536', 'auto'].includes(String(fields.size))) return 'invalid size';
  return { path: request.url, model, prompt, references, fields };
}

interface GeminiBody {
  contents?: { role: string; parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[];
  generationConfig?: { responseModalities?: string[]; imageConfig?: { aspectRatio?: string } };
}

function readGemini(url: string, body: Buffer): PeerRequest | string {
  const model = /^\/models\/([^/:]+):generateContent$/.exec(url)?.[1];
  const { contents, generationConfig } = JSON.parse(body.toString()) as GeminiBody;
  const parts = contents?.[0]?.parts ?? [];
  const references = parts.flatMap(({ inlineData }) => (inlineData ? [Buffer.from(inlineData.data, 'base64')] : []));
  const prompt = parts.find(({ text }) => text)?.text;
  if (model === undefined || prompt === undefined || !references.every(isJpeg)) return 'invalid contents';
  if (!generationConfig?.responseModalities?.includes('IMAGE')) return 'no picture was asked for';
  return { path: url, model, prompt, references, fields: { ...generationConfig.imageConfig } };
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
