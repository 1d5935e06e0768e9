import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { list, optionalText, webAddress } from '../../../environment/kinds.ts';
import { type CodeTemplates, readTemplates } from '../code-purposes.ts';

export const aliyunSmsVariables = {
  KINORA_SMS_ALIYUN_ID: optionalText('Aliyun SMS: id of the access key.'),
  KINORA_SMS_ALIYUN_SECRET: optionalText('Aliyun SMS: secret of the access key.', { isSecret: true }),
  KINORA_SMS_ALIYUN_SIGN: optionalText('Aliyun SMS: the signature of the messages, as approved there.'),
  KINORA_SMS_ALIYUN_TEMPLATE: optionalText('Aliyun SMS: the approved template; its one variable is `code`.'),
  KINORA_SMS_ALIYUN_TEMPLATE_PHONE: optionalText('Aliyun SMS: the approved template of codes that change a phone.', {
    shown: 'the template above',
  }),
  KINORA_SMS_ALIYUN_TEMPLATE_PAY: optionalText(
    'Aliyun SMS: the approved template of codes that a payment is confirmed by.',
    {
      shown: 'the template above',
    },
  ),
  KINORA_SMS_ALIYUN_TEMPLATE_CLOSING: optionalText(
    'Aliyun SMS: the approved template of codes that close an account.',
    {
      shown: 'the template above',
    },
  ),
  KINORA_SMS_ALIYUN_AREAS: list('Aliyun SMS: calling codes that it sends to, such as +86; all without it.', {
    shown: 'all',
  }),
  KINORA_SMS_ALIYUN_URL: webAddress('Aliyun SMS: another address of its interface.', { shown: "the vendor's" }),
};

export interface AliyunSmsConfig {
  keyId: string;
  keySecret: string;
  sign: string;
  templates: CodeTemplates;
  areas: readonly string[];
  url: string;
}

/** Throws ConfigError. */
export function readAliyunSms(values: ValuesOf<typeof aliyunSmsVariables>): AliyunSmsConfig {
  const {
    KINORA_SMS_ALIYUN_ID: keyId,
    KINORA_SMS_ALIYUN_SECRET: keySecret,
    KINORA_SMS_ALIYUN_SIGN: sign,
    KINORA_SMS_ALIYUN_TEMPLATE: template,
  } = values;
  if (keyId === null || keySecret === null || sign === null || template === null)
    throw new ConfigError(
      'KINORA_SMS=aliyun needs KINORA_SMS_ALIYUN_ID, KINORA_SMS_ALIYUN_SECRET, KINORA_SMS_ALIYUN_SIGN and KINORA_SMS_ALIYUN_TEMPLATE.',
    );
  return {
    ...{ keyId, keySecret, sign },
    templates: readTemplates(template, {
      phone: values.KINORA_SMS_ALIYUN_TEMPLATE_PHONE,
      pay: values.KINORA_SMS_ALIYUN_TEMPLATE_PAY,
      closing: values.KINORA_SMS_ALIYUN_TEMPLATE_CLOSING,
    }),
    areas: values.KINORA_SMS_ALIYUN_AREAS,
    url: values.KINORA_SMS_ALIYUN_URL ?? 'https://dysmsapi.aliyuncs.com',
  };
}
