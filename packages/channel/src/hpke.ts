import { concatBytes, writeUint } from './bytes.ts';
import { type AeadName, IV_BYTES, type KeyPair, type Primitives, X25519_BYTES } from './primitives.ts';
import { encodeUtf8 } from './utf8.ts';

/** One direction of an HPKE context (RFC 9180, section 5.2 and 5.3); sealer and opener count messages alike. */
export interface HpkeContext {
  /** Seals the next message. */
  seal(associatedData: Uint8Array, plaintext: Uint8Array): Uint8Array;
  /** Opens the next message; undefined, and no step forward, when it does not authenticate. */
  open(associatedData: Uint8Array, ciphertext: Uint8Array): Uint8Array | undefined;
  /** A secret of `length` bytes (at most 8160) for `context`, the same on both sides. */
  exportSecret(context: Uint8Array, length: number): Uint8Array;
}

/** HPKE in base mode with DHKEM(X25519, HKDF-SHA256), HKDF-SHA256 and one AEAD. */
export interface Hpke {
  /** `ephemeral` is for test vectors alone: a key pair that is used twice breaks the scheme. */
  setupSender(
    recipientPublicKey: Uint8Array,
    info: Uint8Array,
    ephemeral?: KeyPair,
  ): { readonly enc: Uint8Array; readonly context: HpkeContext };
  /** Throws when `enc` is not a usable X25519 public key. */
  setupRecipient(recipient: KeyPair, enc: Uint8Array, info: Uint8Array): HpkeContext;
}

const KEM_ID = 0x0020;
const KDF_ID = 0x0001;
const AEADS: Record<AeadName, { readonly id: number; readonly keyBytes: number }> = {
  'aes-128-gcm': { id: 1, keyBytes: 16 },
  'aes-256-gcm': { id: 2, keyBytes: 32 },
  'chacha20-poly1305': { id: 3, keyBytes: 32 },
};
const HASH_BYTES = 32;
const MODE_BASE = Uint8Array.of(0);
const EMPTY = new Uint8Array(0);
const VERSION = encodeUtf8('HPKE-v1');
const ZERO_SALT = new Uint8Array(HASH_BYTES);
// The low 48 bits of the 96-bit counter are used; RFC 9180 asks to stop before it wraps.
const MAX_SEQUENCE = 2 ** 48 - 1;

const uint16 = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 255);

/** LabeledExtract and LabeledExpand of RFC 9180, section 4, for one suite id. */
function createLabeledKdf(primitives: Primitives, suiteId: Uint8Array) {
  return {
    extract: (salt: Uint8Array, label: string, material: Uint8Array): Uint8Array =>
      primitives.hmacSha256(
        salt.length === 0 ? ZERO_SALT : salt,
        concatBytes(VERSION, suiteId, encodeUtf8(label), material),
      ),
    expand(key: Uint8Array, label: string, info: Uint8Array, length: number): Uint8Array {
      if (!(length >= 0 && length <= 255 * HASH_BYTES))
        throw new RangeError('HKDF-SHA256 expands to 8160 bytes at most');
      const labeledInfo = concatBytes(uint16(length), VERSION, suiteId, encodeUtf8(label), info);
      const output = new Uint8Array(Math.ceil(length / HASH_BYTES) * HASH_BYTES);
      let block: Uint8Array = EMPTY;
      for (let count = 1; (count - 1) * HASH_BYTES < length; count++) {
        block = primitives.hmacSha256(key, concatBytes(block, labeledInfo, Uint8Array.of(count)));
        output.set(block, (count - 1) * HASH_BYTES);
      }
      return output.slice(0, length);
    },
  };
}

/** HPKE of RFC 9180 over the given primitives. */
export function createHpke(primitives: Primitives, aead: AeadName): Hpke {
  const { id: aeadId, keyBytes } = AEADS[aead];
  const kem = createLabeledKdf(primitives, concatBytes(encodeUtf8('KEM'), uint16(KEM_ID)));
  const suiteId = concatBytes(encodeUtf8('HPKE'), uint16(KEM_ID), uint16(KDF_ID), uint16(aeadId));
  const kdf = createLabeledKdf(primitives, suiteId);
  const pskIdHash = kdf.extract(EMPTY, 'psk_id_hash', EMPTY);

  function sharedSecret(privateKey: Uint8Array, peerKey: Uint8Array, enc: Uint8Array, recipientKey: Uint8Array) {
    if (peerKey.length !== X25519_BYTES) throw new RangeError('an X25519 public key has 32 bytes');
    const dh = primitives.x25519SharedSecret(privateKey, peerKey);
    return kem.expand(kem.extract(EMPTY, 'eae_prk', dh), 'shared_secret', concatBytes(enc, recipientKey), HASH_BYTES);
  }

  function createContext(shared: Uint8Array, info: Uint8Array): HpkeContext {
    const schedule = concatBytes(MODE_BASE, pskIdHash, kdf.extract(EMPTY, 'info_hash', info));
    const secret = kdf.extract(shared, 'secret', EMPTY);
    const key = kdf.expand(secret, 'key', schedule, keyBytes);
    const baseNonce = kdf.expand(secret, 'base_nonce', schedule, IV_BYTES);
    const exporterSecret = kdf.expand(secret, 'exp', schedule, HASH_BYTES);
    let sequence = 0;

    const currentIv = (): Uint8Array => {
      if (sequence >= MAX_SEQUENCE) throw new RangeError('this HPKE context has reached its message limit');
      const counter = new Uint8Array(IV_BYTES);
      writeUint(counter, IV_BYTES - 6, 6, sequence);
      return counter.map((byte, index) => byte ^ (baseNonce[index] ?? 0));
    };

    return {
      seal(associatedData, plaintext) {
        const ciphertext = primitives.aeadSeal(aead, key, currentIv(), associatedData, plaintext);
        sequence++;
        return ciphertext;
      },
      open(associatedData, ciphertext) {
        const plaintext = primitives.aeadOpen(aead, key, currentIv(), associatedData, ciphertext);
        if (plaintext !== undefined) sequence++;
        return plaintext;
      },
      exportSecret: (context, length) => kdf.expand(exporterSecret, 'sec', context, length),
    };
  }

  return {
    setupSender(recipientPublicKey, info, ephemeral = primitives.x25519KeyPair()) {
      const enc = ephemeral.publicKey;
      const shared = sharedSecret(ephemeral.privateKey, recipientPublicKey, enc, recipientPublicKey);
      return { enc, context: createContext(shared, info) };
    },
    setupRecipient: (recipient, enc, info) =>
      createContext(sharedSecret(recipient.privateKey, enc, enc, recipient.publicKey), info),
  };
}
