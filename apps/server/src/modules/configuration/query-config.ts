import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { configParts, versionsOf } from './config-parts.ts';

export async function queryConfig(
  deps: Deps,
  actor: Actor,
  { versions: known }: RequestOf<'QUERYCONFIG'>,
): Promise<ResponseOf<'QUERYCONFIG'>> {
  const { protocols, signin, limits } = configParts(deps, actor);
  const versions = versionsOf({ protocols, signin, limits });
  return {
    versions,
    parts: {
      ...(known.protocols !== versions.protocols && { protocols }),
      ...(known.signin !== versions.signin && { signin }),
      ...(known.limits !== versions.limits && { limits }),
    },
  };
}
