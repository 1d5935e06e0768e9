import { localDigits } from '@kinora/locales';
import { useOperator } from '../../domain/configuration/use-operator';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import styles from './legal-sheet.module.css';

export type LegalText = 'service' | 'privacy';

const CLAUSES = [1, 2, 3, 4, 5, 6] as const;

/** A text that one is asked to agree to, set as a document: who offers it, its version, and its clauses by number. */
export function LegalSheet({ text, onClose }: { text: LegalText | undefined; onClose: () => void }) {
  const t = useT();
  const shown = text ?? 'service';
  return (
    <PageSheet isOpen={text !== undefined} onClose={onClose} title={t(`legal.${shown}.title`)} isTall>
      <div className={styles.document}>
        <Particulars />
        {CLAUSES.map((clause) => (
          <section key={clause} className={styles.clause}>
            <h3 className={styles.head}>
              <span className={styles.number}>{localDigits(t.locale, `${clause}.`)}</span>
              {t(`legal.${shown}.head-${clause}`)}
            </h3>
            <p className={styles.words}>{t(`legal.${shown}.${clause}`)}</p>
          </section>
        ))}
      </div>
    </PageSheet>
  );
}

/** The version that is in force, and who answers for it as far as they have said. */
function Particulars() {
  const t = useT();
  const { name, contact, terms } = useOperator();
  const facts = [
    { label: t('legal.operator'), value: name },
    { label: t('legal.contact'), value: contact },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.particulars}>
      {terms === '' ? null : <p className={styles.fact}>{t('legal.version', localDigits(t.locale, terms))}</p>}
      {facts.map(({ label, value }) => (
        <p key={label} className={styles.fact}>
          {label} <bdi>{value}</bdi>
        </p>
      ))}
    </div>
  );
}
