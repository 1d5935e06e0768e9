import { createBundledPictures } from './adapters/labels/label-bundled-pictures.ts';
import { openSms } from './adapters/sms/open.ts';
import { migrations } from './database/migrations/index.ts';
import { registerSystemIcons } from './modules/account/index.ts';
import { handlers } from './modules/handlers.ts';
import { authenticate, signInReturns } from './modules/login/index.ts';
import { registerWorkers, subscribers } from './modules/register-workers.ts';
import { registerFirstRoutes, registerThemePictures } from './modules/themes/index.ts';
import { isVerified } from './modules/users/index.ts';
import type { ServerModules } from './start-server.ts';

/** The product's own business. */
export const serverModules: ServerModules = {
  migrations,
  handlers,
  authenticate,
  isVerified,
  callbacks: signInReturns,
  registerJobs: registerWorkers,
  subscribers,
  registerRoutes(app, producer, deps) {
    registerThemePictures(app, createBundledPictures(producer));
    registerFirstRoutes(app, deps);
    registerSystemIcons(app);
  },
  createSms: openSms,
};
