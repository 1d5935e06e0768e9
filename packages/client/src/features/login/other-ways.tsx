import { ERROR, type SignInWay } from '@kinora/contract';
import { CommandError, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { useWays } from '../../domain/login/use-ways';
import { useT } from '../../lib/translation';
import { useUntilRestored } from '../../lib/use-until-restored';
import { navigation } from '../../navigation/navigator';
import { leaveLogin, logInBy } from '../../session/login';
import { BrandMark } from '../../ui/brand-mark';
import { isBrand } from '../../ui/brand-shapes';
import { Button } from '../../ui/button';
import styles from './other-ways.module.css';

/** Every other way in that is open here. `requireAgreement` says so where the agreement was not ticked. */
export function OtherWays({ requireAgreement }: { requireAgreement: () => boolean }) {
  const t = useT();
  const ways = useWays();
  const [busy, setBusy] = useUntilRestored<SignInWay>();
  if (ways.length === 0) return null;

  const go = async (way: SignInWay) => {
    if (busy || !requireAgreement()) return;
    setBusy(way);
    try {
      const { protocols } = await readConfiguration();
      const isIn = await logInBy(way, protocols.service);
      // The button stays busy while the browser leaves for the provider's page.
      if (isIn) await leaveLogin();
    } catch (error) {
      setBusy(undefined);
      if (error instanceof CommandError && isError(error, ERROR.phoneNeeded))
        await navigation.redirectTo('login', { bind: error.serverText });
      else showError(error);
    }
  };
  return (
    <section className={styles.ways} aria-label={t('login.others')}>
      <p className={styles.title} aria-hidden="true">
        {t('login.others')}
      </p>
      {ways.map((way) => (
        <Button
          key={way}
          isWide
          variant="quiet"
          icon={way === 'device' ? 'device' : undefined}
          leading={isBrand(way) ? <BrandMark name={way} /> : undefined}
          label={way === 'device' ? t('login.by-device') : t('login.with', t(`login.way-${way}`))}
          isBusy={busy === way}
          isDisabled={busy !== undefined && busy !== way}
          onPress={() => void go(way)}
        />
      ))}
      {ways.includes('device') ? <p className={styles.note}>{t('login.device-note')}</p> : null}
    </section>
  );
}
