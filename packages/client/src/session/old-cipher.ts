import { decodeBase64Url } from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import { fromUtf8, toUtf8 } from '../lib/utf8';
import { randomBytes } from '../platform/entropy';

/** What the client stored before machines had keys of their own was sealed under this one, which anybody can read here. */
const KEY = toUtf8('kinora.stored-login.version-1.ok');
const NONE = new Uint8Array(0);
const IV_BYTES = 12;

const primitives = createNoblePrimitives({ randomBytes });

/** What was sealed in the old way; undefined when it is not such a text. Nothing is sealed so any more. */
export function openOldText(stored: string): string | undefined {
  const joined = decodeBase64Url(stored);
  if (!joined || joined.length <= IV_BYTES) return undefined;
  const sealed = joined.subarray(IV_BYTES);
  const plain = primitives.aeadOpen('chacha20-poly1305', KEY, joined.subarray(0, IV_BYTES), NONE, sealed);
  return plain && fromUtf8(plain);
}
