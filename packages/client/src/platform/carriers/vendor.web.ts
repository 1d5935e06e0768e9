import type { CarrierOffer } from '@kinora/contract';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CARRIER_CODE, CarrierError } from '../carrier-error';
import { randomBytes } from '../entropy.web';
import { systemName } from '../platform-name.web';
import { ask, fieldOf, type Limit, textOf } from './carrier-call';

/** The version of the vendor's protocol. */
const SDK = '1.3.1';
/** What a page is to the vendor. */
const CLIENT_TYPE = '1';
const PROCESS_ID_BYTES = 16;
const STATUS_OK = '200';
const STATUS_UNSUPPORTED = '21012';

export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));

/** One asking: the carriers' calls carry the same as the vendor's, which signs them. */
export interface Process {
  readonly id: string;
  /** In local time, as 20121227180001165. */
  readonly timestamp: string;
  readonly timeMs: number;
  readonly machine: string;
}

/**
 * What the carriers' libraries say of the machine. In the place of a digest of all that can be told of a browser stands a random one:
 * it ties the calls of one process together, and one process to no other.
 */
function describeMachine(): string {
  const words = [systemName, navigator.userAgent.slice(0, 100), bytesToHex(randomBytes(PROCESS_ID_BYTES))].join('@@');
  return encodeURIComponent(btoa(String.fromCharCode(...utf8ToBytes(words))));
}

function timestampOf(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()];
  const milliseconds = String(date.getMilliseconds()).padStart(3, '0');
  return [date.getFullYear(), ...parts.map((part) => String(part).padStart(2, '0')), milliseconds].join('');
}

export function newProcess(): Process {
  const now = new Date();
  const id = bytesToHex(randomBytes(PROCESS_ID_BYTES));
  return { id, timestamp: timestampOf(now), timeMs: now.getTime(), machine: describeMachine() };
}

/** What each carrier wants signed; the vendor puts the product in and signs. */
interface Presigns {
  readonly mobile: string;
  readonly unicom: string;
}

/** The carrier of the telephone, and its product and signature for this process. Throws CarrierError. */
export async function findCarrier(
  { appid, hosts }: CarrierOffer,
  process: Process,
  presigns: Presigns,
  limit: Limit,
): Promise<{ operator: string; option: unknown }> {
  const fields = {
    ...{ app_id: appid, sdk: SDK, clienttype: CLIENT_TYPE, process_id: process.id, ext: process.machine },
    ...{ cm_presign: presigns.mobile, cu_presign: presigns.unicom, ct_presign: '' },
  };
  const request = { body: new URLSearchParams(fields), silent: CARRIER_CODE.vendorSilent };
  const answer = await ask(`${hosts.vendor}/web/pre_get_token`, request, limit);
  const status = textOf(answer, 'status');
  if (status === STATUS_UNSUPPORTED) throw new CarrierError(CARRIER_CODE.unsupported);
  if (status !== STATUS_OK) throw new CarrierError(CARRIER_CODE.vendorRefused);
  const data = fieldOf(answer, 'data');
  const operator = textOf(data, 'operator');
  return { operator, option: fieldOf(fieldOf(data, 'option'), operator) };
}

/** Tells the vendor how a step ended. It is told codes alone: no number, no token. */
export function report({ appid, hosts }: CarrierOffer, process: Process, step: string, code: number): void {
  const fields = {
    process_id: process.id,
    clienttype: CLIENT_TYPE,
    app_id: appid,
    code: String(code),
    metadata: '',
    step,
  };
  const sent = fetch(`${hosts.vendor}/web/client_report`, {
    ...{ method: 'POST', body: new URLSearchParams(fields), credentials: 'omit', keepalive: true },
  });
  // Nobody waits for it: whether the vendor heard changes nothing for the user.
  sent.catch(() => undefined);
}
