import type { Logger } from 'pino';
import type { StudioProcess } from '../../studio/studio-process.ts';
import type { Moderation } from '../ports/moderation.ts';
import { backOffMs } from '../retry-after.ts';
import { openAliyunJudge } from './aliyun/open.ts';
import { createCloudModeration } from './cloud/cloud-moderation.ts';
import { openEmbeddedModeration } from './embedded/open.ts';
import type { ModerationConfig } from './env.ts';
import { openTencentJudge } from './tencent/open.ts';

export interface ModerationParts {
  config: ModerationConfig;
  /** Looks at pictures. */
  studio: Pick<StudioProcess, 'moderate'>;
  now(): number;
  log: Logger;
}

/** Who judges texts and pictures, as the configuration says. */
export function openModeration({ config, studio, now, log }: ModerationParts): Moderation {
  const embedded = openEmbeddedModeration(studio);
  if (config.vendor === 'embedded') return embedded;
  const limits = { timeLimitMs: config.timeLimitMs, tries: config.tries, backOffMs };
  const open = config.vendor === 'aliyun' ? openAliyunJudge : openTencentJudge;
  return createCloudModeration({
    ...{ embedded, cloud: open(config, limits, now), whenSilent: config.whenSilent, log },
    outside: config.vendor,
  });
}
