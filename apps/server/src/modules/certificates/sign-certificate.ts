import { CompactSign } from 'jose';
import type { Deps } from '../../deps.ts';
import { certificateKey } from './certificate-key.ts';
import type { CertificateRow } from './certificates.store.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** The certificate as a JWS (RFC 7515) with Ed25519: what anyone verifies by the installation's public key. It names nobody. */
export async function signCertificate(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { number, account, destroyed, ended_at }: CertificateRow,
): Promise<string> {
  const statement = {
    statement:
      'Everything that was kept of this account has been destroyed, but for what the privacy policy names: entries of the books, which name nobody, and keyed digests, as of a phone number that was given a welcome gift.',
    issuer: config.business.operator,
    number,
    account,
    ended: iso(ended_at),
    destroyed: iso(now()),
    counts: JSON.parse(destroyed),
  };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(statement)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'deletion-certificate' })
    .sign(certificateKey(config.indexKey).privateKey);
}
