import type * as z from 'zod';
import { ChannelError } from '../../ports/pay-channel.ts';
import { type ChannelAnswer, callChannel } from '../call-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import type { WechatPayConfig } from './env.ts';
import { errorTold } from './messages.ts';
import { authorize, isOfWechatPay } from './signature.ts';

export type WechatCall = ReturnType<typeof createCall>;

/** Signed calls of the merchant, whose answers are checked to be of WeChat Pay before they are read. */
export function createCall(config: WechatPayConfig, now: () => number) {
  function ask(what: string, method: 'GET' | 'POST', url: URL, asked?: object): Promise<ChannelAnswer> {
    const body = asked === undefined ? '' : JSON.stringify(asked);
    const headers = {
      authorization: authorize(config, { method, path: url.pathname + url.search, body }, now()),
      accept: 'application/json',
      'user-agent': 'kinora',
      ...(asked !== undefined && { 'content-type': 'application/json' }),
      ...(config.publicId !== undefined && { 'wechatpay-serial': config.publicId }),
    };
    return callChannel(what, url, { method, headers, ...(asked !== undefined && { body }) });
  }

  async function call(what: string, method: 'GET' | 'POST', path: string, asked?: object): Promise<unknown> {
    const answer = await ask(what, method, new URL(config.url + path), asked);
    const signed = { rawBody: answer.body, header: (name: string) => answer.headers.get(name) ?? '' };
    if (!isOfWechatPay(config, signed, now()))
      throw new ChannelError(
        `an answer to ${what} that WeChat Pay did not sign (${answer.status}); a proxy may have dropped its headers`,
      );
    const said = readJson(answer.body);
    if (answer.status < 300) return said;
    throw new RefusalError('WeChat Pay', errorTold.safeParse(said).data?.code ?? String(answer.status), what);
  }

  return {
    /** Throws ChannelError for an answer that is not as documented, and RefusalError. */
    async get<Told>(what: string, path: string, schema: z.ZodType<Told>): Promise<Told> {
      return read(what, schema, await call(what, 'GET', path));
    },
    async post<Told>(what: string, path: string, asked: object, schema: z.ZodType<Told>): Promise<Told> {
      return read(what, schema, await call(what, 'POST', path, asked));
    },
    /** What is answered with nothing. */
    async tell(what: string, path: string, asked: object): Promise<void> {
      await call(what, 'POST', path, asked);
    },
    /** A file, whose answer carries no signature: what it is was told before. */
    async download(what: string, url: URL): Promise<Buffer> {
      const { status, body } = await ask(what, 'GET', url);
      if (status !== 200) throw new ChannelError(`no file of ${what} (${status})`);
      return body;
    },
  };
}

function read<Told>(what: string, schema: z.ZodType<Told>, said: unknown): Told {
  const { success, data } = schema.safeParse(said);
  if (!success) throw new ChannelError(`an answer to ${what} that is not as documented`);
  return data;
}

function readJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? undefined : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
