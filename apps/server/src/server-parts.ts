import { createBundledPictures } from './adapters/labels/label-bundled-pictures.ts';
import { openSms } from './adapters/sms/open.ts';
import { migrations } from './database/migrations/index.ts';
import type { ServerModules } from './given-modules.ts';
import { registerCertificates } from './modules/certificates/index.ts';
import { registerExports } from './modules/exports/index.ts';
import { handlers } from './modules/handlers.ts';
import { authenticate, signInReturns } from './modules/login/index.ts';
import { payCallbacks } from './modules/orders/index.ts';
import { registerSystemIcons } from './modules/portraits/index.ts';
import { gauges, operatorOrders, registerWorkers, subscribers } from './modules/register-workers.ts';
import { registerFirstRoutes, registerThemePictures } from './modules/themes/index.ts';
import { isVerified } from './modules/users/index.ts';

/** The product's own business. */
export const serverModules: ServerModules = {
  migrations,
  handlers,
  authenticate,
  isVerified,
  callbacks: [...signInReturns, ...payCallbacks],
  registerJobs: registerWorkers,
  subscribers,
  operatorOrders,
  gauges,
  registerRoutes(app, producer, deps, served) {
    registerThemePictures(app, createBundledPictures(producer));
    registerFirstRoutes(app, deps);
    registerSystemIcons(app);
    registerCertificates(app, deps, served);
    registerExports(app, deps, served);
  },
  createSms: openSms,
};
