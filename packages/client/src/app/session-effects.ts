import { ERROR } from '@kinora/contract';
import { errorText, isError } from '../api/command-error';
import { configurationOutdated } from '../api/configuration-outdated';
import { showError } from '../api/show-error';
import { newMessages } from '../domain/messages/inbox-state';
import { confirm } from '../lib/confirm';
import { currentTranslator } from '../lib/translation';
import { forgetTabs, navigation } from '../navigation/navigator';
import { session, sessionEnded } from '../session/session';

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

/** Ends that have a reason of their own; any other is a login that ran out. */
const TOLD = [ERROR.loginReplaced, ERROR.accountClosed, ERROR.loginEnded, ERROR.accountMerged];

async function askToLogInAgain(error: unknown): Promise<void> {
  const t = currentTranslator();
  const isConfirmed = await confirm({
    title: t(isError(error, ERROR.accountClosed) ? 'session.closed.title' : 'session.lost.title'),
    text: TOLD.some((id) => isError(error, id)) ? errorText(error, t) : t('session.lost.text'),
    confirmLabel: t('action.login'),
    cancelLabel: t('action.cancel'),
  });
  if (isConfirmed) await navigation.navigateTo('login');
}

async function leave({ reason, error }: { reason: 'logout' | 'lost'; error?: unknown }): Promise<void> {
  // What rests in hidden tabs belongs to who has left.
  forgetTabs();
  if (reason === 'lost') return askToLogInAgain(error);
  await navigation.relaunch('visit');
  forgetTabs();
}

/** What the app does when somebody logs in, is logged out, or gets news. */
export function startSessionEffects(): void {
  session.subscribe(followSession);
  followSession();
  newMessages.listen((messages) => {
    import('./tell-news').then(({ tellNews }) => tellNews(messages)).catch(showError);
  });
  configurationOutdated.listen(() => {
    import('../domain/configuration/reload-configuration')
      .then(({ reloadConfiguration }) => reloadConfiguration())
      .catch(showError);
  });
  sessionEnded.listen((end) => {
    leave(end).catch(showError);
  });
}
