import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Sms } from '../ports/sms.ts';
import { openAliyunSms } from './aliyun/open.ts';
import type { SmsConfig, SmsVendorConfig } from './env.ts';
import { sendInTurn } from './in-turn.ts';
import { inboxPath, registerInboxRoutes } from './inbox/inbox-routes.ts';
import { openInbox } from './inbox/open.ts';
import type { SmsVendor } from './sms-vendor.ts';
import { openTencentSms } from './tencent/open.ts';
import { openTwilioSms } from './twilio/open.ts';

export interface SmsOptions {
  sms: SmsConfig;
  isBehindProxy: boolean;
  /** The address of the inbox follows from it. */
  indexKey: Uint8Array;
}

export interface OpenedSms {
  sms: Sms;
  /** The pages of a vendor that is for development. */
  registerPages?(app: FastifyInstance): void;
  /** Where the codes are shown. */
  inboxPath?: string;
}

/** Who sends verification codes, as the configuration says: vendors in turn, or the inbox. */
export function openSms({ sms, ...options }: SmsOptions, now: () => number, log: Logger): OpenedSms {
  if (sms.adapter === 'sms-inbox') return openInboxWithPages(options, now);
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

function openInboxWithPages(options: Omit<SmsOptions, 'sms'>, now: () => number): OpenedSms {
  const inbox = openInbox(now);
  const path = inboxPath(options.indexKey);
  return {
    sms: inbox,
    inboxPath: path,
    registerPages: (app) => registerInboxRoutes(app, inbox, { path, isBehindProxy: options.isBehindProxy }),
  };
}
