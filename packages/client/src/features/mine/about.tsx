import { useOperator } from '../../domain/configuration/use-operator';
import { useServer } from '../../domain/configuration/use-server';
import { useT } from '../../lib/translation';
import { CLIENT_VERSION } from '../../platform/identity';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { Parts } from '../../ui/parts';
import styles from './mine.module.css';

/** Of the project as a whole; see LICENSE at its root. */
const LICENCE = 'Apache-2.0';
const NEVER = ['recognise', 'train', 'give', 'keep'] as const;

/** What this is, version, licence, and what is never done with a face. */
export function About() {
  const t = useT();
  const { name, contact } = useOperator();
  const server = useServer();
  return (
    <Parts>
      <p className={styles.note}>{t('legal.service.1')}</p>
      <section>
        <h2 className={styles.sheetTitle}>{t('about.never')}</h2>
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
    </Parts>
  );
}
