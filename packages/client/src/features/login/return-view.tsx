import { errorText, isNetworkError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useUntilRestored } from '../../lib/use-until-restored';
import { navigation } from '../../navigation/navigator';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import styles from './return-view.module.css';
import { useReturn } from './use-return';

/** Back from a provider's page: a moment of waiting, or why it did not go well and how to go on. */
export function ReturnView({ state }: { state: string | undefined }) {
  const t = useT();
  const { problem, fail } = useReturn(state);
  const [isBusy = false, setBusy] = useUntilRestored<boolean>();
  if (problem === undefined) {
    return (
      <div className={styles.wait} role="status">
        <p>{t('login.returning')}</p>
      </div>
    );
  }
  const { error, repetition } = problem;
  const toLogin = () => void navigation.redirectTo('login');
  const repeat = () => {
    if (isBusy || !repetition) return;
    setBusy(true);
    // Busy while the browser leaves for the provider's page.
    repetition.repeat().catch((failure: unknown) => {
      setBusy(false);
      fail(failure).catch(showError);
    });
  };
  return (
    <div className={styles.problem}>
      <ErrorState
        title={t('login.failed')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={repetition ? t('login.with', t(`login.way-${repetition.way}`)) : t('login.again')}
        isBusy={isBusy}
        onRetry={repetition ? repeat : toLogin}
      />
      <div className={styles.others}>
        {repetition ? <Button variant="plain" size="medium" label={t('login.others')} onPress={toLogin} /> : null}
        <Button
          variant="plain"
          size="medium"
          label={t('not-found.home')}
          onPress={() => void navigation.relaunch('visit')}
        />
      </div>
    </div>
  );
}
