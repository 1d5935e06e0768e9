import type http from 'node:http';
import { checkAcs3, checkTc3, isSame, type PeerKeys } from './check-signatures.ts';
import { openVendorServer, type VendorServer } from './vendor-server.ts';

/** What the three vendors were told of the product. */
export const SMS_KEYS = { keyId: 'key-id', keySecret: 'key-secret' } as const satisfies PeerKeys;
export const SMS_SIGN = '映画';
export const SMS_TEMPLATE = 'SMS_1';
export const SMS_APP = '1400006666';
export const TWILIO = { account: 'AC0123', token: 'token', from: '+15005550006' } as const;

export interface SmsPeer extends VendorServer {
  /** What was sent, in order. */
  sent: { vendor: string; phone: string; text: string }[];
}

/** Aliyun, Tencent Cloud and Twilio behind one address, as documented: signatures, sender, template and number are checked. */
export async function startSmsPeer(): Promise<SmsPeer> {
  const server = await openVendorServer((request, body, fault) => {
    if (request.headers['x-acs-action']) return answerAliyun(request, body, fault);
    if (request.headers['x-tc-action']) return answerTencent(request, body, fault);
    return answerTwilio(request, body, fault);
  });

  function answerAliyun(request: http.IncomingMessage, body: Buffer, fault: string | undefined) {
    const wrong = checkAcs3(request, body, SMS_KEYS);
    if (wrong) return { status: 400, body: { Code: wrong, Message: 'no', RequestId: 'r' } };
    const fields = new URLSearchParams(body.toString());
    const code = fault ?? judgeAliyun(request, fields);
    if (code === undefined)
      peer.sent.push({
        vendor: 'aliyun',
        phone: fields.get('PhoneNumbers') ?? '',
        text: fields.get('TemplateParam') ?? '',
      });
    return { status: 200, body: { Code: code ?? 'OK', Message: 'said', RequestId: 'r' } };
  }

  function answerTencent(request: http.IncomingMessage, body: Buffer, fault: string | undefined) {
    const wrong = checkTc3(request, body, SMS_KEYS, 'sms');
    if (wrong) return { status: 200, body: { Response: { Error: { Code: wrong, Message: 'no' }, RequestId: 'r' } } };
    const fields = JSON.parse(body.toString()) as Record<string, unknown>;
    const [phone = ''] = fields.PhoneNumberSet as string[];
    const code = fault ?? judgeTencent(request, fields, phone);
    if (code === undefined)
      peer.sent.push({ vendor: 'tencent', phone, text: (fields.TemplateParamSet as string[]).join() });
    const status = { SerialNo: '1', PhoneNumber: phone, Fee: 1, Code: code ?? 'Ok', Message: 'said', IsoCode: 'CN' };
    return { status: 200, body: { Response: { SendStatusSet: [status], RequestId: 'r' } } };
  }

  function answerTwilio(request: http.IncomingMessage, body: Buffer, fault: string | undefined) {
    const wanted = `Basic ${Buffer.from(`${TWILIO.account}:${TWILIO.token}`).toString('base64')}`;
    if (!isSame(String(request.headers.authorization), wanted))
      return { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } };
    const fields = new URLSearchParams(body.toString());
    const isRight =
      request.url === `/2010-04-01/Accounts/${TWILIO.account}/Messages.json` && fields.get('From') === TWILIO.from;
    const code = fault ?? (isRight ? undefined : '21606');
    if (code !== undefined) return { status: 400, body: { code: Number(code), message: 'said', status: 400 } };
    const sid = `SM${peer.sent.length}`;
    peer.sent.push({ vendor: 'twilio', phone: fields.get('To') ?? '', text: fields.get('Body') ?? '' });
    return { status: 201, body: { sid, status: 'queued', error_code: null } };
  }

  const peer: SmsPeer = Object.assign(server, { sent: [] });
  return peer;
}

function judgeAliyun(request: http.IncomingMessage, fields: URLSearchParams): string | undefined {
  if (request.headers['x-acs-action'] !== 'SendSms' || request.headers['x-acs-version'] !== '2017-05-25')
    return 'InvalidAction.NotFound';
  if (fields.get('SignName') !== SMS_SIGN) return 'isv.SMS_SIGNATURE_ILLEGAL';
  if (fields.get('TemplateCode') !== SMS_TEMPLATE) return 'isv.SMS_TEMPLATE_ILLEGAL';
  if (!/^\{"code":"\d{6}"\}$/.test(fields.get('TemplateParam') ?? '')) return 'isv.TEMPLATE_MISSING_PARAMETERS';
  return /^\d{7,15}$/.test(fields.get('PhoneNumbers') ?? '') ? undefined : 'isv.MOBILE_NUMBER_ILLEGAL';
}

function judgeTencent(
  request: http.IncomingMessage,
  fields: Readonly<Record<string, unknown>>,
  phone: string,
): string | undefined {
  if (request.headers['x-tc-action'] !== 'SendSms' || request.headers['x-tc-version'] !== '2021-01-11')
    return 'InvalidAction';
  if (fields.SmsSdkAppId !== SMS_APP) return 'UnauthorizedOperation.SmsSdkAppIdVerifyFail';
  if (fields.SignName !== SMS_SIGN) return 'FailedOperation.SignatureIncorrectOrUnapproved';
  if (fields.TemplateId !== SMS_TEMPLATE) return 'FailedOperation.TemplateIncorrectOrUnapproved';
  return /^\+\d{7,15}$/.test(phone) ? undefined : 'InvalidParameterValue.IncorrectPhoneNumber';
}
