import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Carrier, type CarrierProof, SignInRefusedError } from '../../ports/sign-in.ts';
import { type CallProvider, postJson, readDocumented } from '../call-provider.ts';
import type { GeetestConfig } from './env.ts';

const answer = z.object({ status: z.number(), result: z.string().optional() });

/** Carriers of the mainland, by GeeTest's OneLogin. A process id is good once. */
export function openGeetest({ id, secret, url, page }: GeetestConfig, call: CallProvider, now: () => number): Carrier {
  async function ask(address: string, fields: Readonly<Record<string, string | undefined>>): Promise<string> {
    const timestamp = String(now());
    const sign = createHmac('sha256', secret).update(`${id}&&${timestamp}`).digest('hex');
    const body = await call(new URL(address), postJson({ ...fields, timestamp, sign }));
    const { status, result = '' } = readDocumented(answer, body);
    if (status !== 200) throw new SignInRefusedError(String(status));
    if (!/^1\d{10}$/.test(result)) throw new SignInRefusedError('no number');
    return `+86${result}`;
  }
  const named = ({ processid, token }: CarrierProof) => ({ process_id: processid, token });
  return {
    numberOf: (proof) => ask(url, { ...named(proof), authcode: proof.authcode }),
    ...(page && {
      page: {
        appId: id,
        hosts: page.hosts,
        numberOf: (proof: CarrierProof, phone: string | undefined) =>
          ask(page.url, { ...named(proof), auth_code: proof.authcode, phone }),
      },
    }),
  };
}
