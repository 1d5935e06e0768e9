import { sign } from 'node:crypto';
import type { SigningKeys } from './signing-keys.ts';

/** DER: what it is, how long it is, and what it says. */
export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = Buffer.from([0x82, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length < 128 ? Buffer.from([length]) : long, content]);
}

export const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
export const time = (ms: number): Buffer =>
  der(0x18, Buffer.from(new Date(ms).toISOString().replace(/\.\d+/, '').replace(/[-T:]/g, '')));

/** 1.2.840.113549.1.1.11: SHA-256 with RSA. */
const ALGORITHM = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
/** 2.5.4.3, its common name. */
export const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name)))));

/** A certificate of a key by itself, in PEM on one line as a variable has it; its serial number is in hexadecimal. */
export function certify({ privateKey, publicKey }: SigningKeys, serial: string): string {
  const year = 365 * 86_400_000;
  const about = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serial, 'hex')),
    ...[ALGORITHM, nameOf('issuer'), sequence(time(Date.now() - year), time(Date.now() + year)), nameOf('platform')],
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', about, privateKey));
  const base64 = sequence(about, ALGORITHM, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\\n');
}
