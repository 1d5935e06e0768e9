import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isSameSecret } from '../same-secret.ts';
import type { Metrics } from './metrics.ts';

export interface HealthRoutesOptions {
  /** What must work for this process to serve; each throws when it does not. */
  readiness: Readonly<Record<string, () => Promise<void>>>;
  metrics: Metrics;
  metricsToken: string | null;
  log: Logger;
}

const CHECK_TIMEOUT_MS = 3_000;

async function check(run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  return token !== null && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** For operators: whether the process lives, whether it can serve, and its figures. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthRoutesOptions): void {
  app.get('/healthz', () => ({ status: 'live' }));

  async function look(): Promise<Readonly<Record<string, string>>> {
    const checks: Record<string, string> = {};
    for (const [name, run] of Object.entries(options.readiness)) {
      try {
        await check(run);
        checks[name] = 'ready';
      } catch (error) {
        options.log.warn({ err: error, check: name }, 'not ready');
        checks[name] = 'failed';
      }
    }
    return checks;
  }

  // Each look asks the database and writes to the disk: however many strangers ask at once, there is one.
  let looking: ReturnType<typeof look> | undefined;
  app.get('/readyz', async (_request, reply) => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const checks = await looking;
    const isReady = Object.values(checks).every((state) => state === 'ready');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'failed', checks });
  });

  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine that adds no header looks like the machine itself: who may read says so by the token alone.
    if (!hasToken(request, options.metricsToken)) return reply.code(404).send('');
    const { contentType, text } = await options.metrics.render();
    return reply.header('content-type', contentType).send(text);
  });
}
