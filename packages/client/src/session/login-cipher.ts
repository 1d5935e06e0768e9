import { decodeBase64Url, encodeBase64Url } from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import { type LoginInfo, loginInfo } from '@kinora/contract';
import { fromUtf8, toUtf8 } from '../lib/utf8';
import { randomBytes } from '../platform/entropy';

/*
 * A fixed cipher with URL-safe substitution, as the specification (section 3) asks. The key ships with the client, so this
 * only keeps the login from a casual look; what protects the account is that `tmppsw` is short-lived, revocable, bound
 * to one device, and travels in the sealed channel alone.
 */
const KEY = toUtf8('kinora.stored-login.version-1.ok');
const NONE = new Uint8Array(0);
const AEAD = 'chacha20-poly1305';
const IV_BYTES = 12;

const primitives = createNoblePrimitives({ randomBytes });

/** The text that is stored for a text of the user's. */
export function sealText(text: string): string {
  const iv = primitives.randomBytes(IV_BYTES);
  const sealed = primitives.aeadSeal(AEAD, KEY, iv, NONE, toUtf8(text));
  const joined = new Uint8Array(iv.length + sealed.length);
  joined.set(iv);
  joined.set(sealed, iv.length);
  return encodeBase64Url(joined);
}

/** What was sealed; undefined when it is not such a text, or of another version. */
export function openText(stored: string): string | undefined {
  const joined = decodeBase64Url(stored);
  if (!joined || joined.length <= IV_BYTES) return undefined;
  const plain = primitives.aeadOpen(AEAD, KEY, joined.subarray(0, IV_BYTES), NONE, joined.subarray(IV_BYTES));
  return plain && fromUtf8(plain);
}

/** The text that is stored for a login. */
export const sealLogin = (login: LoginInfo): string => sealText(JSON.stringify(login));

/** The login of a stored text; undefined when it is not one, or of another version. */
export function openLogin(stored: string): LoginInfo | undefined {
  const text = openText(stored);
  if (text === undefined) return undefined;
  try {
    const parsed = loginInfo.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // Written by another version: the user logs in again.
  }
}
