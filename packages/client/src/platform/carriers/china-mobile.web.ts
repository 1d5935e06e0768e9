import type { CarrierHosts } from '@kinora/contract';
import { CARRIER_CODE, CarrierError } from '../carrier-error';
import { ask, fieldOf, type Limit, splitMask, textOf, withinLimit } from './carrier-call';
import { md5Hex, type Process } from './vendor';

const VERSION = '2.0';
const BUSINESS = '8';
/** The carrier takes the user's word. */
const LEVEL_WITHOUT_DIGITS = '1';
const SUCCESS = String(CARRIER_CODE.success);

/** What the vendor signs for it. */
export const mobilePresign = ({ id, timestamp }: Process): string => `${BUSINESS}${id}${timestamp}${id}${VERSION}`;

interface Asked {
  readonly hosts: CarrierHosts;
  readonly process: Process;
  readonly option: unknown;
}

/** The hidden number as China Mobile tells it, by the network that the request comes from. Throws CarrierError. */
export async function askMobile({ hosts, process, option }: Asked, limit: Limit) {
  const appId = textOf(option, 'appid');
  const asked = {
    ...{ version: VERSION, businessType: BUSINESS, authPageType: '1', expandParams: '' },
    ...{ timestamp: process.timestamp, traceId: process.id, msgId: process.id, userInformation: process.machine },
    ...{ appId, sign: textOf(option, 'sign') },
  };
  // As plain text: the carrier's address answers no question beforehand (CORS).
  const request = { body: JSON.stringify(asked), silent: CARRIER_CODE.mobileSilent };
  const answer = fieldOf(await ask(`${hosts.mobileNumber}/h5/httpsPreGetmobile`, request, limit), 'body');
  if (textOf(answer, 'resultCode') !== SUCCESS) throw new CarrierError(CARRIER_CODE.mobileNoNumber);
  const [mask, accessToken, level] = ['maskPhone', 'accessToken', 'authLevel'].map((name) => textOf(answer, name));
  if (!mask || !accessToken || !level) throw new CarrierError(CARRIER_CODE.incomplete);
  const { ahead, behind } = splitMask(mask);
  const asksDigits = level !== LEVEL_WITHOUT_DIGITS;
  return {
    ...{ ahead, behind, asksDigits },
    async token(digits: string) {
      const phone = `${ahead}${asksDigits ? digits : ''}${behind}`;
      const token = await takeToken({ hosts, process, appId, accessToken, phone });
      return asksDigits ? { token, phone } : { token };
    },
  };
}

interface TokenOrder {
  readonly hosts: CarrierHosts;
  readonly process: Process;
  readonly appId: string;
  readonly accessToken: string;
  /** As far as it is known. */
  readonly phone: string;
}

function takeToken({ hosts, process, appId, accessToken, phone }: TokenOrder): Promise<string> {
  return withinLimit(async (limit) => {
    const headers = {
      ...{ 'Content-Type': 'application/json', interfaceVersion: VERSION, businessType: BUSINESS },
      ...{ timestamp: process.timestamp, appId, traceId: process.id },
    };
    const asked = { accessToken, phone: md5Hex(phone), userInformation: process.machine, expandParams: '' };
    const request = { body: JSON.stringify(asked), headers, silent: CARRIER_CODE.tokenSilent };
    const answer = await ask(`${hosts.mobileToken}/h5/onekeylogin/authGetToken`, request, limit);
    const code = textOf(answer, 'resultCode');
    if (code === String(CARRIER_CODE.wrongDigits)) throw new CarrierError(CARRIER_CODE.wrongDigits);
    const token = textOf(fieldOf(answer, 'data'), 'token');
    if (code !== SUCCESS || token === '') throw new CarrierError(CARRIER_CODE.mobileNoToken);
    return token;
  });
}
