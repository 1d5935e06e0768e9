const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ORDER_LETTERS = 20;
const BITS = 5n;
const HEX = 30;
const UUID = /^([\da-f]{8})-([\da-f]{4})-4([\da-f]{3})-8([\da-f]{3})-([\da-f]{12})$/;

/** An order's id as the UUID by which the App Store takes one: the same bits, with zeros behind them. */
export function tokenOf(orderId: string): string {
  const bits = [...orderId].reduce((sum, letter) => (sum << BITS) | BigInt(ALPHABET.indexOf(letter)), 0n);
  const hex = bits.toString(16).padStart(HEX, '0');
  const [one, two, three, four, five] = [
    [0, 8],
    [8, 12],
    [12, 15],
    [15, 18],
    [18, HEX],
  ].map(([from, to]) => hex.slice(from, to));
  return `${one}-${two}-4${three}-8${four}-${five}`;
}

/** The id of the order; undefined for a UUID of something else. */
export function orderOf(token: string): string | undefined {
  const parts = UUID.exec(token.toLowerCase())?.slice(1);
  if (!parts) return undefined;
  const bits = BigInt(`0x${parts.join('')}`);
  if (bits >> (BITS * BigInt(ORDER_LETTERS)) !== 0n) return undefined;
  return Array.from({ length: ORDER_LETTERS }, (_, at) => {
    const shift = BITS * BigInt(ORDER_LETTERS - 1 - at);
    return ALPHABET[Number((bits >> shift) & 31n)] ?? '';
  }).join('');
}
