import type * as z from 'zod';
import { ChannelError } from '../ports/pay-channel.ts';

/** What is no JSON is nothing. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** An answer as documented. Throws ChannelError for any other. */
export function readTold<Told>(what: string, schema: z.ZodType<Told>, said: unknown): Told {
  const { success, data } = schema.safeParse(said);
  if (!success) throw new ChannelError(`an answer to ${what} that is not as documented`);
  return data;
}
