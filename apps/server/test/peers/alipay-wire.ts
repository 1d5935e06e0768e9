import { type KeyObject, sign, verify } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import type { SigningKeys } from './signing-keys.ts';

export const ALIPAY = { appId: '2021000119635499', seller: '2088101106499364' } as const;

export type Fields = Readonly<Record<string, string>>;

const contentOf = (fields: Fields): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** What Alipay would say of a call that its app did not sign as documented. */
export function judgeCall(merchant: SigningKeys, fields: Fields): string | undefined {
  const { sign: signature = '', ...told } = fields;
  if (told.app_id !== ALIPAY.appId) return 'isv.invalid-app-id';
  const isRight = verify('sha256', Buffer.from(contentOf(told)), merchant.publicKey, Buffer.from(signature, 'base64'));
  if (!isRight || told.sign_type !== 'RSA2') return 'isv.invalid-signature';
  const age = Date.now() - Date.parse(`${told.timestamp?.replace(' ', 'T')}+08:00`);
  const isUsual = told.format === 'JSON' && told.charset === 'utf-8' && told.version === '1.0';
  return isUsual && Math.abs(age) < 900_000 ? undefined : 'isv.invalid-timestamp';
}

export const signText = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');

/** A notice as a form, signed over all but the signature and its kind. */
export function signForm(fields: Fields, key: KeyObject, kind = 'RSA2'): URLSearchParams {
  return new URLSearchParams({ ...fields, sign_type: kind, sign: signText(contentOf(fields), key) });
}

/** A key in the one line that Alipay shows, without the lines around it. */
export const bareLine = (line: string): string => line.replaceAll('\\n', '\n').replace(/-----[^-]+-----|\n/g, '');

/** An archive of files, packed. */
export function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), about, place, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const offset of [8, 10]) end.writeUInt16LE(Object.keys(files).length, offset);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
