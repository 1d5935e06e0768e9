import type { EngineKind } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { readLeavingAnswer } from '../consents/index.ts';
import { chooseEngine } from './shoots.policy.ts';

/** Who would make a theme of the user alone; where they were not asked yet, and for guests, who makes it by the configuration. */
export async function likelyEngine(deps: Deps, uid: string | null, theme: string): Promise<EngineKind> {
  const chain = deps.engine.enginesOf(theme);
  const [first = { kind: 'studio', isOutside: false }] = chain;
  if (uid === null || !first.isOutside) return first.kind;
  const { answer } = await readLeavingAnswer(deps.db, deps, uid, ['']);
  const choice = chooseEngine(chain, answer, false);
  return typeof choice === 'object' ? choice.engine : first.kind;
}
