import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import { PKIStatus, SignedData, type TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';

/** Somebody waits for the picture. */
const TIME_LIMIT_MS = 4000;
/** After a failure nothing is asked for so long: a page of pictures must not wait for each in turn. */
const REST_MS = 60_000;
/** Room for a time stamp with the certificates of its authority. */
export const TIME_STAMP_BYTES = 10_000;

/** The library writes what it is given; C2PA wants the token alone (`sigTst2`), without the answer around it. */
class TokenAlone extends TimeStampResp {
  override toSchema(): ReturnType<TimeStampResp['toSchema']> {
    if (!this.timeStampToken) throw new Error('an answer without a time stamp');
    return this.timeStampToken.toSchema();
  }
}

/** Throws when the stamp is for something else than what was asked. */
function readToken(answer: ArrayBuffer, request: TimeStampReq): TokenAlone {
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`the time authority refused with status ${status.status}`);
  const content = new SignedData({ schema: timeStampToken.content }).encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('a time stamp without content');
  const { messageImprint, nonce } = TSTInfo.fromBER(content);
  const [stamped, asked] = [messageImprint, request.messageImprint].map(({ hashedMessage }) =>
    Buffer.from(hashedMessage.getValue()),
  );
  // As numbers: an authority may write them shorter.
  const isAnswer = request.nonce !== undefined && nonce?.toBigInt() === request.nonce.toBigInt();
  if (!isAnswer || !asked || !stamped?.equals(asked)) throw new Error('a time stamp for something else');
  const token = new TokenAlone({ status, timeStampToken });
  if (token.toSchema().toBER().byteLength > TIME_STAMP_BYTES) throw new Error('a time stamp that is too long');
  return token;
}

async function ask(url: string, request: TimeStampReq): Promise<TokenAlone> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the time authority answered ${response.status}`);
  return readToken(await response.arrayBuffer(), request);
}

/** Asks an authority (RFC 3161) when a signature was made. Whatever goes wrong is told, and the signature goes without. */
export function openTimeAuthority(
  url: string,
  now: () => number,
  onFailure: (error: unknown) => void,
): TimestampProvider {
  let restsUntilMs = 0;
  return {
    async getSignedTimestamp(request) {
      if (now() < restsUntilMs) return undefined;
      try {
        return await ask(url, request);
      } catch (error) {
        restsUntilMs = now() + REST_MS;
        onFailure(error);
        return undefined;
      }
    },
  };
}
