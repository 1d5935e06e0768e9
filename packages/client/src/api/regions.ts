import { CLIENT_ERROR, type PhoneRegion, phoneRegions } from '@kinora/contract';
import { joinAddress } from '../lib/join-address';
import { sendRequest } from '../platform/request';
import { serverBase } from '../platform/server-address';
import { CommandError } from './command-error';
import { parseJson } from './read-reply';
import { fromTransport } from './transport-failure';

/** Where phones may be from, in the words and order of a locale. Rejects with a CommandError. */
export async function fetchRegions(locale: string): Promise<readonly PhoneRegion[]> {
  const url = joinAddress(serverBase(), `regions/${locale}.json`);
  const { status, text } = await fromTransport(sendRequest({ url, method: 'GET' }));
  if (status !== 200) throw new CommandError(CLIENT_ERROR.statusCode, String(status));
  const parsed = phoneRegions.safeParse(parseJson(text));
  if (!parsed.success) throw new CommandError(CLIENT_ERROR.unrecognisedResponse, '', parsed.error);
  return parsed.data;
}
