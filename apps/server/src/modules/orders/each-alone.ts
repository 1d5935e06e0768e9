import { ChannelError } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';

/** How it went with one of many: a channel may be silent, which is no error of ours. */
export type Outcome = 'done' | 'silent' | 'failed';
/** Does something, and logs what comes of it otherwise, with what it was about. */
export type Attempt = (about: object, work: () => Promise<void>) => Promise<Outcome>;

/** Runs a job of many parts, of which one that fails holds up none of the others. The job fails at its end where any of them did. */
export async function eachAlone({ log }: Pick<Deps, 'log'>, job: (attempt: Attempt) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  await job(async (about, work) => {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (error instanceof ChannelError) {
        // It is asked again the next time.
        log.warn({ ...about, err: error }, 'a channel does not answer');
        return 'silent';
      }
      errors.push(error);
      log.error({ ...about, event: 'reconcile-failed', err: error }, 'one of many failed: the others go on');
      return 'failed';
    }
  });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of many failed`);
}
