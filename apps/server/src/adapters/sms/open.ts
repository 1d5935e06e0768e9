import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isLocalRequest } from '../../http/is-local-request.ts';
import type { Sms } from '../ports/sms.ts';
import { openAliyunSms } from './aliyun/open.ts';
import type { SmsConfig, SmsVendorConfig } from './env.ts';
import { sendInTurn } from './in-turn.ts';
import { registerInboxRoutes } from './inbox/inbox-routes.ts';
import { openInbox } from './inbox/open.ts';
import type { SmsVendor } from './sms-vendor.ts';
import { openTencentSms } from './tencent/open.ts';
import { openTwilioSms } from './twilio/open.ts';

export interface SmsOptions {
  sms: SmsConfig;
  isBehindProxy: boolean;
}

export interface OpenedSms {
  sms: Sms;
  /** The pages of a vendor that is for development. */
  registerPages?(app: FastifyInstance): void;
}

/** Who sends verification codes, as the configuration says: vendors in turn, or the inbox. */
export function openSms({ sms, isBehindProxy }: SmsOptions, now: () => number, log: Logger): OpenedSms {
  if (sms.adapter === 'sms-inbox') return openInboxWithPages(isBehindProxy, now);
  const vendors = sms.vendors.map((config) => ({ vendor: openVendor(config, now), areas: config.areas }));
  return { sms: sendInTurn(vendors, log) };
}

function openVendor(config: SmsVendorConfig, now: () => number): SmsVendor {
  switch (config.name) {
    case 'aliyun':
      return openAliyunSms(config, now);
    case 'tencent':
      return openTencentSms(config, now);
    case 'twilio':
      return openTwilioSms(config);
  }
}

function openInboxWithPages(isBehindProxy: boolean, now: () => number): OpenedSms {
  const inbox = openInbox(now);
  return {
    sms: inbox,
    registerPages(app) {
      void app.register(async (pages) => {
        // Whoever sees a code can sign in with it: only the machine itself sees it.
        pages.addHook('onRequest', async (request, reply) => {
          if (!isLocalRequest(request, isBehindProxy)) return reply.code(404).send('');
        });
        registerInboxRoutes(pages, inbox);
      });
    },
  };
}
