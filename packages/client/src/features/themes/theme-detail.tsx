import type { ThemeDetail as Theme } from '@kinora/contract';
import type { ReactNode } from 'react';
import { errorText, isNetworkError } from '../../api/command-error';
import { useTheme } from '../../domain/themes/use-themes';
import { useT } from '../../lib/translation';
import { ErrorState } from '../../ui/error-state';
import { Loading, Skeleton } from '../../ui/skeleton';
import { SampleGrid } from './sample-grid';
import styles from './theme-detail.module.css';
import { ThemeFacts } from './theme-facts';
import { useThemeWords } from './theme-words';

/** What a theme is and needs, for the sheet of a phone. */
export function ThemeDetail({ themeId }: { themeId: string }) {
  const t = useT();
  const words = useThemeWords();
  return (
    <WithTheme themeId={themeId}>
      {(theme) => (
        <div className={styles.detail}>
          <p className={styles.about}>{words.about(theme.id)}</p>
          <SampleGrid samples={theme.samples} themeName={words.name(theme.id)} />
          <ThemeFacts theme={theme} layout="row" />
          <p className={styles.note}>{t('theme.private')}</p>
        </div>
      )}
    </WithTheme>
  );
}

/** Asks for the theme and shows its places until it has come. */
export function WithTheme({ themeId, children }: { themeId: string; children: (theme: Theme) => ReactNode }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useTheme(themeId);
  if (data) return children(data);
  if (!error) {
    return (
      <Loading label={t('visit.loading')}>
        <div className={styles.detail}>
          <Skeleton isShort />
          <Skeleton shape="photo" />
        </div>
      </Loading>
    );
  }
  return (
    <ErrorState
      title={t('theme.error')}
      text={errorText(error, t)}
      isOffline={isNetworkError(error)}
      retryLabel={t('action.retry')}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
