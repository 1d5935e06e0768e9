import { localDigits } from '@kinora/locales';
import { useOperator } from '../../domain/configuration/use-operator';
import { useT } from '../../lib/translation';
import styles from './legal-document.module.css';

export type LegalText = 'service' | 'privacy';

const CLAUSES = [1, 2, 3, 4, 5, 6] as const;

interface LegalDocumentProps {
  readonly text: LegalText;
  /** Of its clauses' titles: one below that of the document. */
  readonly Head: 'h2' | 'h3';
}

/** A text that one is asked to agree to, set as a document: who offers it, its version, and its clauses by number. */
export function LegalDocument({ text, Head }: LegalDocumentProps) {
  const t = useT();
  return (
    <div className={styles.document}>
      <Particulars />
      {CLAUSES.map((clause) => (
        <section key={clause}>
          <Head className={styles.head}>
            <span className={styles.number}>{localDigits(t.locale, `${clause}.`)}</span>
            {t(`legal.${text}.head-${clause}`)}
          </Head>
          <p className={styles.words}>{t(`legal.${text}.${clause}`)}</p>
        </section>
      ))}
    </div>
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
