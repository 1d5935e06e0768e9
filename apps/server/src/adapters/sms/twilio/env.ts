import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { list, optionalText, webAddress } from '../../../environment/kinds.ts';

export const twilioSmsVariables = {
  KINORA_SMS_TWILIO_ACCOUNT: optionalText('Twilio: the account SID.'),
  KINORA_SMS_TWILIO_TOKEN: optionalText('Twilio: the auth token.', { isSecret: true }),
  KINORA_SMS_TWILIO_FROM: optionalText('Twilio: who sends, a number in E.164 or a messaging service (MG…).'),
  KINORA_SMS_TWILIO_AREAS: list('Twilio: calling codes that it sends to, such as +1; all without it.', {
    shown: 'all',
  }),
  KINORA_SMS_TWILIO_URL: webAddress('Twilio: another address of its interface.', { shown: "the vendor's" }),
};

export interface TwilioSmsConfig {
  account: string;
  token: string;
  from: string;
  areas: readonly string[];
  url: string;
}

/** Throws ConfigError. */
export function readTwilioSms(values: ValuesOf<typeof twilioSmsVariables>): TwilioSmsConfig {
  const { KINORA_SMS_TWILIO_ACCOUNT: account, KINORA_SMS_TWILIO_TOKEN: token, KINORA_SMS_TWILIO_FROM: from } = values;
  if (account === null || token === null || from === null)
    throw new ConfigError(
      'KINORA_SMS=twilio needs KINORA_SMS_TWILIO_ACCOUNT, KINORA_SMS_TWILIO_TOKEN and KINORA_SMS_TWILIO_FROM.',
    );
  return {
    ...{ account, token, from },
    areas: values.KINORA_SMS_TWILIO_AREAS,
    url: values.KINORA_SMS_TWILIO_URL ?? 'https://api.twilio.com',
  };
}
