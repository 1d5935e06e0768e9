import { LOCALES } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import { APPEARANCES, chooseAppearance, useAppearanceChoice } from '../../lib/appearance';
import { chooseLocale, useLocaleChoice, useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { RadioList } from '../../ui/radio-list';
import { Segmented } from '../../ui/segmented';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';

const SYSTEM = 'system';

/** Language and appearance; both change at once. */
export function SettingsSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const appearance = useAppearanceChoice();
  const locale = useLocaleChoice();
  const choose = (id: string) => {
    const next = LOADABLE_LOCALES.find((code) => code === id) ?? SYSTEM;
    chooseLocale(next).catch(() => showToast({ text: t('settings.language-failed'), tone: 'warning' }));
  };
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('mine.settings')} isTall>
      <div className={styles.sheet}>
        <section>
          <h3 className={styles.sheetTitle}>{t('settings.appearance')}</h3>
          <Segmented
            label={t('settings.appearance')}
            items={APPEARANCES.map((id) => ({ id, label: t(`settings.${id}`) }))}
            selectedId={appearance}
            onSelect={(id) => chooseAppearance(APPEARANCES.find((one) => one === id) ?? SYSTEM)}
          />
        </section>
        <section>
          <h3 className={styles.sheetTitle}>{t('settings.language')}</h3>
          <RadioList
            label={t('settings.language')}
            items={[
              { id: SYSTEM, label: t('settings.system') },
              ...LOADABLE_LOCALES.map((id) => ({ id, label: LOCALES[id].ownName })),
            ]}
            selectedId={locale}
            onSelect={choose}
          />
        </section>
      </div>
    </PageSheet>
  );
}
