import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { list, optionalText, webAddress } from '../../../environment/kinds.ts';
import { type CodeTemplates, readTemplates } from '../code-purposes.ts';

export const tencentSmsVariables = {
  KINORA_SMS_TENCENT_ID: optionalText('Tencent SMS: id of the API key.'),
  KINORA_SMS_TENCENT_SECRET: optionalText('Tencent SMS: secret of the API key.', { isSecret: true }),
  KINORA_SMS_TENCENT_APP: optionalText('Tencent SMS: the SdkAppId.'),
  KINORA_SMS_TENCENT_SIGN: optionalText('Tencent SMS: the signature of the messages, as approved there.'),
  KINORA_SMS_TENCENT_TEMPLATE: optionalText('Tencent SMS: the approved template; its one parameter is the code.'),
  KINORA_SMS_TENCENT_TEMPLATE_PHONE: optionalText('Tencent SMS: the approved template of codes that change a phone.', {
    shown: 'the template above',
  }),
  KINORA_SMS_TENCENT_TEMPLATE_PAY: optionalText(
    'Tencent SMS: the approved template of codes that a payment is confirmed by.',
    {
      shown: 'the template above',
    },
  ),
  KINORA_SMS_TENCENT_TEMPLATE_CLOSING: optionalText(
    'Tencent SMS: the approved template of codes that close an account.',
    {
      shown: 'the template above',
    },
  ),
  KINORA_SMS_TENCENT_AREAS: list('Tencent SMS: calling codes that it sends to, such as +86; all without it.', {
    shown: 'all',
  }),
  KINORA_SMS_TENCENT_URL: webAddress('Tencent SMS: another address of its interface.', { shown: "the vendor's" }),
};

export interface TencentSmsConfig {
  keyId: string;
  keySecret: string;
  app: string;
  sign: string;
  templates: CodeTemplates;
  areas: readonly string[];
  url: string;
}

/** Throws ConfigError. */
export function readTencentSms(values: ValuesOf<typeof tencentSmsVariables>): TencentSmsConfig {
  const {
    KINORA_SMS_TENCENT_ID: keyId,
    KINORA_SMS_TENCENT_SECRET: keySecret,
    KINORA_SMS_TENCENT_APP: app,
    KINORA_SMS_TENCENT_SIGN: sign,
    KINORA_SMS_TENCENT_TEMPLATE: template,
  } = values;
  if (keyId === null || keySecret === null || app === null || sign === null || template === null)
    throw new ConfigError(
      'KINORA_SMS=tencent needs KINORA_SMS_TENCENT_ID, KINORA_SMS_TENCENT_SECRET, KINORA_SMS_TENCENT_APP, KINORA_SMS_TENCENT_SIGN and KINORA_SMS_TENCENT_TEMPLATE.',
    );
  return {
    ...{ keyId, keySecret, app, sign },
    templates: readTemplates(template, {
      phone: values.KINORA_SMS_TENCENT_TEMPLATE_PHONE,
      pay: values.KINORA_SMS_TENCENT_TEMPLATE_PAY,
      closing: values.KINORA_SMS_TENCENT_TEMPLATE_CLOSING,
    }),
    areas: values.KINORA_SMS_TENCENT_AREAS,
    url: values.KINORA_SMS_TENCENT_URL ?? 'https://sms.tencentcloudapi.com',
  };
}
