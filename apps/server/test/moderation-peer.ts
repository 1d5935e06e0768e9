import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAcs3, checkTc3, isSame, type PeerKeys } from './peers/check-signatures.ts';

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

const TOKEN = { id: 'STS.lent', secret: 'lent secret', session: 'session of the token' };

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
    const fault = isTencent
      ? checkTc3(request, body, keys, request.headers['x-tc-action'] === 'TextModeration' ? 'tms' : 'ims')
      : checkAcs3(request, body, keys);
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
