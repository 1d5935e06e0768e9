import type { ThemeDetail } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { AvatarRow } from '../../ui/avatar-row';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SampleGrid } from './sample-grid';
import { WithTheme } from './theme-detail';
import styles from './theme-detail.module.css';
import { ThemeFacts } from './theme-facts';
import { useThemeWords } from './theme-words';
import { useThemeShoot } from './use-theme-shoot';

/** A theme on a wide screen: samples beside what it needs. */
export function ThemeStage({ themeId }: { themeId: string }) {
  return <WithTheme themeId={themeId}>{(theme) => <Stage theme={theme} />}</WithTheme>;
}

function Stage({ theme }: { theme: ThemeDetail }) {
  const t = useT();
  const words = useThemeWords();
  const shoot = useThemeShoot(theme);
  const name = words.name(theme.id);
  return (
    <div className={styles.wide}>
      <SampleGrid samples={theme.samples} themeName={name} />
      <div className={styles.column}>
        <div>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.about}>{words.about(theme.id)}</p>
        </div>
        <ThemeFacts theme={theme} layout="list" />
        {shoot.people.length > 0 ? (
          <div>
            <h2 className={styles.who}>{t('theme.choose-person')}</h2>
            <AvatarRow
              label={t('theme.choose-person')}
              people={shoot.people}
              selectedIds={shoot.chosenIds}
              onSelect={shoot.toggle}
              add={{ label: t('theme.add-face'), onPress: shoot.addFace }}
            />
            {shoot.who ? (
              <p className={styles.chosen} role="status">
                {shoot.who}
              </p>
            ) : null}
          </div>
        ) : null}
        <Button isWide label={shoot.label} isBusy={shoot.isBusy} onPress={shoot.press} />
        <div className={styles.privacy}>
          <Icon name="verified" sizePx={20} />
          <span>{t('theme.private')}</span>
        </div>
      </div>
    </div>
  );
}
