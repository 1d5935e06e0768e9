import { type AigcFields, aigcJson, parseAigc } from './aigc-fields.ts';

const AIGC_NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/';
const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/';
const IPTC_NAMESPACE = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
/** IPTC's word for a picture in which AI's work and a photograph are put together. */
export const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

/** What a file says of where it comes from. */
export interface OriginNote {
  aigc: AigcFields;
  /** ISO 8601. */
  createdAt: string;
  /** Name of the product that made it. */
  tool: string;
}

export interface XmpNote {
  aigc?: AigcFields;
  createdAt?: string;
  tool?: string;
  sourceType?: string;
}

/** For the text of an element: quotes stay as they are, since some readers look for the JSON without parsing the XML. */
const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The XMP packet that carries a label, as TC260's guide for pictures lays it out. */
export function writeXmp({ aigc, createdAt, tool }: OriginNote): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:TC260="${AIGC_NAMESPACE}" xmlns:xmp="${XMP_NAMESPACE}"`,
    ` xmlns:Iptc4xmpExt="${IPTC_NAMESPACE}">`,
    `<TC260:AIGC>${escapeXml(aigcJson(aigc))}</TC260:AIGC>`,
    `<xmp:CreateDate>${escapeXml(createdAt)}</xmp:CreateDate>`,
    `<xmp:CreatorTool>${escapeXml(tool)}</xmp:CreatorTool>`,
    `<Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');
}

/** A property of an XMP packet, written as an element or as an attribute, under whatever prefix. */
function readProperty(xmp: string, namespace: string, name: string): string | undefined {
  const at = xmp.indexOf(`"${namespace}"`);
  const prefix = /xmlns:([\w-]{1,40})\s*=\s*$/.exec(xmp.slice(Math.max(0, at - 60), at))?.[1];
  if (at < 0 || prefix === undefined) return undefined;
  const tag = `${prefix}:${name}`;
  const element = textBetween(xmp, new RegExp(`<${tag}(?:\\s[^>]*)?>`), `</${tag}>`);
  if (element !== undefined) {
    const cdata = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(element)?.[1];
    return cdata ?? unescapeXml(element);
  }
  const double = textBetween(xmp, new RegExp(`\\s${tag}\\s*=\\s*"`), '"');
  const attribute = double ?? textBetween(xmp, new RegExp(`\\s${tag}\\s*=\\s*'`), "'");
  return attribute === undefined ? undefined : unescapeXml(attribute);
}

function textBetween(text: string, opening: RegExp, closing: string): string | undefined {
  const match = opening.exec(text);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const end = text.indexOf(closing, start);
  return end < 0 ? undefined : text.slice(start, end);
}

/** What an XMP packet says of a file's origin. */
export function readXmp(xmp: string): XmpNote {
  const json = readProperty(xmp, AIGC_NAMESPACE, 'AIGC');
  const aigc = json === undefined ? undefined : parseAigc(json);
  const createdAt = readProperty(xmp, XMP_NAMESPACE, 'CreateDate');
  const tool = readProperty(xmp, XMP_NAMESPACE, 'CreatorTool');
  const sourceType = readProperty(xmp, IPTC_NAMESPACE, 'DigitalSourceType');
  return {
    ...(aigc && { aigc }),
    ...(createdAt !== undefined && { createdAt }),
    ...(tool !== undefined && { tool }),
    ...(sourceType !== undefined && { sourceType }),
  };
}
