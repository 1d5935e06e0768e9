import type { FoundConcept, Understanding } from '@kinora/contract';
import { conceptName } from '../../lib/concept-name';
import { listWords } from '../../lib/list-words';
import { useT } from '../../lib/translation';
import { ChipRow } from '../../ui/chip-row';
import styles from './custom-setup.module.css';

interface UnderstoodWordsProps {
  readonly understood: Understanding | undefined;
  readonly isReading: boolean;
  readonly onExample: (text: string) => void;
}

const EXAMPLES = ['custom.example-1', 'custom.example-2', 'custom.example-3'] as const;

/** What was understood of the description, as words and as a sentence; or what one could write instead. */
export function UnderstoodWords({ understood, isReading, onExample }: UnderstoodWordsProps) {
  const t = useT();
  const nameOf = ({ facet, id }: FoundConcept): string => conceptName(t, `${facet}.${id}`) ?? id;
  const names = (understood?.found ?? []).map(nameOf);
  const without = (understood?.without ?? []).map(nameOf);
  const changesClothes = understood?.found.some(({ facet }) => facet === 'outfit' || facet === 'colour');
  const isNothing = understood !== undefined && names.length === 0;
  return (
    <div className={styles.understood} aria-live="polite" aria-busy={isReading}>
      {isReading && !understood ? <p className={styles.quiet}>{t('custom.reading')}</p> : null}
      {names.length > 0 ? (
        <>
          <h3 className={styles.facet}>{t('custom.understood')}</h3>
          <ul className={styles.words}>
            {understood?.found.map((concept) => (
              <li key={`${concept.facet}.${concept.id}`} className={styles.word}>
                {nameOf(concept)}
              </li>
            ))}
          </ul>
          <p className={styles.sentence}>{t('custom.sentence', listWords(t.locale, names))}</p>
        </>
      ) : null}
      {without.length > 0 ? (
        <p className={styles.sentence}>{t('custom.without', listWords(t.locale, without))}</p>
      ) : null}
      {changesClothes ? <p className={styles.quiet}>{t('custom.outfit-note')}</p> : null}
      {isNothing ? (
        <>
          <h3 className={styles.facet}>{t('custom.nothing')}</h3>
          <p className={styles.quiet}>{t('custom.nothing-text')}</p>
          <ChipRow
            label={t('custom.nothing-text')}
            isWrapped
            items={EXAMPLES.map((key) => ({ id: key, label: t(key) }))}
            selectedIds={[]}
            onSelect={(key) => onExample(t.find(key) ?? '')}
          />
        </>
      ) : null}
    </div>
  );
}
