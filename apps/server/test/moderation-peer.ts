import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The vendors refuse what was signed more than this long ago, or ahead. */
const SKEW_S = 300;
const ACS_SKEW_S = 900;

export interface PeerReply {
  status?: number;
  body?: unknown;
  /** Never answers. */
  hang?: boolean;
  /** Cuts the connection without an answer. */
  cut?: boolean;
}

/** A call whose signature was right. */
export interface PeerCall {
  action: string;
  fields: Record<string, unknown>;
}

export interface ModerationPeer {
  url: string;
  calls: PeerCall[];
  /** Every request, also those that were refused. */
  requests: number;
  /** Objects that were put into the bucket, by name. */
  objects: Map<string, Buffer>;
  /** Given out first to last; then everything passes. */
  replies: PeerReply[];
  close(): Promise<void>;
}

interface PeerKeys {
  keyId: string;
  keySecret: string;
}

const TOKEN = { id: 'STS.lent', secret: 'lent secret', session: 'session of the token' };
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Green, OSS, TMS and IMS as documented: signatures are computed anew from the secret, times are held against the clock. */
export async function startModerationPeer(keys: PeerKeys): Promise<ModerationPeer> {
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    peer.requests += 1;
    const json = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (request.method === 'PUT') return putObject(request, response, body);
    const isTencent = request.headers['x-tc-action'] !== undefined;
    const fault = isTencent ? checkTc3(request, body, keys) : checkAcs3(request, body, keys);
    if (fault && isTencent) return json(200, { Response: { Error: { Code: fault, Message: 'no' }, RequestId: 'r' } });
    if (fault) return json(400, { Code: fault, Message: 'no', RequestId: 'r' });
    const action = String(request.headers['x-tc-action'] ?? request.headers['x-acs-action']);
    const form = new URLSearchParams(body.toString());
    peer.calls.push({ action, fields: isTencent ? JSON.parse(body.toString()) : Object.fromEntries(form) });
    if (action === 'DescribeUploadToken') return json(200, { Code: 200, Msg: 'OK', Data: tokenData() });
    const reply = peer.replies.shift();
    if (reply?.hang) return;
    if (reply?.cut) return void request.socket.destroy();
    if (reply) return json(reply.status ?? 200, reply.body ?? {});
    if (isTencent)
      return json(200, { Response: { Suggestion: 'Pass', Label: 'Normal', SubLabel: '', RequestId: 'r' } });
    if (action === 'ImageModeration') {
      const name = (JSON.parse(form.get('ServiceParameters') ?? '{}') as { ossObjectName?: string }).ossObjectName;
      if (!peer.objects.has(name ?? '')) return json(200, { Code: 404, Msg: 'no such object', RequestId: 'r' });
    }
    json(200, { Code: 200, Msg: 'OK', RequestId: 'r', Data: { RiskLevel: 'none', Result: [{ Label: 'nonLabel' }] } });
  }

  const tokenData = () => ({
    ...{ AccessKeyId: TOKEN.id, AccessKeySecret: TOKEN.secret, SecurityToken: TOKEN.session },
    ...{ BucketName: 'bucket', FileNamePrefix: 'upload/1/', OssInternetEndPoint: peer.url },
    Expiration: Math.floor(Date.now() / 1000) + 3600,
  });

  function putObject(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
    const { date = '', authorization = '', 'content-type': type = '' } = request.headers;
    const text = `PUT\n\n${type}\n${date}\nx-oss-security-token:${TOKEN.session}\n${request.url}`;
    const wanted = `OSS ${TOKEN.id}:${createHmac('sha1', TOKEN.secret).update(text).digest('base64')}`;
    const isRight = isSame(authorization, wanted) && request.headers['x-oss-security-token'] === TOKEN.session;
    if (isRight) peer.objects.set((request.url ?? '').replace('/bucket/', ''), body);
    response.writeHead(isRight ? 200 : 403).end();
  }

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const peer: ModerationPeer = {
    ...{ url: '', calls: [], requests: 0, objects: new Map(), replies: [] },
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

const lineOf = (request: http.IncomingMessage) => (name: string) => `${name}:${request.headers[name] ?? ''}\n`;

function checkAcs3(request: http.IncomingMessage, body: Buffer, keys: PeerKeys): string | undefined {
  const given = String(request.headers.authorization);
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
  if (!signed.includes('x-acs-signature-nonce') || request.headers['x-acs-content-sha256'] !== sha256(body)) {
    return 'SignatureDoesNotMatch';
  }
  const lines = signed.split(';').map(lineOf(request)).join('');
  const canonical = `POST\n${request.url}\n\n${lines}\n${signed}\n${sha256(body)}`;
  const signature = createHmac('sha256', keys.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const wanted = `ACS3-HMAC-SHA256 Credential=${keys.keyId},SignedHeaders=${signed},Signature=${signature}`;
  if (!isSame(given, wanted)) return 'SignatureDoesNotMatch';
  const ageMs = Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date'])));
  return ageMs > ACS_SKEW_S * 1000 ? 'InvalidTimeStamp.Expired' : undefined;
}

function checkTc3(request: http.IncomingMessage, body: Buffer, keys: PeerKeys): string | undefined {
  const given = String(request.headers.authorization);
  const seconds = Number(request.headers['x-tc-timestamp']);
  const service = request.headers['x-tc-action'] === 'TextModeration' ? 'tms' : 'ims';
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
  const action = `x-tc-action:${String(request.headers['x-tc-action']).toLowerCase()}\n`;
  const lines = signed.split(';').map((name) => (name === 'x-tc-action' ? action : lineOf(request)(name)));
  const canonical = `POST\n${request.url}\n\n${lines.join('')}\n${signed}\n${sha256(body)}`;
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keys.keySecret}`, day), service), 'tc3_request');
  const signature = hmac(key, `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(canonical)}`).toString('hex');
  const wanted = `TC3-HMAC-SHA256 Credential=${keys.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  if (!isSame(given, wanted)) return 'AuthFailure.SignatureFailure';
  return Math.abs(Date.now() / 1000 - seconds) > SKEW_S ? 'AuthFailure.SignatureExpire' : undefined;
}
