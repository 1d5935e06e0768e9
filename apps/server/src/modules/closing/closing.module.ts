import { type ServerModule, work } from '../server-module.ts';
import { closeAccountJob } from './close-account.job.ts';
import { closeAccount } from './close-account.worker.ts';
import { sweepClosingJob } from './sweep-closing.job.ts';
import { sweepClosing } from './sweep-closing.worker.ts';

export const closingModule: ServerModule = {
  jobs: [work(closeAccountJob, closeAccount), work(sweepClosingJob, sweepClosing)],
};
