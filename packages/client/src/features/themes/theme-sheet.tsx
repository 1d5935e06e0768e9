import type { ThemeDetail as Theme } from '@kinora/contract';
import { useTheme } from '../../domain/themes/use-themes';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { AvatarRow } from '../../ui/avatar-row';
import { Button } from '../../ui/button';
import { ThemeDetail } from './theme-detail';
import styles from './theme-detail.module.css';
import { useThemeWords } from './theme-words';
import { useThemeShoot } from './use-theme-shoot';

/** A theme on a phone: a sheet with its samples and one button. */
export function ThemeSheet({ themeId, onClose }: { themeId: string | undefined; onClose: () => void }) {
  const words = useThemeWords();
  return (
    <PageSheet
      isOpen={themeId !== undefined}
      onClose={onClose}
      title={themeId ? words.name(themeId) : ''}
      isTall
      footer={themeId ? <ThemeFooter themeId={themeId} /> : undefined}
    >
      {themeId ? <ThemeDetail themeId={themeId} /> : null}
    </PageSheet>
  );
}

function ThemeFooter({ themeId }: { themeId: string }) {
  const { data } = useTheme(themeId);
  return data ? <ShootBar theme={data} /> : null;
}

function ShootBar({ theme }: { theme: Theme }) {
  const t = useT();
  const shoot = useThemeShoot(theme);
  return (
    <div className={styles.footer}>
      {shoot.who ? (
        <p className={styles.chosen} role="status">
          {shoot.who}
        </p>
      ) : null}
      {shoot.people.length > 0 ? (
        <div className={styles.people}>
          <AvatarRow
            isNameless
            label={t('theme.choose-person')}
            people={shoot.people}
            selectedIds={shoot.chosenIds}
            onSelect={shoot.toggle}
            add={{ label: t('theme.add-face'), onPress: shoot.addFace }}
          />
        </div>
      ) : null}
      <div className={styles.press}>
        <Button isWide label={shoot.label} isBusy={shoot.isBusy} onPress={shoot.press} />
      </div>
    </div>
  );
}
