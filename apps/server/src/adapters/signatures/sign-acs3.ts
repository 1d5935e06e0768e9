import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AcsRequest {
  url: URL;
  action: string;
  version: string;
  /** Sent as it is; its hash is signed. */
  body: string;
  contentType?: string;
  nowMs: number;
  nonce: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Headers of a POST to an RPC interface of Aliyun, signed by its third signature. */
export function signAcs3(request: AcsRequest, keyId: string, keySecret: string): Record<string, string> {
  const { url, action, version, body, contentType, nowMs, nonce } = request;
  const headers: Record<string, string> = {
    ...(contentType !== undefined && { 'content-type': contentType }),
    host: url.host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(body),
    'x-acs-date': `${new Date(nowMs).toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signedHeaders = names.join(';');
  const query = url.search.slice(1).split('&').sort().join('&');
  const canonical = ['POST', url.pathname, query, lines, signedHeaders, sha256(body)].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`,
  };
}
