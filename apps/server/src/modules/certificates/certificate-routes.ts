import { CERTIFICATE_NUMBER_LENGTH, type CertificateState } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RateLimits } from '../../gateway/rate-limits.ts';
import { clientAddress } from '../../http/client-address.ts';
import { isRefused } from '../../http/send-object.ts';
import { DESTRUCTION_S } from './begin-destruction.ts';
import { certificateKey } from './certificate-key.ts';
import { findCertificate, isPromised } from './certificates.store.ts';

/** Certificates by their numbers, and the public key that verifies them: for everyone, since they name nobody. */
export function registerCertificates(
  app: FastifyInstance,
  deps: Deps,
  { limits }: { limits: Pick<RateLimits, 'countAddress'> },
): void {
  const { publicPem } = certificateKey(deps.config.indexKey);
  app.get('/.well-known/kinora-certificates.pem', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .type('application/x-pem-file')
      .send(publicPem),
  );
  app.get<{ Params: { number: string } }>('/certificates/:number', async (request, reply) => {
    if (await isRefused(reply, () => limits.countAddress('object', clientAddress(request)))) return reply;
    const state = await readState(deps, request.params.number);
    return reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .code(state.state === 'unknown' ? 404 : 200)
      .send(state);
  });
}

const NUMBER = new RegExp(`^[0-9a-f]{${CERTIFICATE_NUMBER_LENGTH}}$`);

async function readState({ db }: Deps, number: string): Promise<CertificateState> {
  // What is no number is not looked for: an address may have anything in it, a text that no database takes too.
  if (!NUMBER.test(number)) return { state: 'unknown' };
  const certificate = await findCertificate(db, number);
  if (!certificate) return { state: (await isPromised(db, number)) ? 'promised' : 'unknown' };
  const { signed, ended_at } = certificate;
  if (signed === null) return { state: 'destroying', ended: ended_at, until: ended_at + DESTRUCTION_S * 1000 };
  return { state: 'signed', signed };
}
