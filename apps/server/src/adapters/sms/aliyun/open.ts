import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { NumberRefusedError } from '../../ports/sms.ts';
import { signAcs3 } from '../../signatures/sign-acs3.ts';
import { templateOf } from '../code-purposes.ts';
import { callVendor, type SmsVendor, VendorFault } from '../sms-vendor.ts';
import type { AliyunSmsConfig } from './env.ts';

const VERSION = '2017-05-25';
const CONTENT_TYPE = 'application/x-www-form-urlencoded';
const MAINLAND = '+86';
/** Codes that blame the number. */
const OF_THE_NUMBER: ReadonlySet<string> = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.MOBILE_COUNT_OVER_LIMIT']);

const answer = z.object({ Code: z.string() });

/** Aliyun's short messages (Dysmsapi). Faults come with status 200, too: the body's code is what counts. */
export function openAliyunSms(
  { keyId, keySecret, sign, templates, url }: AliyunSmsConfig,
  now: () => number,
): SmsVendor {
  const to = new URL('/', url);
  return {
    name: 'aliyun',
    async sendCode({ phone, code, type }) {
      const body = new URLSearchParams({
        // Of the mainland without its calling code, of others with it and without the plus.
        PhoneNumbers: phone.startsWith(MAINLAND) ? phone.slice(MAINLAND.length) : phone.slice(1),
        SignName: sign,
        TemplateCode: templateOf(templates, type),
        TemplateParam: JSON.stringify({ code }),
      }).toString();
      const request = { url: to, action: 'SendSms', version: VERSION, body, contentType: CONTENT_TYPE, nowMs: now() };
      const headers = signAcs3({ ...request, nonce: randomUUID() }, keyId, keySecret);
      const { status, body: said } = await callVendor(to, { method: 'POST', headers, body });
      const { data } = answer.safeParse(said);
      if (data?.Code === 'OK') return;
      if (data && OF_THE_NUMBER.has(data.Code)) throw new NumberRefusedError(data.Code);
      throw new VendorFault(data?.Code ?? `status ${status}`);
    },
  };
}
