import type { TextKey } from '@kinora/locales';
import type { IconName } from '../../ui/icon';
import type { OriginReport } from './origin-report';

export interface Verdict {
  readonly tone: 'sure' | 'open' | 'changed' | 'silent';
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** What a report comes down to: changed is said before anything else, and silence proves nothing. */
export function judgeReport({ isAi, credentials }: OriginReport): Verdict {
  if (credentials === 'broken') {
    return { tone: 'changed', icon: 'flag', title: 'origin.changed', text: 'origin.changed-text' };
  }
  if (isAi === 'unsaid') {
    return credentials === 'none'
      ? { tone: 'silent', icon: 'question', title: 'origin.none', text: 'origin.none-text' }
      : { tone: 'silent', icon: 'verified', title: 'origin.signed', text: `origin.${credentials}-text` };
  }
  const title = isAi === 'yes' ? 'origin.generated' : 'origin.possible';
  if (credentials === 'none') return { tone: 'open', icon: 'sparkles', title, text: 'origin.unsigned-text' };
  return {
    tone: credentials === 'trusted' ? 'sure' : 'open',
    icon: 'sparkles',
    title,
    text: `origin.${credentials}-text`,
  };
}
