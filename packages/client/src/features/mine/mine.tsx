import { LOCALES } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { type ReactNode, useState } from 'react';
import { errorText, isNetworkError } from '../../api/command-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { refreshInbox, useUnread } from '../../domain/messages/inbox';
import { confirm } from '../../lib/confirm';
import { useLocaleChoice, useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { CLIENT_VERSION } from '../../platform/identity';
import { logOut } from '../../session/login';
import { useIsLoggedIn, useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { LargeTitle } from '../../ui/large-title';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { PhotoPrint } from '../../ui/photo-print';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { ClosingBanner } from './closing-banner';
import styles from './mine.module.css';
import { ProfileSkeleton } from './mine-skeleton';
import { Profile } from './profile';
import { SettingsSheet } from './settings-sheet';
import { StorageRow } from './storage-row';
import { UnderAgeBanner } from './under-age-banner';
import { useAccount } from './use-account';

interface MineProps {
  /** What the user has in their purses. */
  readonly purse: ReactNode;
  /** Opens what the user says of themselves. */
  readonly onInfo: (uid: string) => void;
}

/** Me: who one is here, what there is, and everything about one's data within two taps. */
export function Mine({ onInfo, purse }: MineProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const unread = useUnread();
  const choice = useLocaleChoice();
  const me = useAccount();
  const [isChoosing, setChoosing] = useState(false);
  const conf = useConfiguration({ isWanted: isLoggedIn });
  // Rows stand there from the beginning: what is not known yet moves nothing when it comes.
  const hasCheck = isLoggedIn && conf.data?.realperson !== 'off';
  const isChecked = me.account.data?.isrpa === true;
  const isReviewed = me.account.data?.isreviewed === true;
  const closesAt = isLoggedIn ? me.account.data?.closes_at : undefined;
  const uid = useSession().login?.userid;
  const refresh = () => Promise.all([me.account.refetch(), me.refetchKept(), refreshInbox()]);
  const language = choice === 'system' ? t('settings.system') : LOCALES[choice].ownName;

  const leave = async () => {
    const isSure = await confirm({
      title: t('mine.logout-title'),
      text: t('mine.logout-text'),
      confirmLabel: t('mine.logout-confirm'),
      cancelLabel: t('action.cancel'),
    });
    if (isSure) await logOut();
  };
  return (
    <div className={styles.page}>
      <LargeTitle title={t('tab.mine')} />
      <PullToRefresh
        onRefresh={refresh}
        pullLabel={t('mine.pull')}
        releaseLabel={t('mine.release')}
        busyLabel={t('mine.refreshing')}
        isDisabled={!isLoggedIn}
      >
        <div className={styles.body}>
          <div>{isLoggedIn ? <Account me={me} onEdit={() => void navigateTo('editInfo')} /> : <Guest />}</div>
          <div className={styles.lists}>
            {closesAt === undefined ? null : (
              <ClosingBanner closesAt={closesAt} words={(time) => t('leave.closing-title', time)} />
            )}
            {me?.account.data?.underage ? <UnderAgeBanner /> : null}
            {isLoggedIn ? purse : null}
            {isLoggedIn ? (
              <ListGroup>
                <ListRow
                  icon="message"
                  label={t('mine.messages')}
                  badge={{
                    count: unread,
                    label: t('mine.messages-unread', unread),
                    format: (count) => formatNumber(t.locale, count),
                  }}
                  onPress={() => void navigateTo('messages')}
                />
              </ListGroup>
            ) : null}
            <ListGroup>
              {uid === undefined ? null : (
                <ListRow icon="person" label={t('info.title-me')} onPress={() => onInfo(uid)} />
              )}
              {isLoggedIn ? (
                <ListRow
                  icon="consent"
                  label={t('mine.face-data')}
                  detail={t('mine.revocable')}
                  onPress={() => void navigateTo('consents')}
                />
              ) : null}
              {isLoggedIn ? (
                <ListRow icon="lock" label={t('mine.ways')} onPress={() => void navigateTo('ways')} />
              ) : null}
              {isLoggedIn ? (
                <ListRow
                  icon="device"
                  label={t('mine.devices')}
                  detail={t('mine.devices-detail')}
                  onPress={() => void navigateTo('devices')}
                />
              ) : null}
              {hasCheck ? (
                <ListRow
                  icon="verified"
                  label={t('mine.verify')}
                  detail={isChecked ? t(isReviewed ? 'avatar.accepted' : 'mine.verified') : undefined}
                  onPress={isChecked ? undefined : () => void navigateTo('faceauth')}
                />
              ) : null}
              <ListRow icon="settings" label={t('mine.settings')} detail={language} onPress={() => setChoosing(true)} />
              {isLoggedIn ? <StorageRow /> : null}
              {isLoggedIn ? (
                <ListRow icon="download" label={t('mine.export')} onPress={() => void navigateTo('export')} />
              ) : null}
            </ListGroup>
            <ListGroup>
              <ListRow icon="help" label={t('mine.help')} onPress={() => void navigateTo('selfService')} />
              <ListRow
                icon="document"
                label={t('legal.service.title')}
                onPress={() => void navigateTo('userAgreement')}
              />
              <ListRow icon="lock" label={t('legal.privacy.title')} onPress={() => void navigateTo('privacyPolicy')} />
              <ListRow
                icon="info"
                label={t('mine.about', t('app.name'))}
                detail={CLIENT_VERSION}
                onPress={() => void navigateTo('aboutUs')}
              />
            </ListGroup>
            {isLoggedIn ? (
              <ListGroup>
                <ListRow icon="leave" label={t('mine.logout')} isDangerous onPress={() => void leave()} />
                <ListRow
                  icon="trash"
                  label={t('leave.title')}
                  isDangerous
                  onPress={() => void navigateTo('withdraw')}
                />
              </ListGroup>
            ) : null}
          </div>
        </div>
      </PullToRefresh>
      <SettingsSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

function Account({ me, onEdit }: { me: ReturnType<typeof useAccount>; onEdit: () => void }): ReactNode {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const { account, newest } = me;
  if (account.data) {
    const openPhoto = () => newest && navigateTo('preview', { id: newest.id });
    const shoot = () => void switchTab('shooting');
    return <Profile user={account.data} newest={newest} onOpenPhoto={openPhoto} onShoot={shoot} onEdit={onEdit} />;
  }
  if (!account.error) return <ProfileSkeleton />;
  return (
    <ErrorState
      title={t('mine.error-title')}
      text={errorText(account.error, t)}
      isOffline={isNetworkError(account.error)}
      retryLabel={t('action.retry')}
      isBusy={account.isFetching}
      onRetry={() => void account.refetch()}
    />
  );
}

function Guest() {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <div className={styles.profile}>
      <div className={styles.portrait}>
        <PhotoPrint
          index={12}
          stage={0}
          alt={t('mine.portrait-blank')}
          blankIcon="camera"
          retryLabel={t('action.retry')}
        />
      </div>
      <div className={`${styles.person} ${styles.guest}`}>
        <h2 className={styles.nick}>{t('mine.guest-name')}</h2>
        <p className={styles.guestText}>{t('mine.guest-text')}</p>
        <Button label={t('action.login')} size="medium" onPress={() => void navigateTo('login')} />
      </div>
    </div>
  );
}
