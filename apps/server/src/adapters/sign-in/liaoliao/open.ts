import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { HostDoor } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, postJson, readDocumented, refuseError } from '../call-provider.ts';
import type { LiaoliaoConfig } from './env.ts';

const answer = z.object({ data: z.object({ lid: z.string().min(1) }) });
const SILENT = ['500'];

/** What both sides sign: the fields in the order of their names, as a query, by HMAC-SHA256 in hex. */
export function signFields(fields: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(fields).toSorted();
  const text = names.map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`).join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** The sister app by the token that it gave the page within it, good once; it publishes no contract, so that ours stands here. */
export function openLiaoliao({ id, secret, url }: LiaoliaoConfig, call: CallProvider, now: () => number): HostDoor {
  return {
    ...{ kind: 'host', provider: 'liaoliao', appIdOn: () => id },
    async prove(token) {
      const fields = { app: id, token, nonce: randomBytes(16).toString('hex'), timestamp: String(now()) };
      const order = postJson({ ...fields, sign: signFields(fields, secret) });
      const body = await call(addressOf(url, '/login/verify'), order);
      refuseError(body, 'code', ['0'], SILENT);
      return readDocumented(answer, body).data.lid;
    },
  };
}
