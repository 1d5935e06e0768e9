import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Policy of the web client's pages; objects have a stricter one of their own. */
function contentSecurityPolicy({ allowedOrigins, publicUrl, signIn }: Config): string {
  const others = [...allowedOrigins, ...(publicUrl === '' ? [] : [publicUrl])].join(' ');
  // Asked by the page itself, for the number of the telephone that it is open on.
  const carriers = [...new Set(Object.values(signIn.geetest?.page?.hosts ?? {}))].join(' ');
  const sockets = publicUrl === '' ? '' : publicUrl.replace(/^http/, 'ws');
  const policy: Record<string, string> = {
    'default-src': "'self'",
    // The verifier of content credentials is WebAssembly, which is no script of a stranger.
    'script-src': "'self' 'wasm-unsafe-eval'",
    // Styles are set as attributes by the headless components.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' blob: data: ${others}`,
    'media-src': `'self' blob: ${others}`,
    'font-src': "'self' data:",
    'connect-src': `'self' blob: ${others} ${sockets} ${carriers}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.trim()}`)
    .join('; ');
}

const PREFLIGHT_S = '600';

/** Headers of an answer to an address. */
export type HeadersFor = (url: string) => Readonly<Record<string, string>>;

export function securityHeaders(config: Config): HeadersFor {
  const pageHeaders = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const gatewayHeaders = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
  // The gateway answers with sealed JSON alone: what a page may do is of no concern to it, and costs each command.
  return (url) => (url.startsWith('/api/') ? gatewayHeaders : pageHeaders);
}

/** Headers of every answer, and the answer to other origins that may call. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config, headersFor: HeadersFor): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(headersFor(request.url));
    const { origin } = request.headers;
    if (origin === undefined || !config.allowedOrigins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, range',
      'access-control-max-age': PREFLIGHT_S,
    });
    return reply.code(204).send();
  });
}
