import { type ServerModule, work } from '../server-module.ts';
import { finishDestructionJob } from './finish-destruction.job.ts';
import { finishDestruction } from './finish-destruction.worker.ts';

export const certificatesModule: ServerModule = {
  jobs: [work(finishDestructionJob, finishDestruction)],
};
