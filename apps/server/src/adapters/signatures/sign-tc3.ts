import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'TC3-HMAC-SHA256';
const CONTENT_TYPE = 'application/json; charset=utf-8';

export interface TencentRequest {
  url: URL;
  /** As it stands in the vendor's host name. */
  service: string;
  action: string;
  version: string;
  region: string;
  /** JSON, sent as it is; its hash is signed. */
  body: string;
  nowMs: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Headers of a POST to Tencent Cloud's third interface, signed for this day and service. */
export function signTc3(request: TencentRequest, keyId: string, keySecret: string): Record<string, string> {
  const { url, service, action, version, region, body, nowMs } = request;
  const seconds = Math.floor(nowMs / 1000);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const signedHeaders = 'content-type;host;x-tc-action';
  const lines = `content-type:${CONTENT_TYPE}\nhost:${url.host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonical = ['POST', url.pathname, '', lines, signedHeaders, sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), 'tc3_request');
  const signature = hmac(key, [ALGORITHM, seconds, scope, sha256(canonical)].join('\n')).toString('hex');
  return {
    'content-type': CONTENT_TYPE,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-region': region,
    'x-tc-timestamp': String(seconds),
    authorization: `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}
