import type { GlobalConf, RequestOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { configParts, versionsOf } from './config-parts.ts';

export async function globalConf(deps: Deps, actor: Actor, _input: RequestOf<'GLOBALCONF'>): Promise<GlobalConf> {
  const parts = configParts(deps, actor);
  return { versions: versionsOf(parts), ...parts.protocols, ...parts.signin, ...parts.limits };
}
