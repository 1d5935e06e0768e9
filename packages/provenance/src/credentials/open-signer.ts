import { createPrivateKey, createPublicKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';
import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';

/** What signs: PEM texts, the signer's own certificate first, the authority's last. */
export interface SigningCredentials {
  certificates: string;
  privateKey: string;
}

export interface CredentialSigner {
  signer: Signer;
  /** Who witnesses when a signature was made; null: nobody. */
  timestamps: TimestampProvider | null;
  /** PEM of the last certificate: whoever trusts it trusts the signatures. */
  anchor: string;
  /** Until when signatures are made, ms. */
  validUntilMs: number;
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const CURVES: Readonly<Record<string, { algorithm: CoseAlgorithmIdentifier; hash: string }>> = {
  prime256v1: { algorithm: CoseAlgorithmIdentifier.ES256, hash: 'sha256' },
  secp384r1: { algorithm: CoseAlgorithmIdentifier.ES384, hash: 'sha384' },
};

function algorithmOf(key: KeyObject): { algorithm: CoseAlgorithmIdentifier; hash: string | null } {
  if (key.asymmetricKeyType === 'ed25519') return { algorithm: CoseAlgorithmIdentifier.Ed25519, hash: null };
  const found = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (!found) throw new Error('the signing key is neither P-256, P-384 nor Ed25519');
  return found;
}

/** Reads certificates and key. Throws when one is malformed or they do not belong together. */
export function openSigner(
  { certificates, privateKey }: SigningCredentials,
  timestamps: TimestampProvider | null = null,
): CredentialSigner {
  const chain = certificates.match(PEM) ?? [];
  const [own] = chain;
  const anchor = chain.at(-1);
  if (own === undefined || anchor === undefined) throw new Error('no certificate in the signing certificates');
  const key = createPrivateKey(privateKey);
  const certificate = new X509Certificate(own);
  const isPair = createPublicKey(key).equals(certificate.publicKey);
  if (!isPair) throw new Error('the signing key does not belong to the first certificate');
  const { algorithm, hash } = algorithmOf(key);
  const signer: Signer = {
    algorithm,
    certificate: new x509.X509Certificate(own),
    // The authority itself is what a verifier has already.
    chainCertificates: chain.slice(1, -1).map((pem) => new x509.X509Certificate(pem)),
    sign: async (payload) => new Uint8Array(sign(hash, payload, { key, dsaEncoding: 'ieee-p1363' })),
  };
  return { signer, timestamps, anchor, validUntilMs: Date.parse(certificate.validTo) };
}
