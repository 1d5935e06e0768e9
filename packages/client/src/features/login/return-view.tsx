import { errorText, isNetworkError } from '../../api/command-error';
import { useT } from '../../lib/translation';
import { navigation } from '../../navigation/navigator';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import styles from './return-view.module.css';
import { useReturn } from './use-return';

/** Back from a provider's page: a moment of waiting, or why it did not go well and how to go on. */
export function ReturnView({ state }: { state: string | undefined }) {
  const t = useT();
  const problem = useReturn(state);
  if (problem === undefined) {
    return (
      <div className={styles.wait} role="status">
        <p>{t('login.returning')}</p>
      </div>
    );
  }
  return (
    <div className={styles.problem}>
      <ErrorState
        title={t('login.failed')}
        text={errorText(problem, t)}
        isOffline={isNetworkError(problem)}
        retryLabel={t('login.again')}
        onRetry={() => void navigation.redirectTo('login')}
      />
      <Button
        variant="plain"
        size="medium"
        label={t('not-found.home')}
        onPress={() => void navigation.relaunch('visit')}
      />
    </div>
  );
}
