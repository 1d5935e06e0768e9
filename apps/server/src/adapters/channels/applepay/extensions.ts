/** What is read of DER: its kind, and what it says. */
interface Element {
  tag: number;
  content: Buffer;
}

const SEQUENCE = 0x30;
const OBJECT_IDENTIFIER = 0x06;
/** Where a certificate has its extensions. */
const EXTENSIONS = 0xa3;

/** The elements one after the other. Throws RangeError for what is no DER. */
function elementsOf(der: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < der.length; ) {
    const tag = der.readUInt8(at);
    const short = der.readUInt8(at + 1);
    const lengthBytes = short < 0x80 ? 0 : short - 0x80;
    const length = lengthBytes === 0 ? short : der.readUIntBE(at + 2, lengthBytes);
    const from = at + 2 + lengthBytes;
    if (from + length > der.length) throw new RangeError('longer than it is');
    found.push({ tag, content: der.subarray(from, from + length) });
    at = from + length;
  }
  return found;
}

/** Object identifiers of a certificate's extensions, in hexadecimal DER. Throws RangeError. */
export function extensionsOf(certificate: Buffer): string[] {
  const [whole] = elementsOf(certificate);
  const [about] = elementsOf(whole?.content ?? Buffer.alloc(0));
  const told = elementsOf(about?.content ?? Buffer.alloc(0)).find(({ tag }) => tag === EXTENSIONS);
  const [list] = elementsOf(told?.content ?? Buffer.alloc(0));
  return elementsOf(list?.content ?? Buffer.alloc(0)).flatMap(({ tag, content }) => {
    const [name] = tag === SEQUENCE ? elementsOf(content) : [];
    return name?.tag === OBJECT_IDENTIFIER ? [name.content.toString('hex')] : [];
  });
}
