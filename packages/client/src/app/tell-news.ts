import { type Message, shootEnding } from '@kinora/contract';
import { messageText } from '@kinora/locales';
import { needAreas } from '../lib/shown-texts';
import { currentTranslator } from '../lib/translation';
import { currentStack, navigation } from '../navigation/navigator';
import type { PageName } from '../navigation/routes';
import { showToast } from '../ui/toast';
import { NEWS_AREAS } from './app-areas';

const NEWS_TOAST_MS = 6000;

/** Whoever stands in the darkroom or chooses photos sees how a shoot ended without being told. */
function isSeenThere({ template }: Message, page: PageName): boolean {
  return shootEnding(template) !== undefined && (page === 'shooting' || page === 'result');
}

/** The unread banner: six seconds, a tap opens the message center; nothing when that is what the user sees. */
export async function tellNews([newest]: readonly Message[]): Promise<void> {
  const pages = currentStack();
  const top = pages[pages.length - 1];
  if (!newest || top === 'messages' || (top && isSeenThere(newest, top))) return;
  await needAreas(NEWS_AREAS);
  const t = currentTranslator();
  showToast({
    id: 'news',
    text: messageText(t, newest).title,
    tone: 'news',
    durationMs: NEWS_TOAST_MS,
    action: { label: t('app.news-open'), onPress: () => navigation.navigateTo('messages') },
  });
}
