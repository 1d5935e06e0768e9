import { useOperator } from '../../domain/configuration/use-operator';
import { useServer } from '../../domain/configuration/use-server';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { CLIENT_VERSION } from '../../platform/identity';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import styles from './mine.module.css';

/** Of the project as a whole; see LICENSE at its root. */
const LICENCE = 'Apache-2.0';
const NEVER = ['recognise', 'train', 'give', 'keep'] as const;

/** Version, licence, and what is never done with a face. */
export function AboutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const { name, contact } = useOperator();
  const server = useServer(isOpen);
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('mine.about', t('app.name'))}>
      <div className={styles.sheet}>
        <section>
          <h3 className={styles.sheetTitle}>{t('about.never')}</h3>
          <ul className={styles.never}>
            {NEVER.map((id) => (
              <li key={id} className={styles.neverItem}>
                <span className={styles.neverIcon}>
                  <Icon name="close" sizePx={18} />
                </span>
                <span>{t(`about.never-${id}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.note}>{t('about.made')}</p>
        <Facts
          layout="list"
          items={[
            { id: 'version', label: t('about.version'), value: CLIENT_VERSION },
            ...(server ? [{ id: 'server', label: t('about.server'), value: server.version }] : []),
            { id: 'licence', label: t('about.licence'), value: LICENCE },
            ...(name === '' ? [] : [{ id: 'operator', label: t('legal.operator'), value: name }]),
            ...(contact === '' ? [] : [{ id: 'contact', label: t('legal.contact'), value: contact }]),
          ]}
        />
      </div>
    </PageSheet>
  );
}
