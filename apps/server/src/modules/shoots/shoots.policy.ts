import type { EngineKind } from '@kinora/contract';
import type { ThemeEngine } from '../../adapters/ports/portrait-engine.ts';
import type { LeavingAnswer } from '../consents/index.ts';

/** Who makes a shoot first; `only`: nobody may, since all who can are outside; `unanswered`: the people are to be asked before. */
export type EngineChoice = { engine: EngineKind } | 'only' | 'unanswered';

/**
 * Who makes a theme first, given what the people in it say of pictures of them leaving the machine. They are asked where it would make a
 * difference, and a no never stands in the way of an engine on this machine.
 * @param isJudgedOutside somebody outside judges what is made, where it may leave.
 */
export function chooseEngine(
  chain: readonly ThemeEngine[],
  answer: LeavingAnswer,
  isJudgedOutside: boolean,
): EngineChoice {
  const [first] = chain;
  if (answer === 'agreed' || !first) return { engine: first?.kind ?? 'studio' };
  const inside = chain.find(({ isOutside }) => !isOutside);
  if (!inside) return 'only';
  if (answer === 'open' && (first.isOutside || isJudgedOutside)) return 'unanswered';
  return { engine: inside.kind };
}
