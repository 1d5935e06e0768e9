import { type LoginInfo, loginInfo } from '@kinora/contract';

/** A login as it was stored; undefined where another version wrote it, so that the user logs in again. */
export function parseLogin(text: string): LoginInfo | undefined {
  try {
    return loginInfo.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
