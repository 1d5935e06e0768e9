import type * as z from 'zod';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { ConfigError } from '../../environment/config-error.ts';
import { listOf } from '../../environment/kinds.ts';
import { type AliyunSmsConfig, aliyunSmsVariables, readAliyunSms } from './aliyun/env.ts';
import { INBOX } from './inbox/env.ts';
import { readTencentSms, type TencentSmsConfig, tencentSmsVariables } from './tencent/env.ts';
import { readTwilioSms, type TwilioSmsConfig, twilioSmsVariables } from './twilio/env.ts';

const VENDORS = [INBOX, 'aliyun', 'tencent', 'twilio'] as const;

export const smsArea = defineArea('Text messages', {
  KINORA_SMS: listOf(
    'Who sends verification codes: the vendors in the order in which they are tried, or `sms-inbox`, which only shows the codes, to this machine, at an address that the start prints.',
    VENDORS,
    INBOX,
  ),
  ...aliyunSmsVariables,
  ...tencentSmsVariables,
  ...twilioSmsVariables,
});

export type SmsVendorConfig =
  | ({ name: 'aliyun' } & AliyunSmsConfig)
  | ({ name: 'tencent' } & TencentSmsConfig)
  | ({ name: 'twilio' } & TwilioSmsConfig);

export type SmsConfig = { adapter: typeof INBOX } | { adapter: 'vendors'; vendors: readonly SmsVendorConfig[] };

/** Vendors that only behave like one. */
export const SMS_SANDBOXES: ReadonlySet<string> = new Set([INBOX]);

/** Who sends codes. Throws ConfigError. */
export function readSms(environment: Environment): SmsConfig {
  const values = readArea(smsArea, environment);
  const names = values.KINORA_SMS;
  if (names.length === 0 || (names.length === 1 && names[0] === INBOX)) return { adapter: INBOX };
  return {
    adapter: 'vendors',
    vendors: [...new Set(names)].map((name) => readVendor(name, values)),
  };
}

function readVendor(name: (typeof VENDORS)[number], values: z.output<typeof smsArea.variables>): SmsVendorConfig {
  if (name === 'aliyun') return { name, ...readAliyunSms(values) };
  if (name === 'tencent') return { name, ...readTencentSms(values) };
  if (name === 'twilio') return { name, ...readTwilioSms(values) };
  throw new ConfigError(`KINORA_SMS: ${INBOX} stands alone; a code that was sent is shown nowhere.`);
}
