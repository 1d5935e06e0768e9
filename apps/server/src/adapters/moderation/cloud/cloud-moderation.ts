import type { Logger } from 'pino';
import { renderReference } from '../../../studio/photo-renditions.ts';
import { type Moderation, ModerationSilentError, type Verdict } from '../../ports/moderation.ts';
import type { CloudJudge } from './cloud-judge.ts';

export interface CloudModerationParts {
  /** Judges first: what it refuses never leaves the machine. */
  embedded: Moderation;
  cloud: CloudJudge;
  /** Whose cloud it is. */
  outside: string;
  /** `later`: while the cloud is silent nothing passes. `embedded`: then texts and the studio's own pictures go by the embedded judgement. */
  whenSilent: 'later' | 'embedded';
  log: Pick<Logger, 'warn'>;
}

/**
 * The embedded judgement, and then the cloud's for what may leave the machine. Of a foreign engine only such pictures are asked about: none
 * passes unjudged by the cloud.
 */
export function createCloudModeration(parts: CloudModerationParts): Moderation {
  const { embedded, cloud, outside, whenSilent, log } = parts;

  async function ask(judge: () => Promise<Verdict>, mayPassUnjudged: boolean): Promise<Verdict> {
    try {
      return await judge();
    } catch (error) {
      if (!(error instanceof ModerationSilentError)) throw error;
      const passes = mayPassUnjudged && whenSilent === 'embedded';
      log.warn({ err: error, passes }, 'the moderation service is silent');
      if (!passes) throw error;
      return { verdict: 'pass' };
    }
  }
  return {
    outside,
    async checkText(text, locale, signal) {
      const own = await embedded.checkText(text, locale, signal);
      return own.verdict === 'refuse' ? own : ask(() => cloud.judgeText(text, signal), true);
    },
    async checkPicture(jpeg, options) {
      const own = await embedded.checkPicture(jpeg, options);
      if (own.verdict === 'refuse' || !options.mayLeave) return own;
      const small = await renderReference(jpeg);
      return ask(() => cloud.judgePicture(small, options.signal), !options.isForeign);
    },
  };
}
