import * as z from 'zod';
import { NumberRefusedError } from '../../ports/sms.ts';
import { purposeOf } from '../code-purposes.ts';
import { callVendor, type SmsVendor, VendorFault } from '../sms-vendor.ts';
import type { TwilioSmsConfig } from './env.ts';
import { messageIn } from './message.ts';

const CREATED = 201;
/** Codes that blame the number: invalid, unreachable, no mobile, unsubscribed. */
const OF_THE_NUMBER: ReadonlySet<number> = new Set([21211, 21612, 21614, 21610]);

const fault = z.object({ code: z.number() });

/** Twilio's programmable messaging; it has no templates of the operator's, so that the words are ours. */
export function openTwilioSms({ account, token, from, url }: TwilioSmsConfig): SmsVendor {
  const to = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    name: 'twilio',
    async sendCode({ phone, code, locale, type }) {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      const body = new URLSearchParams({ To: phone, ...sender, Body: messageIn(locale, code, purposeOf(type)) });
      const { status, body: said } = await callVendor(to, { method: 'POST', headers: { authorization }, body });
      if (status === CREATED) return;
      const { data } = fault.safeParse(said);
      if (data && OF_THE_NUMBER.has(data.code)) throw new NumberRefusedError(String(data.code));
      throw new VendorFault(data ? String(data.code) : `status ${status}`);
    },
  };
}
