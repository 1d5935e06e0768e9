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

/** {@link readSealedItem}; rejects where there is one that may be read later, when this machine's key can be had again. */
export async function readSealedItemForSure(key: string): Promise<string | undefined> {
  if (readItem(key) === undefined) return undefined;
  // Asked first: the key that is at hand stays there.
  const isSure = await (await loadCipher()).isOpenedNowOrNever();
  const text = await readSealedItem(key);
  if (text === undefined && !isSure)
    throw new Error(`The key of this machine, under which "${key}" lies, cannot be had now`);
  return text;
}
