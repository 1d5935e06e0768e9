import type { Logger } from 'pino';
import type { ModerationConfig } from '../../moderation-config.ts';
import type { StudioProcess } from '../../studio/studio-process.ts';
import { backOffMs } from '../engines/hosted/retry-after.ts';
import type { Moderation } from '../ports/moderation.ts';
import { createAliyunJudge } from './aliyun/aliyun-judge.ts';
import { createCloudModeration } from './cloud-moderation.ts';
import { createTencentJudge } from './tencent/tencent-judge.ts';
import { createWordModeration } from './word-moderation.ts';

export interface ModerationParts {
  config: ModerationConfig;
  /** Looks at pictures. */
  studio: Pick<StudioProcess, 'moderate'>;
  now(): number;
  log: Logger;
}

/** Who judges texts and pictures, as the configuration says. */
export function openModeration({ config, studio, now, log }: ModerationParts): Moderation {
  const embedded: Moderation = {
    ...createWordModeration(),
    async checkPicture(jpeg, { faces, signal }) {
      // Nobody to judge; a blank picture has not come past the gate.
      if (faces?.length === 0) return { verdict: 'pass' };
      const reason = await studio.moderate(jpeg, faces, signal);
      return reason ? { verdict: 'refuse', reason } : { verdict: 'pass' };
    },
  };
  if (config.vendor === 'embedded') return embedded;
  const limits = { timeLimitMs: config.timeLimitMs, tries: config.tries, backOffMs };
  const open = config.vendor === 'aliyun' ? createAliyunJudge : createTencentJudge;
  return createCloudModeration({ embedded, cloud: open(config, limits, now), whenSilent: config.whenSilent, log });
}
