import { formatDate, localDigits } from '@kinora/locales';
import { useEffect } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useOperator } from '../../domain/configuration/use-operator';
import { useT } from '../../lib/translation';
import { scrollToPart } from '../../platform/scroll-to-part';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { blocksOf, clausesOf, clauseWith, type LegalFigures, type LegalText, TEXT_DATE_MS } from './legal-clauses';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  readonly text: LegalText;
  /** Of its clauses' titles: one below that of the document. */
  readonly Head: 'h2' | 'h3';
  /** The clause in which it is opened: that with this figure. */
  readonly opensAt?: keyof LegalFigures | undefined;
}

/** A text that one is asked to agree to, set as a document: who offers it, its version, what is in it, and its clauses by number. */
export function LegalDocument({ text, Head, opensAt }: LegalDocumentProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useConfiguration();
  const { terms, contact } = useOperator();
  const isOperatorKnown = terms !== '';
  const title = t(`legal.${text}.title`);
  const idOf = (clause: number) => `legal-${text}-${clause}`;
  const first = opensAt && clauseWith(text, opensAt);
  const isThere = data !== undefined && isOperatorKnown;
  useEffect(() => {
    if (isThere && first !== undefined) scrollToPart?.(`legal-${text}-${first}`);
  }, [isThere, first, text]);
  if (!data && error) return <FailedAnswer title={title} error={error} isBusy={isFetching} onRetry={() => refetch()} />;
  // Who answers for it stands above the clauses: they would move when it comes.
  if (!data || !isOperatorKnown) {
    return (
      <Loading label={title}>
        <Skeleton shape="block" heightPx={320} />
      </Loading>
    );
  }
  const numbered = clausesOf(text, { ...data, hasContact: contact !== '' }).map(({ id, words }, index) => ({
    id,
    number: localDigits(t.locale, `${index + 1}.`),
    head: t.find(`legal.${text}.head-${id}`) ?? '',
    blocks: blocksOf(words.map(({ key, args }) => t.find(`legal.${text}.${key}`, ...args) ?? '').join('\n')),
  }));
  return (
    <div className={styles.document}>
      <Particulars />
      <section>
        <Head className={styles.head}>{t('legal.contents')}</Head>
        <ol className={styles.contents}>
          {numbered.map(({ id, number, head }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.number}>{number}</span>
              {scrollToPart ? <TextLink label={head} onPress={() => scrollToPart?.(idOf(id))} /> : head}
            </li>
          ))}
        </ol>
      </section>
      {numbered.map(({ id, number, head, blocks }) => (
        <section key={id} id={idOf(id)} tabIndex={-1} className={styles.clause}>
          <Head className={styles.head}>
            <span className={styles.number}>{number}</span>
            {head}
          </Head>
          {blocks.map((block) =>
            block.kind === 'words' ? (
              <p key={block.text} className={styles.words}>
                {block.text}
              </p>
            ) : (
              <ul key={block.points[0]} className={styles.points}>
                {block.points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** The version that is in force, of which day the words are, and who answers for it as far as they have said. */
function Particulars() {
  const t = useT();
  const { name, contact, law, terms } = useOperator();
  const facts = [
    { label: t('legal.operator'), value: name },
    { label: t('legal.contact'), value: contact },
    { label: t('legal.law'), value: law },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.particulars}>
      {terms === '' ? null : <p className={styles.fact}>{t('legal.version', localDigits(t.locale, terms))}</p>}
      <p className={styles.fact}>{t('legal.date', formatDate(t.locale, TEXT_DATE_MS, 'day'))}</p>
      {facts.map(({ label, value }) => (
        <p key={label} className={styles.fact}>
          {label} <bdi>{value}</bdi>
        </p>
      ))}
    </div>
  );
}
