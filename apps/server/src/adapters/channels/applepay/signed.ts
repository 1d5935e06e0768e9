import { X509Certificate } from 'node:crypto';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { readJson } from '../read-json.ts';
import { extensionsOf } from './extensions.ts';

/** 1.2.840.113635.100.6.11.1 marks who signs receipts of the App Store, 1.2.840.113635.100.6.2.1 who certifies them. */
const OF_SIGNER = '2a864886f76364060b01';
const OF_ISSUER = '2a864886f76364060201';
const CHAIN_LENGTH = 3;

/** What Apple signed, as JSON; undefined for anything that it did not: its chain of certificates must lead to the root, and each of them be good now. */
export async function readSigned(root: X509Certificate, text: string, now: number): Promise<unknown> {
  try {
    const signer = signerOf(root, decodeProtectedHeader(text).x5c, now);
    if (!signer) return undefined;
    const { payload } = await compactVerify(text, signer.publicKey, { algorithms: ['ES256'] });
    return readJson(Buffer.from(payload));
  } catch {
    return undefined;
  }
}

/** Throws for what is no certificate. */
function signerOf(root: X509Certificate, x5c: unknown, now: number): X509Certificate | undefined {
  if (!Array.isArray(x5c) || x5c.length !== CHAIN_LENGTH) return undefined;
  const [leaf, issuer, top] = x5c.map((der) => new X509Certificate(Buffer.from(String(der), 'base64')));
  if (!leaf || !issuer || !top?.raw.equals(root.raw)) return undefined;
  const isChain =
    issuer.ca &&
    root.ca &&
    isBy(leaf, issuer) &&
    isBy(issuer, root) &&
    [leaf, issuer, root].every((one) => isGood(one, now));
  return isChain && extensionsOf(leaf.raw).includes(OF_SIGNER) && extensionsOf(issuer.raw).includes(OF_ISSUER)
    ? leaf
    : undefined;
}

const isBy = (one: X509Certificate, other: X509Certificate): boolean =>
  one.checkIssued(other) && one.verify(other.publicKey);

const isGood = ({ validFromDate, validToDate }: X509Certificate, now: number): boolean =>
  validFromDate.getTime() <= now && now <= validToDate.getTime();
