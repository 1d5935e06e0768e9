/** Files of a zip that is not compressed, by its central directory (APPNOTE 4.3.12); sizes stand behind the data, so names tell where one begins. */
export function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}

export function textIn(zip: Buffer, name: string): string {
  const from = zip.indexOf(name) + name.length;
  return zip.toString('utf8', from, zip.indexOf(Buffer.from('PK\x07\x08', 'latin1'), from));
}
