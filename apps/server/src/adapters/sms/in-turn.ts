import type { Logger } from 'pino';
import { type Sms, SmsSilentError } from '../ports/sms.ts';
import { type SmsVendor, VendorFault } from './sms-vendor.ts';

/** A vendor with the calling codes that it sends to; none: all. */
export interface ListedVendor {
  readonly vendor: SmsVendor;
  readonly areas: readonly string[];
}

/** Vendors in the order in which they are tried: the next one where one did not send, none where the number is at fault. */
export function sendInTurn(vendors: readonly ListedVendor[], log: Pick<Logger, 'warn'>): Sms {
  return {
    async sendCode(message) {
      const faults: string[] = [];
      for (const { vendor, areas } of vendors) {
        if (areas.length > 0 && !areas.some((area) => message.phone.startsWith(area))) continue;
        try {
          return await vendor.sendCode(message);
        } catch (error) {
          if (!(error instanceof VendorFault)) throw error;
          faults.push(`${vendor.name}: ${error.message}`);
          log.warn({ vendor: vendor.name, fault: error.message }, 'a vendor sent no message');
        }
      }
      throw new SmsSilentError(faults.length > 0 ? faults.join(', ') : 'no vendor sends there');
    },
  };
}
