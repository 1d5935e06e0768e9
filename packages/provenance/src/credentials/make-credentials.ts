import { randomBytes, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import type { SigningCredentials } from './open-signer.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** What C2PA asks of a signer: e-mail protection, and document signing (RFC 9336). */
const KEY_USES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];
const DAY_MS = 86_400_000;
const VALID_DAYS = 3650;

const serial = (): string => `01${randomBytes(15).toString('hex')}`;
const makeKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

/** An authority and a signer of its own, for development: nobody else trusts them. The authority's key is forgotten. */
export async function makeCredentials(organisation: string, nowMs: number): Promise<SigningCredentials> {
  x509.cryptoProvider.set(webcrypto);
  const [authorityKeys, signerKeys] = await Promise.all([makeKeys(), makeKeys()]);
  const validity = { notBefore: new Date(nowMs - DAY_MS), notAfter: new Date(nowMs + VALID_DAYS * DAY_MS) };
  const name = (commonName: string) => [{ CN: [commonName] }, { O: [organisation] }];
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    serialNumber: serial(),
    name: name(`${organisation} development authority`),
    keys: authorityKeys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const own = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: serial(),
    subject: name(`${organisation} development`),
    issuer: authority.subjectName.toJSON(),
    publicKey: signerKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(KEY_USES),
      await x509.SubjectKeyIdentifierExtension.create(signerKeys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', signerKeys.privateKey)).toString('base64');
  return {
    certificates: `${own.toString('pem')}\n${authority.toString('pem')}\n`,
    privateKey: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
  };
}
