import { useIsOnline } from '../lib/connection-state';
import { useStore } from '../lib/store';
import { useT } from '../lib/translation';
import { NoticeBanner } from '../ui/notice-banner';
import { configurationFailed } from './configuration-failed';
import { OFFLINE_TEXT } from './offline-text';

/** What every page says that is not as it should be: there is no network, or the configuration did not come. */
export function AppNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  const hasFailed = useStore(configurationFailed);
  if (!isOnline) return <NoticeBanner icon="offline" text={t(OFFLINE_TEXT)} />;
  return <NoticeBanner icon="warning" text={hasFailed ? t('app.unconfigured') : undefined} />;
}
