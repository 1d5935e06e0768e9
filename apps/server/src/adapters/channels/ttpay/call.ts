import type * as z from 'zod';
import { ChannelError } from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { keepToken } from '../keep-token.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TtpayConfig } from './env.ts';
import { status, tokenTold } from './messages.ts';

/** The token is none, or over. */
const TOKEN_ENDED: ReadonlySet<number> = new Set([28001003, 28001008]);

export type TtpayCall = ReturnType<typeof createCall>;

/** Calls of the mini-program. Douyin signs no answers: they are read over TLS alone. */
export function createCall({ appId, secret, url }: TtpayConfig, now: () => number) {
  async function post(what: string, path: string, asked: object, token?: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { 'access-token': token }) };
    const answer = await callChannel(what, new URL(url + path), {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    });
    return readJson(answer.body);
  }

  const token = keepToken(async () => {
    const asked = { client_key: appId, client_secret: secret, grant_type: 'client_credential' };
    const { data } = readTold('token', tokenTold, await post('token', '/oauth/client_token/', asked));
    return { text: data.access_token, lifeS: data.expires_in };
  }, now);

  async function call(what: string, path: string, asked: object) {
    const said = await post(what, `/api/trade_basic/v1/developer/${path}/`, asked, await token.read());
    return readTold(what, status, said);
  }

  /** Throws ChannelError for an answer that is not as documented, and RefusalError. */
  return async <Told>(what: string, path: string, asked: object, schema: z.ZodType<Told>): Promise<Told> => {
    let told = await call(what, path, asked);
    if (TOKEN_ENDED.has(told.err_no)) {
      token.drop();
      told = await call(what, path, asked);
      if (TOKEN_ENDED.has(told.err_no)) throw new ChannelError('Douyin takes no token that it gives');
    }
    if (told.err_no !== 0) throw new RefusalError('Douyin', told.err_no, what);
    return readTold(what, schema, told.data);
  };
}
