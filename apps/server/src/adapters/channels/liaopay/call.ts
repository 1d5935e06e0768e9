import type * as z from 'zod';
import { ChannelError } from '../../ports/pay-channel.ts';
import { callChannel } from '../call-channel.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import type { LiaopayConfig } from './env.ts';
import { refusal } from './messages.ts';
import { isSigned, signBody } from './signature.ts';

/** Signed calls, whose answers are signed as well, each for what was asked. Throws ChannelError; RefusalError where the sister app says no. */
export function createCall({ merchant, key, url }: LiaopayConfig, now: () => number) {
  return async <Told>(what: string, asked: object, schema: z.ZodType<Told>): Promise<Told> => {
    const body = JSON.stringify({ merchant, environment: 'production', ...asked });
    const init = { method: 'POST', headers: signBody(key, what, body, now()), body };
    const answer = await callChannel(what, new URL(`${url}/${what}`), init);
    if (!isSigned(key, what, answer.body, Object.fromEntries(answer.headers), now()))
      throw new ChannelError(`not the sister app answers ${what}`);
    const said = readJson(answer.body);
    if (answer.status !== 200) throw new RefusalError('the sister app', readTold(what, refusal, said).code, what);
    return readTold(what, schema, said);
  };
}
