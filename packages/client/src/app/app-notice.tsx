import { useUserInfo } from '../domain/account/use-user-info';
import { useIsOnline } from '../lib/connection-state';
import { useStore } from '../lib/store';
import { useT } from '../lib/translation';
import { navigation } from '../navigation/navigator';
import type { PageName } from '../navigation/routes';
import { useIsLoggedIn } from '../session/session';
import { NoticeBanner } from '../ui/notice-banner';
import { configurationFailed } from './configuration-failed';
import { OFFLINE_TEXT } from './offline-text';

/** What every page says that is not as it should be: there is no network, the configuration did not come, or the terms in force are not agreed to. */
export function AppNotice({ page }: { readonly page: PageName }) {
  const t = useT();
  const isOnline = useIsOnline();
  const isLoggedIn = useIsLoggedIn();
  const hasFailed = useStore(configurationFailed);
  // As some page has it: nothing is asked for the sake of this.
  const isAgreed = useUserInfo(false).data?.isagree ?? true;
  // A guest has no albums and messages of before.
  if (!isOnline) return <NoticeBanner icon="offline" text={t(isLoggedIn ? OFFLINE_TEXT : 'app.offline-open')} />;
  if (hasFailed) return <NoticeBanner icon="warning" text={t('app.unconfigured')} />;
  if (isAgreed) return <NoticeBanner icon="document" text={undefined} />;
  const action = { label: t('app.terms-read'), onPress: () => void navigation.navigateTo('consents') };
  // There one agrees.
  const isThere = page === 'consents';
  return <NoticeBanner icon="document" text={t('app.terms-changed')} {...(!isThere && { action })} />;
}
