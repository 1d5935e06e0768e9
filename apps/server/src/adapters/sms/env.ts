import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { choice } from '../../environment/kinds.ts';
import { INBOX } from './inbox/env.ts';

export const smsArea = defineArea('Text messages', {
  KINORA_SMS: choice('Who sends verification codes; `sms-inbox` only shows them at /dev/inbox.', [INBOX], INBOX),
});

export interface SmsConfig {
  adapter: typeof INBOX;
}

/** Vendors that only behave like one. */
export const SMS_SANDBOXES: ReadonlySet<string> = new Set([INBOX]);

export function readSms(environment: Environment): SmsConfig {
  return { adapter: readArea(smsArea, environment).KINORA_SMS };
}
