import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

// The field of Curve25519, RFC 7748: p = 2^255 - 19. No bigint literals: bundles are built for ES2018.
const P = BigInt('0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed');
const P_MINUS_2 = P - BigInt(2);

/** Clamps a private key as RFC 7748, section 5, says (decodeScalar25519). */
function clampScalar(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const clamped = Uint8Array.from(bytes);
  clamped[0] = (clamped[0] ?? 0) & 248;
  clamped[31] = ((clamped[31] ?? 0) & 127) | 64;
  return clamped;
}

/**
 * X25519 over noble's Montgomery ladder. The ready-made one shares its module with signatures that ask for TextEncoder
 * while the module loads, which mini-programs do not have.
 */
export const x25519 = montgomery({
  P,
  type: 'x25519',
  adjustScalarBytes: clampScalar,
  powPminus2: (x) => pow(x, P_MINUS_2, P),
});
