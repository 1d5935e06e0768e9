import { PHOTO_CONCERNS, type PhotoConcern } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { errorText } from '../../api/command-error';
import { joinSentences } from '../../lib/join-sentences';
import { momentWords } from '../../lib/moments';
import { explainRefusal } from '../../lib/refusal-words';
import type { IconName } from '../../ui/icon';
import type { Shot } from './guided-state';
import { concernsOf, type MissedMoment } from './shot-verdict';

/** How a picture stands, in words. */
export interface ShotWords {
  readonly tone: 'quiet' | 'good' | 'warning' | 'bad';
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
}

/** @param name of the person; undefined for the user. */
export function shotWords({ asked, status, isAccepted }: Shot, name: string | undefined, t: Translator): ShotWords {
  switch (status.kind) {
    case 'checking': {
      const isSending = status.sent !== undefined && status.sent < 1;
      return { tone: 'quiet', icon: 'wait', title: isSending ? t('guided.sending') : t('guided.checking') };
    }
    case 'good': {
      const shown = asked === undefined ? momentWords(status.report.moments ?? [], t) : '';
      return { tone: 'good', icon: 'check', title: t('guided.good'), text: shown === '' ? undefined : shown };
    }
    case 'doubtful': {
      if (isAccepted) return { tone: 'good', icon: 'check', title: t('guided.accepted') };
      const { doubt, report } = status;
      const title = isConcern(doubt) ? t(`add-face.concern.${doubt}`) : t(`guided.missed-${doubt}`);
      const follows = concernsOf(report).map((concern) => t(`add-face.concern.${concern}-text`));
      return { tone: 'warning', icon: 'info', title, text: joinSentences([...follows, t('guided.still-usable')]) };
    }
    case 'several':
      return { tone: 'warning', icon: 'info', title: t('add-face.which'), text: t('add-face.which-text') };
    case 'refused': {
      const { title, text } = explainRefusal(status.refusal, t);
      // Facing the camera is what this picture was not meant to do.
      const isTurned = status.refusal.problem === 'turned' && (asked === 'left' || asked === 'right');
      return { tone: 'bad', icon: 'warning', title, text: isTurned ? t('guided.turned-less') : text };
    }
    case 'other-person':
      return {
        tone: 'bad',
        icon: 'warning',
        title: t('guided.other-person'),
        text: name === undefined ? t('guided.only-me') : t('guided.only-name', name),
      };
    case 'failed':
      return { tone: 'bad', icon: 'offline', title: t('add-face.failed'), text: errorText(status.error, t) };
    case 'keeping':
      return { tone: 'quiet', icon: 'wait', title: t('add-face.keeping') };
    case 'kept':
      return { tone: 'good', icon: 'check', title: t('guided.kept') };
  }
}

function isConcern(doubt: MissedMoment | PhotoConcern): doubt is PhotoConcern {
  return PHOTO_CONCERNS.some((concern) => concern === doubt);
}
