import { createHash, createHmac } from 'node:crypto';
import { isSame } from './check-signatures.ts';
import { type Peer, type PeerReply, type PeerRequest, servePeer } from './peer-server.ts';
import { escapeHtml, OneTimeCodes } from './people.ts';

interface App {
  id: string;
  secret: string;
}

/** The telephones that a browser may be: what vendor and carriers say of them. */
const TELEPHONES = {
  mobile: { phone: '13800138000', operator: 1, level: '4', is: 'China Mobile' },
  // Its carrier takes the user's word: no digits are asked for.
  known: { phone: '13900139000', operator: 1, level: '1', is: 'China Mobile, without digits' },
  unicom: { phone: '18600138000', operator: 3, level: '4', is: 'China Unicom' },
  telecom: { phone: '18900138000', operator: 2, level: '4', is: 'a carrier that pages cannot ask' },
  wifi: { phone: null, operator: 1, level: '4', is: 'within a Wi-Fi, where no carrier knows it' },
} as const;
type Telephone = keyof typeof TELEPHONES;

export interface CarrierPeer extends Peer {
  /** What the library gives on the telephone with this number. */
  process(phone: string): { processid: string; token: string };
}

interface Process {
  presign: string;
  /** The carrier's own secret for it, then the token that it gave. */
  token: string;
  phone: string;
}

const SKEW_MS = 300_000;
const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
const isTelephone = (name: string | null): name is Telephone => name !== null && Object.hasOwn(TELEPHONES, name);

/**
 * GeeTest's OneLogin and the carriers behind it, as documented: for servers at `/check_phone` and `/page`, for browsers under the paths
 * of vendor and carriers. Which telephone a browser is, is chosen at `/telephone`.
 */
export async function startCarrierPeer(
  { id, secret }: App,
  port?: number,
  now: () => number = Date.now,
): Promise<CarrierPeer> {
  const processes = new OneTimeCodes<{ phone: string; token: string }>();
  const begun = new Map<string, Process>();
  let telephone: Telephone = 'mobile';

  const failed = (status: number, error_msg: string): PeerReply => ({ json: { status, error_msg, result: '' } });
  const check = ({ fields }: PeerRequest): PeerReply => {
    if (!isSame(fields.sign ?? '', hmac(`${id}&&${fields.timestamp}`, secret))) return failed(12109, 'sign error');
    if (Math.abs(now() - Number(fields.timestamp)) > SKEW_MS) return failed(12005, 'timestamp error');
    const known = processes.take(fields.process_id ?? '');
    if (known === 'used') return failed(12101, 'process_id used');
    if (!known) return failed(12100, 'process_id not found');
    // The number as the page completed it, where it did.
    const isOther = fields.phone !== undefined && /^\d{11}$/.test(fields.phone) && fields.phone !== known.phone;
    if (known.token !== fields.token || isOther) return failed(500, 'get phone failed');
    return { json: { status: 200, result: known.phone, charge: true } };
  };

  const preGetToken = ({ method, fields }: PeerRequest): PeerReply => {
    const { operator, phone } = TELEPHONES[telephone];
    const process = fields.process_id ?? '';
    const isWhole =
      /^[0-9a-f]{32}$/.test(process) && new RegExp(`^8${process}\\d{17}${process}2\\.0$`).test(fields.cm_presign ?? '');
    if (method !== 'POST' || fields.app_id !== id || !isWhole) return { json: { status: 21001, error_msg: 'bad' } };
    if (operator === 2) return { json: { status: 21012, error_msg: 'operator unsupported' } };
    const presign = (operator === 1 ? fields.cm_presign : fields.cu_presign) ?? '';
    begun.set(process, { presign, token: `carrier-${process}`, phone: phone ?? '' });
    const option = { appid: 'of-mobile', client_id: 'of-unicom', sign: hmac(presign, secret) };
    return { json: { status: 200, process_id: process, data: { operator, option: { [operator]: option } } } };
  };

  const getMobile = ({ fields }: PeerRequest): PeerReply => {
    const { level } = TELEPHONES[telephone];
    const process = begun.get(fields.traceId ?? '');
    const say = (resultCode: string, more = {}): PeerReply => ({
      json: { body: { resultCode, resultDesc: '', ...more } },
    });
    const signed = `8${fields.msgId}${fields.timestamp}${fields.traceId}${fields.version}`;
    if (!process || process.presign !== signed || fields.sign !== hmac(signed, secret)) return say('110047');
    if (process.phone === '') return say('103134');
    return say('103000', { accessToken: process.token, maskPhone: masked(process.phone), authLevel: level });
  };

  const getToken = ({ fields }: PeerRequest): PeerReply => {
    const [process, one] = [...begun].find(([, { token }]) => token === fields.accessToken) ?? [];
    if (!process || !one) return { json: { resultCode: '103902', desc: 'access token over' } };
    const wanted = telephone === 'known' ? masked(one.phone).replaceAll('*', '') : one.phone;
    if (fields.phone !== md5(wanted)) return { json: { resultCode: '104012', desc: 'not this number' } };
    begun.delete(process);
    return { json: { resultCode: '103000', desc: '', data: { token: give(process, one.phone) } } };
  };

  const precheck = ({ query }: PeerRequest): PeerReply => {
    const read = (name: string): string => query.get(name) ?? '';
    const presign = `${read('business_type')}${read('callback')}{clientId}${read('client_type')}${read('format')}${read('timestamp')}${read('version')}`;
    const [process, one] = [...begun].find(([, known]) => known.presign === presign) ?? [];
    const isSigned = read('client_id') === 'of-unicom' && read('sign') === hmac(presign, secret);
    if (!process || !one || !isSigned) return { script: `cuCallback({"code":"1002","msg":"sign"})` };
    begun.delete(process);
    const data = { accessCode: give(process, one.phone), operatorType: 'CU', mobile: masked(one.phone) };
    return { script: `cuCallback(${JSON.stringify({ code: '0', msg: 'success', data })})` };
  };

  function give(process: string, phone: string): string {
    const token = `token-of-${phone}-${process}`;
    processes.put(process, { phone, token });
    return token;
  }

  const choose = ({ query }: PeerRequest): PeerReply => {
    const chosen = query.get('as');
    if (isTelephone(chosen)) telephone = chosen;
    const rows = Object.entries(TELEPHONES).map(([name, { phone, is }]) => {
      const words = escapeHtml(`${phone ?? 'No number'} (${is})`);
      return `<li>${name === telephone ? `<b>${words}</b>` : `<a href="?as=${name}">${words}</a>`}</li>`;
    });
    return {
      html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Telephone (stand-in)</title><h1>This telephone is</h1><ul>${rows.join('')}</ul></html>`,
    };
  };

  const peer = await servePeer(
    {
      '/check_phone': check,
      '/page': check,
      '/web/pre_get_token': preGetToken,
      '/web/client_report': () => ({ json: { status: 200 } }),
      '/h5/httpsPreGetmobile': getMobile,
      '/h5/onekeylogin/authGetToken': getToken,
      '/openapi/netauth/precheck/u3': precheck,
      '/telephone': choose,
    },
    port,
  );
  return {
    ...peer,
    process(phone) {
      const token = `token-of-${phone}`;
      return { processid: processes.give({ phone, token }), token };
    },
  };
}
