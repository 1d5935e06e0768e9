const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of bytes. A mini-program has neither btoa nor Buffer. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const held = Math.min(3, bytes.length - index);
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let digit = 0; digit < 4; digit++) {
      text += digit <= held ? DIGITS.charAt((group >> (18 - 6 * digit)) & 63) : '=';
    }
  }
  return text;
}

/** Bytes of base64, or undefined if the text is not base64. Takes the URL-safe digits too. */
export function fromBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/');
  if (digits.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[length++] = (bits >> bitCount) & 255;
    }
  }
  return bytes;
}
