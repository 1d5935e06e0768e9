import { ERROR } from '@kinora/contract';
import { isError } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useTabBarHidden } from '../../navigation/tab-bar-visibility';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';
import { NavBar } from '../../ui/nav-bar';
import styles from './darkroom.module.css';
import { DarkroomSkeleton } from './darkroom-skeleton';
import { RunningShoot } from './running-shoot';
import { useShootProgress } from './use-shoot-progress';

/** A shoot while it is made: its photos develop on the table as they arrive. Leaving does not end it. */
export function Darkroom({ shootId }: { shootId: string }) {
  const t = useT();
  const { back } = useNavigation();
  const progress = useShootProgress(shootId);
  const title = progress.data ? themeName(t, progress.data.theme) : t('darkroom.title');
  usePageTitle(title);
  useTabBarHidden(true);
  return (
    <div className={styles.page}>
      <NavBar
        title={title}
        leading={{ kind: 'close', label: t('action.close'), onPress: () => void back() }}
        isOnTable
      />
      <DarkroomBody progress={progress} />
    </div>
  );
}

function DarkroomBody({ progress }: { progress: ReturnType<typeof useShootProgress> }) {
  const t = useT();
  const { switchTab } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const { data, error, dataUpdatedAt, isSuccess, isFetching, refetch } = progress;
  if (!isLoggedIn) {
    return <GuestState picture="camera" />;
  }
  if (data) return <RunningShoot shoot={data} answeredAtMs={dataUpdatedAt} isCut={error !== null} />;
  if (isSuccess || isError(error, ERROR.notFound)) {
    return (
      <EmptyState
        picture="search"
        title={t('darkroom.missing-title')}
        text={t('darkroom.missing-text')}
        actionLabel={t('darkroom.missing-action')}
        onAction={() => void switchTab('visit')}
      />
    );
  }
  if (!error) return <DarkroomSkeleton />;
  return <FailedAnswer title={t('darkroom.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
}
