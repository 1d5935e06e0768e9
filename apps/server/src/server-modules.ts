import type { FastifyInstance } from 'fastify';
import { createBundledPictures } from './adapters/labels/label-bundled-pictures.ts';
import { createInboxSms, type InboxSms } from './adapters/sms/inbox.ts';
import { registerInboxRoutes } from './adapters/sms/inbox-routes.ts';
import type { Config } from './config.ts';
import { migrations } from './database/migrations/index.ts';
import { isLocalRequest } from './http/health-routes.ts';
import { handlers } from './modules/handlers.ts';
import { authenticate } from './modules/login/index.ts';
import { registerWorkers, subscribers } from './modules/register-workers.ts';
import { registerThemePictures } from './modules/themes/index.ts';
import { isVerified } from './modules/users/index.ts';
import type { ServerModules } from './start-server.ts';

/** Whoever sees a code can sign in with it: where the inbox is allowed in production, only the machine itself sees it. */
function registerInbox(app: FastifyInstance, inbox: InboxSms, config: Config): void {
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      const isHidden = config.environment === 'production' && !isLocalRequest(request);
      if (isHidden) return reply.code(404).send('');
    });
    registerInboxRoutes(pages, inbox);
  });
}

/** The product's own business. */
export const serverModules: ServerModules = {
  migrations,
  handlers,
  authenticate,
  isVerified,
  registerJobs: registerWorkers,
  subscribers,
  registerRoutes: (app, producer) => registerThemePictures(app, createBundledPictures(producer)),
  createSms(config, now) {
    const inbox = createInboxSms(now);
    return { sms: inbox, registerPages: (app) => registerInbox(app, inbox, config) };
  },
};
