import type * as z from 'zod';
import { ChannelError } from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { keepToken } from '../keep-token.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import type { WechatVirtualConfig } from './env.ts';
import { status, tokenTold } from './messages.ts';
import { signPay } from './signature.ts';

/** The access token was ended early: another one was given out. */
const TOKEN_ENDED: ReadonlySet<number> = new Set([40001, 40014, 42001]);

export type VirtualCall = ReturnType<typeof createCall>;

/** Signed calls of the mini-program. WeChat signs no answers: they are read over TLS alone. */
export function createCall(config: WechatVirtualConfig, now: () => number) {
  async function post(what: string, url: URL, body: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return readJson((await callChannel(what, url, { method: 'POST', headers, body })).body);
  }

  // The one that is given to every part of the server: it is not ended by being asked for.
  const token = keepToken(async () => {
    const asked = { grant_type: 'client_credential', appid: config.appId, secret: config.secret };
    const said = await post('token', new URL(`${config.url}/cgi-bin/stable_token`), JSON.stringify(asked));
    const { access_token: text, expires_in: lifeS } = readTold('token', tokenTold, said);
    return { text, lifeS };
  }, now);

  async function call(what: string, path: string, body: string) {
    const url = new URL(config.url + path);
    url.searchParams.set('access_token', await token.read());
    url.searchParams.set('pay_sig', signPay(config, path, body));
    const said = await post(what, url, body);
    return { said, code: readTold(what, status, said).errcode };
  }

  /** Throws ChannelError for an answer that is not as documented, and RefusalError. */
  return async <Told>(what: string, path: string, asked: object, schema: z.ZodType<Told>): Promise<Told> => {
    const body = JSON.stringify({ ...asked, env: 0 });
    let told = await call(what, path, body);
    if (TOKEN_ENDED.has(told.code)) {
      token.drop();
      told = await call(what, path, body);
      if (TOKEN_ENDED.has(told.code)) throw new ChannelError('WeChat takes no token that it gives');
    }
    if (told.code !== 0) throw new RefusalError('WeChat', told.code, what);
    return readTold(what, schema, told.said);
  };
}
