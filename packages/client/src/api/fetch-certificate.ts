import {
  CERTIFICATE_KEY_PATH,
  type CertificateState,
  CLIENT_ERROR,
  certificatePath,
  certificateState,
} from '@kinora/contract';
import { joinAddress } from '../lib/join-address';
import { sendRequest } from '../platform/request';
import { serverBase } from '../platform/server-address';
import { CommandError } from './command-error';
import { parseJson } from './read-reply';
import { fromTransport } from './transport-failure';

const NOT_FOUND = 404;

async function fetchText(path: string): Promise<string> {
  const request = sendRequest({ url: joinAddress(serverBase(), path), method: 'GET' });
  const { status, text } = await fromTransport(request);
  if (status !== 200 && status !== NOT_FOUND) throw new CommandError(CLIENT_ERROR.statusCode, String(status));
  return text;
}

/** What became of a certificate. Rejects with a CommandError. */
export async function fetchCertificate(number: string): Promise<CertificateState> {
  const parsed = certificateState.safeParse(parseJson(await fetchText(certificatePath(number))));
  if (!parsed.success) throw new CommandError(CLIENT_ERROR.unrecognisedResponse, '', parsed.error);
  return parsed.data;
}

/** Where the key is, as PEM, that verifies every certificate of this server. */
export const certificateKeyAddress = (): string => joinAddress(serverBase(), CERTIFICATE_KEY_PATH);

/** That key. Rejects with a CommandError. */
export const fetchCertificateKey = (): Promise<string> => fetchText(CERTIFICATE_KEY_PATH);
