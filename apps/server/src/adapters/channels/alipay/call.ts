import * as z from 'zod';
import { ChannelError } from '../../ports/pay-channel.ts';
import { beijingTime } from '../beijing.ts';
import { callChannel } from '../call-channel.ts';
import { RefusalError } from '../refusal-error.ts';
import { cutObject } from './cut-object.ts';
import type { AlipayConfig } from './env.ts';
import { isOfAlipay, signCall } from './signature.ts';

/** Beside what was asked for every answer has this: https://opendocs.alipay.com/common/02km9f. */
const status = z.object({ code: z.string(), sub_code: z.string().optional() });
const DONE = '10000';

export type AlipayCall = ReturnType<typeof createCall>;

export function createCall(config: AlipayConfig, now: () => number) {
  /** Common parameters, and the signature over all: https://opendocs.alipay.com/open/028r8t. */
  function signed(method: string, content: object, more: Readonly<Record<string, string>> = {}): URLSearchParams {
    const parameters = {
      ...{ app_id: config.appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
      ...{ timestamp: beijingTime(now()).replace('T', ' '), biz_content: JSON.stringify(content), ...more },
    };
    return new URLSearchParams({ ...parameters, sign: signCall(config, parameters) });
  }

  return {
    /** The address that a browser is sent to, which is the call itself. */
    page(method: string, content: object, more: { notify_url: string; return_url: string }): string {
      return `${config.gateway}?${signed(method, content, more)}`;
    },
    /** Throws ChannelError for an answer that is not as documented or that Alipay did not sign, and RefusalError. */
    async ask<Told>(method: string, content: object, schema: z.ZodType<Told>): Promise<Told> {
      const url = new URL(config.gateway);
      url.searchParams.set('charset', 'utf-8');
      const { body } = await callChannel(method, url, { method: 'POST', body: signed(method, content) });
      const said = readAnswer(config, method, body.toString());
      const { code, sub_code } = status.parse(said);
      if (code !== DONE) throw new RefusalError('Alipay', sub_code ?? code, method);
      const { success, data } = schema.safeParse(said);
      if (!success) throw new ChannelError(`an answer to ${method} that is not as documented`);
      return data;
    },
  };
}

/** What is signed is the answer as it stands within the envelope: https://opendocs.alipay.com/common/02mse7. */
function readAnswer(config: AlipayConfig, method: string, text: string): unknown {
  const told = cutObject(text, `${method.replaceAll('.', '_')}_response`);
  const [, signature = '""'] = /"sign"\s*:\s*("(?:[\w+=]|\\?\/)+")/.exec(told ? text.replace(told, '') : '') ?? [];
  if (!told || !isOfAlipay(config, told, JSON.parse(signature)))
    throw new ChannelError(`an answer to ${method} that Alipay did not sign`);
  const said: unknown = JSON.parse(told);
  if (!status.safeParse(said).success) throw new ChannelError(`an answer to ${method} that is not as documented`);
  return said;
}
