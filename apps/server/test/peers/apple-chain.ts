import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { CompactSign } from 'jose';
import { der, nameOf, sequence, time } from './certificate.ts';

const YEAR_MS = 365 * 86_400_000;
/** 1.2.840.10045.4.3.2: ECDSA with SHA-256. */
const ALGORITHM = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
/** 2.5.29.19, critical: it certifies others. */
const CERTIFIES = sequence(Buffer.from('0603551d130101ff', 'hex'), der(0x04, sequence(Buffer.from('0101ff', 'hex'))));
export const OF_SIGNER = '060a2a864886f76364060b01';
export const OF_ISSUER = '060a2a864886f76364060201';
const marked = (oid: string): Buffer => sequence(Buffer.from(oid, 'hex'), der(0x04, Buffer.from('0500', 'hex')));

export interface Certified {
  name: string;
  key: KeyObject;
  der: Buffer;
}

/** What is otherwise than in a chain of Apple's. */
export interface ChainFaults {
  /** Marks in the place of Apple's own. */
  signerMark?: string;
  issuerMark?: string;
  isOver?: boolean;
  /** The one in the middle certifies nobody. */
  isNoAuthority?: boolean;
}

function certify(name: string, by: Certified | undefined, extensions: Buffer[], isOver = false): Certified {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [from, to] = isOver ? [-2 * YEAR_MS, -YEAR_MS] : [-YEAR_MS, YEAR_MS];
  const about = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ...[ALGORITHM, nameOf(by?.name ?? name), sequence(time(Date.now() + from), time(Date.now() + to)), nameOf(name)],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', about, by?.key ?? key));
  return { name, key, der: sequence(about, ALGORITHM, signature) };
}

export const newRoot = (): Certified => certify('root', undefined, [CERTIFIES]);

/** Signs as the App Store does: with a certificate of an intermediate of the root, all three in the header. */
export function newStoreSigner(root: Certified, faults: ChainFaults = {}) {
  const { signerMark = OF_SIGNER, issuerMark = OF_ISSUER, isOver, isNoAuthority } = faults;
  const issuer = certify('issuer', root, [...(isNoAuthority ? [] : [CERTIFIES]), marked(issuerMark)]);
  const signer = certify('signer', issuer, [marked(signerMark)], isOver);
  const x5c = [signer, issuer, root].map((one) => one.der.toString('base64'));
  return (payload: object): Promise<string> =>
    new CompactSign(Buffer.from(JSON.stringify(payload))).setProtectedHeader({ alg: 'ES256', x5c }).sign(signer.key);
}
export type StoreSigner = ReturnType<typeof newStoreSigner>;

/** In PEM, on one line as a variable has it. */
export const pemOf = ({ der: bytes }: Certified): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(bytes.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
  ].join('\\n');
