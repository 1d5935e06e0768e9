import { createBundledPictures } from './adapters/labels/label-bundled-pictures.ts';
import { openSms } from './adapters/sms/open.ts';
import { migrations } from './database/migrations/index.ts';
import { handlers } from './modules/handlers.ts';
import { authenticate } from './modules/login/index.ts';
import { registerWorkers, subscribers } from './modules/register-workers.ts';
import { registerThemePictures } from './modules/themes/index.ts';
import { isVerified } from './modules/users/index.ts';
import type { ServerModules } from './start-server.ts';

/** The product's own business. */
export const serverModules: ServerModules = {
  migrations,
  handlers,
  authenticate,
  isVerified,
  callbacks: [],
  registerJobs: registerWorkers,
  subscribers,
  registerRoutes: (app, producer) => registerThemePictures(app, createBundledPictures(producer)),
  createSms: openSms,
};
