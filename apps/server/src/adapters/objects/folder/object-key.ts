import path from 'node:path';

// No segment starts with a dot: neither `..` nor the driver's own folders can be named.
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){0,9}$/;

export const isObjectKey = (key: string): boolean => KEY.test(key);

/** The file of a key. Throws for anything that is not a key: there is no way out of the folder. */
export function fileOfKey(folder: string, key: string): string {
  if (!isObjectKey(key)) throw new RangeError('not an object key');
  return path.join(folder, ...key.split('/'));
}

/** The folder of a prefix, which ends in a slash. */
export function folderOfPrefix(folder: string, prefix: string): string {
  if (!prefix.endsWith('/')) throw new RangeError('a prefix ends in a slash');
  return fileOfKey(folder, prefix.slice(0, -1));
}
