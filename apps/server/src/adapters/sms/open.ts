import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../../http/is-local-request.ts';
import type { Sms } from '../ports/sms.ts';
import type { SmsConfig } from './env.ts';
import { registerInboxRoutes } from './inbox/inbox-routes.ts';
import { openInbox } from './inbox/open.ts';

export interface SmsOptions {
  sms: SmsConfig;
  isBehindProxy: boolean;
}

export interface OpenedSms {
  sms: Sms;
  /** The pages of a vendor that is for development. */
  registerPages?(app: FastifyInstance): void;
}

/** Who sends verification codes: the inbox, the one vendor that there is. */
export function openSms({ isBehindProxy }: SmsOptions, now: () => number): OpenedSms {
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
