import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * China Unicom answers pages by a script alone (JSONP). It runs in a frame of an origin of its own, where it reaches neither the app
 * nor what the app stores; the frame hands on what the script was called with, or null where none came.
 */
const scriptFor = (host: string): string =>
  `window.cuCallback=(answer)=>parent.postMessage(answer,'*');` +
  `const asked=document.createElement('script');asked.onerror=()=>parent.postMessage(null,'*');` +
  `asked.src=${JSON.stringify(`${host}/openapi/netauth/precheck/u3?`)}+location.hash.slice(1);document.head.append(asked);`;

/** Where one-tap sign-in is offered to pages: the frame that asks China Unicom what stands behind the hash sign. */
export function registerCarrierFrame(app: FastifyInstance, { signIn }: Pick<Config, 'signIn'>): void {
  const host = signIn.geetest?.page?.unicom;
  if (host === undefined) return;
  const script = scriptFor(host);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' ${host}; frame-ancestors 'self'; sandbox allow-scripts`;
  const page = `<!doctype html><html lang="en"><head><title>China Unicom</title><script>${script}</script></head></html>`;
  app.get('/carrier-frame', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
}
