/** What an encoder wrote, ready for a container. */
export interface H264Stream {
  /** Sequence and picture parameter sets, without start code. */
  sequence: Uint8Array;
  picture: Uint8Array;
  frames: H264Frame[];
}

export interface H264Frame {
  /** The frame's units, each behind its length in four bytes. */
  data: Uint8Array;
  /** Decoding may begin here. */
  isKey: boolean;
}

const SLICE = 1;
const KEY_SLICE = 5;
const SEQUENCE = 7;
const PICTURE = 8;
const DELIMITER = 9;

/**
 * Takes an H.264 byte stream (Annex B) with access unit delimiters apart into frames.
 * @throws RangeError when it holds no frames or no parameter sets.
 */
export function readH264(bytes: Uint8Array): H264Stream {
  let sequence: Uint8Array | undefined;
  let picture: Uint8Array | undefined;
  const frames: H264Frame[] = [];
  let units: Uint8Array[] = [];
  let isKey = false;
  const close = (): void => {
    if (units.length > 0) frames.push({ data: withLengths(units), isKey });
    units = [];
    isKey = false;
  };
  for (const unit of splitUnits(bytes)) {
    const kind = (unit[0] ?? 0) & 31;
    if (kind === DELIMITER) close();
    else if (kind === SEQUENCE) sequence ??= unit;
    else if (kind === PICTURE) picture ??= unit;
    else if (kind === SLICE || kind === KEY_SLICE) {
      units.push(unit);
      isKey ||= kind === KEY_SLICE;
    }
  }
  close();
  if (!sequence || !picture || frames.length === 0) throw new RangeError('the stream holds no video');
  return { sequence, picture, frames };
}

/** Units between start codes (00 00 01, with a zero more before some). */
function splitUnits(bytes: Uint8Array): Uint8Array[] {
  const stream = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const code = Buffer.of(0, 0, 1);
  const units: Uint8Array[] = [];
  for (let at = stream.indexOf(code); at >= 0; ) {
    const next = stream.indexOf(code, at + 3);
    let end = next < 0 ? stream.length : next;
    // A unit never ends in a zero: those belong to the next start code.
    while (end > at + 3 && stream[end - 1] === 0) end--;
    units.push(stream.subarray(at + 3, end));
    at = next;
  }
  return units;
}

function withLengths(units: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    units.flatMap((unit) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(unit.length);
      return [length, unit];
    }),
  );
}
