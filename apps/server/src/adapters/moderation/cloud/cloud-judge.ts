import { REFUSAL_REASONS, type RefusalReason } from '@kinora/contract';
import type { Verdict } from '../../ports/moderation.ts';

/** A vendor's judgement. Throws ModerationSilentError when there is none, or the signal's reason. */
export interface CloudJudge {
  judgeText(text: string, signal?: AbortSignal): Promise<Verdict>;
  /** @param jpeg no larger than it must be: it leaves the machine. */
  judgePicture(jpeg: Uint8Array, signal?: AbortSignal): Promise<Verdict>;
}

/** The gravest first. */
const GRAVITY: readonly RefusalReason[] = ['minor', 'sexual', 'self-harm', ...REFUSAL_REASONS];
const rank = (reason: RefusalReason): number => GRAVITY.indexOf(reason);

/**
 * Refuses for the gravest of the labels.
 * @param patterns the vendor's names of what we refuse; a label of none is `other`.
 */
export function refuseFor(labels: readonly string[], patterns: readonly (readonly [RegExp, RefusalReason])[]): Verdict {
  const reasons = labels.flatMap((label) => patterns.find(([pattern]) => pattern.test(label))?.[1] ?? []);
  return { verdict: 'refuse', reason: reasons.toSorted((a, b) => rank(a) - rank(b))[0] ?? 'other' };
}
