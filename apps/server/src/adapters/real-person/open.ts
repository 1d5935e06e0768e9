import type { RealPersonService } from '../ports/real-person.ts';
import { openAliyun } from './aliyun/open.ts';
import type { RealPersonConfig } from './env.ts';
import { openTencent } from './tencent/open.ts';

/** The service that checks; undefined: the studio checks by itself. */
export function openRealPerson({ service }: RealPersonConfig, now: () => number): RealPersonService | undefined {
  if (!service) return undefined;
  return service.vendor === 'aliyun' ? openAliyun(service, now) : openTencent(service, now);
}
