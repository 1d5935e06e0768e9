const PNG_WIDTH_AT = 16;

/** Width and height of a PNG or JPEG file, px; undefined for anything else. */
export function pictureSize(bytes: Buffer): { width: number; height: number; type: string } | undefined {
  if (bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(PNG_WIDTH_AT), height: bytes.readUInt32BE(PNG_WIDTH_AT + 4), type: 'png' };
  }
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  // A JPEG's frame header is the first segment of the kinds C0 to C3.
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes.readUInt8(at + 1);
    if (kind >= 0xc0 && kind <= 0xc3) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), type: 'jpeg' };
    }
  }
  return undefined;
}
