export { settleWaitingShoots } from './face-settled.worker.ts';
export { planAgain } from './plan-again.ts';
export { queueResult } from './queue-result.ts';
export { shootElsewhereJob, shootJob } from './shoot.job.ts';
export { shoot } from './shoot.ts';
export { giveUpShoot, makeShoot } from './shoot.worker.ts';
export { viewShoot } from './shoots.view.ts';
export { startOnce } from './start-shoot.ts';
