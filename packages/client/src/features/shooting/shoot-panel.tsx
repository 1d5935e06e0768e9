import type { ThemeCard } from '@kinora/contract';
import { formatDuration, NO_BREAK } from '@kinora/locales';
import type { ReactNode } from 'react';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { useStartShoot } from '../../domain/shoots/start-shoot';
import { usePeople } from '../../domain/shoots/use-people';
import { useTheme } from '../../domain/themes/use-themes';
import { priceWords } from '../../lib/price-words';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { requireLogin } from '../../session/require-login';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Facts } from '../../ui/facts';
import { PressBar } from './press-bar';
import styles from './shoot-panel.module.css';

/** How often the wait is asked for while one chooses: the queue moves. */
const WAIT_FRESH_MS = 10_000;

interface ShootPanelProps {
  readonly theme: ThemeCard;
  readonly keywords: readonly string[];
  readonly onAddFace: () => void;
  /** What else may be chosen: above the facts, so that the button in sight does not lie over it. */
  readonly children: ReactNode;
}

/** What one should know before pressing, and the button. */
export function ShootPanel({ theme, keywords, onAddFace, children }: ShootPanelProps) {
  const t = useT();
  const { state } = useSession();
  const isWide = useIsWide();
  const { chosenIds, photoIds, isLoading, error } = usePeople(theme.people);
  const { start, isBusy } = useStartShoot();
  const detail = useTheme(theme.id, { pollMs: WAIT_FRESH_MS });
  const conf = useConfiguration();
  const price = priceWords(t, usePhotoPrice()({ theme: theme.id }));
  const isShort = state === 'user' && !isLoading && !error && chosenIds.length < theme.people.min;
  const { min, max } = theme.people;
  const press = () => {
    if (isShort) onAddFace();
    // After the login the faces are there; who takes part is chosen then.
    else if (state === 'guest') void requireLogin(() => undefined, { kind: 'set-up', theme: theme.id, keywords });
    else void start({ theme: theme.id, keywords, faces: photoIds });
  };
  return (
    <section className={classNames(styles.panel, styles.open)} aria-label={themeName(t, theme.id)}>
      <div className={styles.words}>
        <h2 className={styles.name}>{themeName(t, theme.id)}</h2>
        <p className={styles.about}>{t.find(`theme.${theme.id}.about`) ?? ''}</p>
      </div>
      {children}
      <Facts
        layout={isWide ? 'list' : 'row'}
        items={[
          {
            id: 'who',
            icon: 'people',
            label: t('theme.who'),
            value: max === 1 ? t('visit.one-person') : t('visit.people', min, max),
          },
          { id: 'count', icon: 'album', label: t('theme.count'), value: t('visit.sheets', theme.sheets) },
          {
            id: 'wait',
            icon: 'wait',
            label: t('theme.wait'),
            value: detail.data ? t('theme.wait-value', formatDuration(t, detail.data.wait_s)) : '…',
          },
          price.fact,
        ]}
      />
      {/* Its line stands there from the start: the button keeps its place. */}
      {price.note ? <p className={styles.cost}>{price.note}</p> : null}
      <p className={styles.free}>{conf.data ? t('shooting.free', conf.data.keepdays) : NO_BREAK}</p>
      <PressBar>
        <Button
          label={isShort ? t('theme.add-first') : t('theme.shoot', theme.sheets)}
          isWide
          isBusy={isBusy}
          isDisabled={state !== 'guest' && !isShort && chosenIds.length === 0}
          onPress={press}
        />
      </PressBar>
    </section>
  );
}
