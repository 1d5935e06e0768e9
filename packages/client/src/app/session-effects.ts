import { type Message, shootEnding } from '@kinora/contract';
import { messageText } from '@kinora/locales';
import { showError } from '../api/show-error';
import { newMessages } from '../domain/messages/inbox-state';
import { confirm } from '../lib/confirm';
import { needAreas } from '../lib/shown-texts';
import { currentTranslator } from '../lib/translation';
import { currentStack, forgetTabs, navigation } from '../navigation/navigator';
import type { PageName } from '../navigation/routes';
import { session, sessionEnded } from '../session/session';
import { showToast } from '../ui/toast';
import { NEWS_AREAS } from './app-areas';

const NEWS_TOAST_MS = 6000;

let endUpdates: (() => void) | undefined;
let updatedUser: string | undefined;

/** Live updates run while somebody is logged in; their code is fetched then. */
function followSession(): void {
  const { login } = session.get();
  if (login?.userid === updatedUser) return;
  updatedUser = login?.userid;
  endUpdates?.();
  endUpdates = undefined;
  if (!login) return;
  import('../domain/live-updates').then(({ startLiveUpdates }) => {
    if (updatedUser === login.userid && !endUpdates) endUpdates = startLiveUpdates();
  }, showError);
}

/** Whoever stands in the darkroom or chooses photos sees how a shoot ended without being told. */
function isSeenThere({ template }: Message, page: PageName): boolean {
  return shootEnding(template) !== undefined && (page === 'shooting' || page === 'result');
}

/** The unread banner: six seconds, a tap opens the message center; nothing when that is what the user sees. */
async function tellNews([newest]: readonly Message[]): Promise<void> {
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

async function askToLogInAgain(): Promise<void> {
  const t = currentTranslator();
  const isConfirmed = await confirm({
    title: t('session.lost.title'),
    text: t('session.lost.text'),
    confirmLabel: t('action.login'),
    cancelLabel: t('action.cancel'),
  });
  if (isConfirmed) await navigation.navigateTo('login');
}

async function leave(reason: 'logout' | 'lost'): Promise<void> {
  // What rests in hidden tabs belongs to who has left.
  forgetTabs();
  if (reason === 'lost') return askToLogInAgain();
  await navigation.relaunch('visit');
  forgetTabs();
}

/** What the app does when somebody logs in, is logged out, or gets news. */
export function startSessionEffects(): void {
  session.subscribe(followSession);
  followSession();
  newMessages.listen((messages) => {
    tellNews(messages).catch(showError);
  });
  sessionEnded.listen(({ reason }) => {
    leave(reason).catch(showError);
  });
}
