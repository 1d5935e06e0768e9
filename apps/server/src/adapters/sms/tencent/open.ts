import * as z from 'zod';
import { NumberRefusedError } from '../../ports/sms.ts';
import { signTc3 } from '../../signatures/sign-tc3.ts';
import { templateOf } from '../code-purposes.ts';
import { callVendor, type SmsVendor, VendorFault } from '../sms-vendor.ts';
import type { TencentSmsConfig } from './env.ts';

const VERSION = '2021-01-11';
const REGION = 'ap-guangzhou';
/** Codes that blame the number. */
const OF_THE_NUMBER: ReadonlySet<string> = new Set([
  'FailedOperation.PhoneNumberInBlacklist',
  'InvalidParameterValue.IncorrectPhoneNumber',
]);

const failed = z.object({ Response: z.object({ Error: z.object({ Code: z.string() }) }) });
const sent = z.object({ Response: z.object({ SendStatusSet: z.array(z.object({ Code: z.string() })).length(1) }) });

/** Tencent Cloud's short messages. What became of the one number stands in a list of its own. */
export function openTencentSms(config: TencentSmsConfig, now: () => number): SmsVendor {
  const { keyId, keySecret, app, sign, templates } = config;
  const url = new URL('/', config.url);
  return {
    name: 'tencent',
    async sendCode({ phone, code, type }) {
      const body = JSON.stringify({
        PhoneNumberSet: [phone],
        SmsSdkAppId: app,
        SignName: sign,
        TemplateId: templateOf(templates, type),
        TemplateParamSet: [code],
      });
      const request = { url, service: 'sms', action: 'SendSms', version: VERSION, region: REGION, body, nowMs: now() };
      const headers = signTc3(request, keyId, keySecret);
      const { status, body: said } = await callVendor(url, { method: 'POST', headers, body });
      const outcome =
        failed.safeParse(said).data?.Response.Error.Code ?? sent.safeParse(said).data?.Response.SendStatusSet[0]?.Code;
      if (outcome === 'Ok') return;
      if (outcome !== undefined && OF_THE_NUMBER.has(outcome)) throw new NumberRefusedError(outcome);
      throw new VendorFault(outcome ?? `status ${status}`);
    },
  };
}
