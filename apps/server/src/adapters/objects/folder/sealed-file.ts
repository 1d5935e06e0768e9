import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeyRing } from '../../../keys/key-ring.ts';

/**
 * An encrypted object: a header, then segments of 64 KiB, each AES-256-GCM with its own tag (the STREAM construction,
 * Hoang et al. 2015), so that a part can be read without the whole. The key is the object's own, by HKDF with its salt.
 *
 * `KNO1 | header length (2) | JSON header | segments`; the header and the object's name are bound to each segment.
 */
export interface SealedHeader {
  keyId: string;
  /** Fresh for each write, hex: also the ETag. */
  salt: string;
  contentType: string;
  /** Bytes of the plain object. */
  size: number;
}

const MAGIC = Buffer.from('KNO1');
const PREFIX_BYTES = MAGIC.length + 2;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
export const SEGMENT_BYTES = 64 * 1024;
/** Reading this much gets any header whole. */
export const HEADER_LIMIT_BYTES = 1024;

export class SealedFileError extends Error {
  override readonly name = 'SealedFileError';
}

const segmentCount = (size: number): number => Math.max(1, Math.ceil(size / SEGMENT_BYTES));

function segmentNonce(index: number, count: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 4);
  nonce[11] = index === count - 1 ? 1 : 0;
  return nonce;
}

const bind = (header: Buffer, name: string): Buffer => Buffer.concat([header, Buffer.from(`\n${name}`)]);

/** The file of an object. */
export function sealObject(ring: KeyRing, name: string, bytes: Uint8Array, contentType: string): Buffer {
  const { id, key: master } = ring.newest;
  const salt = randomBytes(SALT_BYTES);
  const fields: SealedHeader = { keyId: id, salt: salt.toString('hex'), contentType, size: bytes.length };
  const json = Buffer.from(JSON.stringify(fields));
  const prefix = Buffer.concat([MAGIC, Buffer.from([json.length >> 8, json.length & 255])]);
  const header = Buffer.concat([prefix, json]);
  if (header.length > HEADER_LIMIT_BYTES) throw new RangeError('the content type is too long');
  const key = deriveKey(master, 'object', salt);
  const associated = bind(header, name);
  const count = segmentCount(bytes.length);
  const parts: Buffer[] = [header];
  for (let index = 0; index < count; index++) {
    const cipher = createCipheriv('aes-256-gcm', key, segmentNonce(index, count)).setAAD(associated);
    parts.push(cipher.update(bytes.subarray(index * SEGMENT_BYTES, (index + 1) * SEGMENT_BYTES)));
    parts.push(cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(parts);
}

export interface OpenedHeader extends SealedHeader {
  headerBytes: number;
  segments: number;
  /** Where a sealed segment lies in the file. */
  locate(index: number): { at: number; length: number };
  /** The plain bytes of a sealed segment. Throws SealedFileError when it was changed. */
  open(index: number, sealed: Uint8Array): Buffer;
}

/** Reads the header out of the first bytes of a file. Throws SealedFileError when it is not one. */
export function openHeader(ring: KeyRing, name: string, start: Buffer): OpenedHeader {
  if (start.length < PREFIX_BYTES || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new SealedFileError('not a sealed object');
  }
  const headerBytes = PREFIX_BYTES + start.readUInt16BE(MAGIC.length);
  const header = start.subarray(0, headerBytes);
  const fields = JSON.parse(header.subarray(PREFIX_BYTES).toString()) as SealedHeader;
  const segments = segmentCount(fields.size);
  const key = deriveKey(ring.get(fields.keyId).key, 'object', Buffer.from(fields.salt, 'hex'));
  const associated = bind(header, name);
  return {
    ...fields,
    headerBytes,
    segments,
    locate(index) {
      const plainBytes = Math.min(SEGMENT_BYTES, fields.size - index * SEGMENT_BYTES);
      return { at: headerBytes + index * (SEGMENT_BYTES + TAG_BYTES), length: plainBytes + TAG_BYTES };
    },
    open(index, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, segmentNonce(index, segments), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(associated).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      } catch (cause) {
        throw new SealedFileError(`segment ${index} of an object does not authenticate`, { cause });
      }
    },
  };
}
