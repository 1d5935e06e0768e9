import type { ShootProgress } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { useUnfinishedShoots } from '../../domain/shoots/use-shoot';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { useIsLoggedIn } from '../../session/session';
import { Banner } from '../../ui/banner';
import styles from './shoot-setup.module.css';

/** The push socket tells what is new; this is the net under it. */
const LOOK_EVERY_MS = 5000;

/** Shoots that are under way: how far they are, and the way to their darkroom. */
export function UnfinishedShoots() {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const { switchTab } = useNavigation();
  const shoots = useUnfinishedShoots(LOOK_EVERY_MS);
  if (!isLoggedIn || shoots.length === 0) return null;
  return (
    <div className={styles.banners}>
      {shoots.map((shoot) => (
        <Banner
          key={shoot.id}
          tone="accent"
          icon="wait"
          text={describeProgress(shoot, t)}
          actionLabel={t('shooting.see')}
          onAction={() => void switchTab('shooting', { id: shoot.id })}
        />
      ))}
    </div>
  );
}

function describeProgress({ theme, state, ahead, photos, dropped, total }: ShootProgress, t: Translator): string {
  const name = themeName(t, theme);
  if (state === 'shooting') return t('shooting.developing', name, photos.length + dropped, total);
  return ahead > 0 ? t('shooting.queued', name, ahead) : t('shooting.soon', name);
}
