import { CARRIER_ANSWER_LIFE_MS, type CarrierOffer } from '@kinora/contract';
import { CARRIER_CODE, CarrierError } from '../carrier-error';
import type { AskCarrier, CarrierProof, HiddenNumber } from '../one-tap-port';
import { type Limit, withinLimit } from './carrier-call';
import { isCarrierInReach } from './carrier-reach';
import { askMobile, mobilePresign } from './china-mobile';
import { askUnicom, unicomPresign } from './china-unicom';
import { findCarrier, newProcess, type Process, report } from './vendor';

const OPERATOR_MOBILE = '1';
const OPERATOR_UNICOM = '3';

const TERMS: Readonly<Record<HiddenNumber['carrier'], string>> = {
  mobile: 'https://wap.cmpassport.com/resources/html/contract.html',
  unicom: 'https://opencloud.wostore.cn/authz/resource/html/disclaimer.html?fromsdk=true',
};

type Told = Pick<HiddenNumber, 'carrier' | 'ahead' | 'behind' | 'asksDigits'> & {
  token(digits: string): Promise<Pick<CarrierProof, 'token' | 'phone'>>;
};

/** What the vendor calls it when the user's digits are not those of the number. */
const reportedAs = (code: number): number => (code === CARRIER_CODE.wrongDigits ? 10032 : code);

/**
 * Asks the carrier of this telephone for its number, by way of the vendor (GeeTest OneLogin), as the vendor's library does. China
 * Telecom tells it on a page of its own alone, so that it is not asked.
 */
export const askCarrier: AskCarrier = async (offer, giveUp) => {
  if (!isCarrierInReach()) throw new CarrierError(CARRIER_CODE.notMobileNetwork);
  const process = newProcess();
  const told = await telling(offer, process, 'accesstoken', () =>
    withinLimit((limit) => askWhoever(offer, process, limit), giveUp),
  );
  const endsAt = process.timeMs + CARRIER_ANSWER_LIFE_MS;
  const { carrier, ahead, behind, asksDigits } = told;
  return {
    ...{ carrier, ahead, behind, asksDigits, termsUrl: TERMS[carrier] },
    confirm: (digits) =>
      telling(offer, process, 'gettoken', async () => {
        if (Date.now() > endsAt) throw new CarrierError(CARRIER_CODE.incomplete);
        return { processid: process.id, ...(await told.token(digits)) };
      }),
    leave: (how) => report(offer, process, how, how === 'back' ? CARRIER_CODE.userWentBack : CARRIER_CODE.userSwitched),
  };
};

async function askWhoever(offer: CarrierOffer, process: Process, limit: Limit): Promise<Told> {
  const presigns = { mobile: mobilePresign(process), unicom: unicomPresign(process) };
  const { operator, option } = await findCarrier(offer, process, presigns, limit);
  if (operator === OPERATOR_MOBILE)
    return { carrier: 'mobile', ...(await askMobile({ hosts: offer.hosts, process, option }, limit)) };
  if (operator === OPERATOR_UNICOM) return { carrier: 'unicom', ...(await askUnicom({ process, option }, limit)) };
  throw new CarrierError(CARRIER_CODE.unsupported);
}

/** Does a step and tells the vendor how it ended. */
async function telling<Result>(
  offer: CarrierOffer,
  process: Process,
  step: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    report(offer, process, step, 0);
    return result;
  } catch (error) {
    if (error instanceof CarrierError) report(offer, process, step, reportedAs(error.code));
    throw error;
  }
}
