import { CARRIER_CODE, CarrierError } from '../carrier-error';
import { serverBase } from '../server-address.web';
import { fieldOf, type Limit, splitMask, textOf } from './carrier-call';
import type { Process } from './vendor';

const FIXED = { business_type: '1', client_type: '2', format: 'jsonp', version: 'v4.0', callback: 'cuCallback' };
const SUCCESS = '0';
/** The signature, or the address that asked, is not right. */
const REFUSED: readonly string[] = ['1002', '3011'];

/** What the vendor signs for it, with the product in its place. */
export const unicomPresign = ({ timeMs }: Process): string =>
  [FIXED.business_type, FIXED.callback, '{clientId}', FIXED.client_type, FIXED.format, timeMs, FIXED.version].join('');

/** The hidden number as China Unicom tells it, with what becomes a token together with the whole number. Throws CarrierError. */
export async function askUnicom({ process, option }: { process: Process; option: unknown }, limit: Limit) {
  const asked = {
    ...FIXED,
    ...{ timestamp: String(process.timeMs), client_id: textOf(option, 'client_id'), sign: textOf(option, 'sign') },
  };
  const answer = await askInFrame(new URLSearchParams(asked), limit);
  const code = textOf(answer, 'code');
  if (REFUSED.includes(code)) throw new CarrierError(CARRIER_CODE.unicomRefused);
  if (code !== SUCCESS) throw new CarrierError(CARRIER_CODE.unicomNoNumber);
  const data = fieldOf(answer, 'data');
  const token = textOf(data, 'accessCode');
  if (token === '') throw new CarrierError(CARRIER_CODE.incomplete);
  const { ahead, behind } = splitMask(textOf(data, 'mobile'));
  return {
    ...{ ahead, behind, asksDigits: true },
    token: async (digits: string) => ({ token, phone: `${ahead}${digits}${behind}` }),
  };
}

/** It answers by a script alone, which runs where it reaches nothing of ours: see the server's `carrier-frame-route.ts`. */
function askInFrame(asked: URLSearchParams, { signal, isGivenUp }: Limit): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const end = () => {
      removeEventListener('message', hear);
      signal.removeEventListener('abort', stop);
      frame.remove();
    };
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      end();
      resolve(data);
    };
    const stop = () => {
      end();
      reject(new CarrierError(isGivenUp() ? CARRIER_CODE.ended : CARRIER_CODE.unicomNoNumber));
    };
    addEventListener('message', hear);
    signal.addEventListener('abort', stop);
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = `${new URL('carrier-frame', serverBase()).href}#${asked}`;
    document.body.append(frame);
  });
}
