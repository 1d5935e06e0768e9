import * as z from 'zod';
import { SignInRefusedError } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, postJson, readDocumented, refuseError } from '../call-provider.ts';
import type { ProviderKeys } from '../keys.ts';

/** Asked for again a little before it ends. */
const MARGIN_MS = 300_000;
const SILENT = ['-1', '45011'];
/** The access token was ended early: another one was given out. */
const TOKEN_ENDED = z.object({ errcode: z.union([z.literal(40001), z.literal(42001), z.literal(40014)]) });

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const numberAnswer = z.object({
  phone_info: z.object({
    purePhoneNumber: z.string().regex(/^\d{4,15}$/),
    countryCode: z.string().regex(/^\d{1,4}$/),
    watermark: z.object({ appid: z.string() }),
  }),
});

/** The phone number of whoever agreed to tell it in a mini-program, by the code of that agreement, which is good once. */
export function createPhoneOfChat(
  { id, secret }: ProviderKeys,
  { url, call, now }: { url: string; call: CallProvider; now(): number },
): (code: string) => Promise<string> {
  let token = { text: '', endsAt: 0 };

  async function readToken(): Promise<string> {
    if (token.endsAt > now()) return token.text;
    const order = postJson({ grant_type: 'client_credential', appid: id, secret });
    const body = await call(addressOf(url, '/cgi-bin/stable_token'), order);
    refuseError(body, 'errcode', ['0'], SILENT);
    const { access_token: text, expires_in: lifeS } = readDocumented(tokenAnswer, body);
    token = { text, endsAt: now() + lifeS * 1000 - MARGIN_MS };
    return text;
  }

  async function ask(code: string): Promise<unknown> {
    const query = { access_token: await readToken() };
    return call(addressOf(url, '/wxa/business/getuserphonenumber', query), postJson({ code }));
  }

  return async (code) => {
    let body = await ask(code);
    if (TOKEN_ENDED.safeParse(body).success) {
      token = { text: '', endsAt: 0 };
      body = await ask(code);
    }
    refuseError(body, 'errcode', ['0'], SILENT);
    const { phone_info: info } = readDocumented(numberAnswer, body);
    if (info.watermark.appid !== id) throw new SignInRefusedError('of another mini-program');
    return `+${info.countryCode}${info.purePhoneNumber}`;
  };
}
