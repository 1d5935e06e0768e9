import type { FastifyInstance } from 'fastify';

/** The certificate of the authority behind this studio's content credentials: what a verifier has to trust. Empty without one. */
export function registerCredentialsRoute(app: FastifyInstance, anchor: string | null): void {
  app.get('/credentials/anchor.pem', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .type('application/x-pem-file')
      .send(anchor ?? ''),
  );
}
