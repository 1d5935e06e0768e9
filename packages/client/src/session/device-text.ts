import { decodeBase64Url, encodeBase64Url } from '@kinora/channel';
import { fromUtf8, toUtf8 } from '../lib/utf8';
import { deviceCipher } from '../platform/device-cipher';

/** What is sealed under this machine's key begins so; what is older does not. All of it is safe in an address. */
const MARK = 'k2.';

/** Whether a text that is not opened now is not opened later, either. */
export const isOpenedNowOrNever = async (): Promise<boolean> => (await deviceCipher()).isWhole;

/** The text that is stored for a text of the user's. */
export async function sealText(text: string): Promise<string> {
  const cipher = await deviceCipher();
  return MARK + encodeBase64Url(await cipher.seal(toUtf8(text)));
}

/** What was sealed, and whether it is of before machines had a key; undefined when it cannot be opened. */
export async function openText(stored: string): Promise<{ text: string; isOld: boolean } | undefined> {
  if (!stored.startsWith(MARK)) {
    const text = (await import('./old-cipher')).openOldText(stored);
    return text === undefined ? undefined : { text, isOld: true };
  }
  const sealed = decodeBase64Url(stored.slice(MARK.length));
  const plain = sealed && (await (await deviceCipher()).open(sealed));
  const text = plain && fromUtf8(plain);
  return text === undefined ? undefined : { text, isOld: false };
}
