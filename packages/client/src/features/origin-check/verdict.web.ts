import type { TextKey } from '@kinora/locales';
import type { IconName } from '../../ui/icon';
import type { OriginReport } from './origin-report';

export interface Verdict {
  readonly tone: 'sure' | 'open' | 'changed' | 'silent';
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** What there is to say of credentials that are whole, or of none. */
function credentialsText(credentials: Exclude<OriginReport['credentials'], 'broken'>, isVideo: boolean): TextKey {
  if (credentials === 'none') return 'origin.unsigned-text';
  return credentials === 'trusted' && isVideo ? 'origin.trusted-video' : `origin.${credentials}-text`;
}

/** What a report comes down to: changed is said before anything else, and silence proves nothing. */
export function judgeReport({ isAi, isVideo, credentials }: OriginReport): Verdict {
  if (credentials === 'broken') {
    return { tone: 'changed', icon: 'flag', title: 'origin.changed', text: 'origin.changed-text' };
  }
  const text = credentialsText(credentials, isVideo);
  if (isAi === 'unsaid') {
    return credentials === 'none'
      ? { tone: 'silent', icon: 'question', title: 'origin.none', text: 'origin.none-text' }
      : { tone: 'silent', icon: 'verified', title: 'origin.signed', text };
  }
  const title = isAi === 'yes' ? 'origin.generated' : 'origin.possible';
  return { tone: credentials === 'trusted' ? 'sure' : 'open', icon: 'sparkles', title, text };
}
