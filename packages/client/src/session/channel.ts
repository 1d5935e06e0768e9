import { parseQuery } from '../navigation/query-string';
import { hostAppId, launchQuery, readVisitItem, writeVisitItem } from '../platform/visit';

const KEY = 'channel';
/** What the server takes. */
const LONGEST = { QuDaoId: 64, QuDaoArg: 256 } as const;

/** Where a user came from: the channel and what it adds, as the address has them that opened the app. */
interface Channel {
  readonly QuDaoId?: string;
  readonly QuDaoArg?: string;
}

/** A text that the server would refuse must not keep anybody from signing in. */
const fits = (text: string | undefined, longest: number): text is string =>
  text !== undefined && text !== '' && text.length <= longest && !text.includes('\0');

/** Notes where the user comes from, once the app is opened. An address that says nothing leaves what the visit began with. */
export function noticeChannel(): void {
  const { QuDaoId, QuDaoArg } = parseQuery(launchQuery());
  if (!fits(QuDaoId, LONGEST.QuDaoId)) return;
  writeVisitItem(KEY, JSON.stringify({ QuDaoId, ...(fits(QuDaoArg, LONGEST.QuDaoArg) && { QuDaoArg }) }));
}

/** What every way of signing in says of the visit, besides what proves who somebody is. */
export function visitFields(): Channel & { readonly appId?: string } {
  const kept = readVisitItem(KEY);
  const appId = hostAppId();
  const channel: Channel = kept === undefined ? {} : JSON.parse(kept);
  return { ...channel, ...(appId && { appId }) };
}
