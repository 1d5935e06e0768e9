import { readItem, writeItem } from '../platform/storage';

// The cipher is loaded only where there is something to read or write.
const loadCipher = () => import('./device-text');

/** Stores a text so that it is read on this machine alone. What must not be stored any more by then is given up. */
export async function writeSealedItem(key: string, text: string, isWanted: () => boolean = () => true): Promise<void> {
  const { sealText } = await loadCipher();
  const sealed = await sealText(text);
  if (isWanted()) writeItem(key, sealed);
}

/** A text that was stored so; undefined when there is none that can be read. One of before machines had a key is sealed anew. */
export async function readSealedItem(key: string): Promise<string | undefined> {
  const stored = readItem(key);
  if (stored === undefined) return undefined;
  const { openText } = await loadCipher();
  const opened = await openText(stored);
  if (opened?.isOld) await writeSealedItem(key, opened.text, () => readItem(key) === stored);
  return opened?.text;
}
