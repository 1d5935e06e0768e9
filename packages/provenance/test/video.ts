import { concatBytes, u32, viewOf } from '../src/bytes.ts';
import { makeBox } from '../src/formats/mp4-boxes.ts';

/** Four chunks of three bytes each, whose places stand in the movie header. */
export function makeVideo(
  order: 'header first' | 'header last',
  table: 'stco' | 'co64',
): { file: Uint8Array; chunks: string[] } {
  const chunks = ['abc', 'def', 'ghi', 'jkl'];
  const data = new TextEncoder().encode(chunks.join(''));
  const head = makeBox('ftyp', new TextEncoder().encode('isom'), u32(0), new TextEncoder().encode('isom'));
  const movie = (start: number) => {
    const places = chunks.map((_, index) => {
      const place = start + index * 3;
      return table === 'stco' ? u32(place) : concatBytes(u32(0), u32(place));
    });
    const stbl = makeBox('stbl', makeBox(table, u32(0), u32(chunks.length), ...places));
    const track = makeBox('trak', makeBox('mdia', makeBox('minf', stbl)));
    const encoder = makeBox('meta', u32(0), makeBox('hdlr', new Uint8Array(25)));
    return makeBox(
      'moov',
      makeBox('mvhd', new Uint8Array(100)),
      track,
      makeBox('udta', makeBox('cprt', u32(7)), encoder),
    );
  };
  const media = makeBox('mdat', data);
  if (order === 'header last') return { file: concatBytes(head, media, movie(head.length + 8)), chunks };
  const size = movie(0).length;
  return { file: concatBytes(head, movie(head.length + size + 8), media), chunks };
}

/** What lies at the places that the table names. */
export function readChunks(file: Uint8Array, table: 'stco' | 'co64'): string[] {
  const text = new TextDecoder('latin1').decode(file);
  const at = text.indexOf(table) + 4;
  const view = viewOf(file);
  const width = table === 'stco' ? 4 : 8;
  return Array.from({ length: view.getUint32(at + 4) }, (_, index) => {
    const place = view.getUint32(at + 8 + index * width + width - 4);
    return text.slice(place, place + 3);
  });
}
