/** Two bytes for each character that is none of ASCII, by reading all pairs backwards. */
const PAIRS = new Map<string, readonly number[]>();

function readPairs(): void {
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && !PAIRS.has(character)) PAIRS.set(character, [lead, trail]);
    }
}

/** The bytes of a text as Alipay's bills have them. */
export function toGbk(text: string): Buffer {
  if (PAIRS.size === 0) readPairs();
  return Buffer.from(Array.from(text, (one) => PAIRS.get(one) ?? [one.charCodeAt(0)]).flat());
}
