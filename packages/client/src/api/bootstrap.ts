import { type BootstrapConfig, bootstrapConfig, CLIENT_ERROR } from '@kinora/contract';
import { delay } from '../lib/delay';
import { joinAddress, socketAddress } from '../lib/join-address';
import { sendRequest } from '../platform/request';
import { serverBase } from '../platform/server-address';
import { CommandError } from './command-error';
import { parseJson } from './read-reply';
import { fromTransport } from './transport-failure';

const RETRIES = 2;
const RETRY_DELAY_MS = 500;

async function fetchOnce(): Promise<BootstrapConfig> {
  const base = serverBase();
  const response = await fromTransport(
    sendRequest({ url: joinAddress(base, `config.json?t=${Date.now()}`), method: 'GET' }),
  );
  if (response.status !== 200) throw new CommandError(CLIENT_ERROR.statusCode, String(response.status));
  const parsed = bootstrapConfig.safeParse(parseJson(response.text));
  if (!parsed.success) throw new CommandError(CLIENT_ERROR.unrecognisedResponse, '', parsed.error);
  const api = joinAddress(base, parsed.data.api).replace(/\/$/, '');
  return { ...parsed.data, api, push: socketAddress(joinAddress(base, parsed.data.push)) };
}

async function fetchWithRetries(): Promise<BootstrapConfig> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce();
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await delay(RETRY_DELAY_MS * 2 ** attempt);
    }
  }
}

let current: Promise<BootstrapConfig> | undefined;

/** The start-up configuration, with absolute addresses; fetched once, and again after a failure. */
export function getBootstrap(): Promise<BootstrapConfig> {
  current ??= fetchWithRetries().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Fetches the configuration anew: the server's keys changed. */
export function renewBootstrap(): Promise<BootstrapConfig> {
  current = undefined;
  return getBootstrap();
}
