import type { FoundConcept, Understanding } from '@kinora/contract';
import { conceptName } from '../../lib/concept-name';
import { useT } from '../../lib/translation';
import { ChipRow } from '../../ui/chip-row';
import { classNames } from '../../ui/class-names';
import styles from './custom-setup.module.css';
import { WordList } from './word-list';

interface UnderstoodWordsProps {
  readonly understood: Understanding | undefined;
  readonly isReading: boolean;
  readonly onExample: (text: string) => void;
}

const EXAMPLES = ['custom.example-1', 'custom.example-2', 'custom.example-3'] as const;

/** What becomes of each word of the description: drawn, left out, not possible, not understood; or what one could write instead. */
export function UnderstoodWords({ understood, isReading, onExample }: UnderstoodWordsProps) {
  const t = useT();
  const nameOf = ({ facet, id, words }: FoundConcept) => {
    const name = conceptName(t, `${facet}.${id}`) ?? id;
    const isOther = words !== '' && words.toLocaleLowerCase() !== name.toLocaleLowerCase();
    return { name, said: isOther ? t('custom.said', words) : undefined };
  };
  const { drawn = [], without = [], tooMany = [], notPossible = [], unknown = [], ownClothes } = understood ?? {};
  const isNothing = understood !== undefined && [...drawn, ...without, ...tooMany, ...notPossible].length === 0;
  const isDressed = drawn.some(({ facet }) => facet === 'outfit');
  const changesClothes =
    drawn.some(({ facet }) => facet === 'colour') || notPossible.some(({ facet }) => facet === 'outfit');
  const changesFace = [...drawn, ...notPossible].some(({ facet }) => facet === 'expression');
  return (
    <div className={styles.understood} aria-live="polite" aria-busy={isReading}>
      {isReading ? <p className={styles.quiet}>{t('custom.reading')}</p> : null}
      <div className={classNames(styles.understood, isReading && styles.outdated)}>
        <WordList title={t('custom.drawn')} words={drawn.map(nameOf)} isDrawn>
          {isDressed ? <p className={styles.quiet}>{t('custom.garment-note')}</p> : null}
          {changesClothes && !isDressed && drawn.length > 0 ? (
            <p className={styles.quiet}>{t('custom.outfit-note')}</p>
          ) : null}
          {changesFace && drawn.length > 0 ? <p className={styles.quiet}>{t('custom.expression-note')}</p> : null}
        </WordList>
        <WordList title={t('custom.without')} words={without.map(nameOf)} />
        <WordList title={t('custom.too-many')} words={tooMany.map(nameOf)}>
          <p className={styles.quiet}>{t('custom.too-many-text')}</p>
        </WordList>
        <WordList title={t('custom.not-possible')} words={notPossible.map(nameOf)}>
          {ownClothes ? <p className={styles.quiet}>{t(`custom.own-clothes-${ownClothes}`)}</p> : null}
          {notPossible.some(({ facet }) => facet !== 'outfit' || !ownClothes) ? (
            <p className={styles.quiet}>{t('custom.not-possible-text')}</p>
          ) : null}
        </WordList>
        {isNothing ? <h3 className={styles.facet}>{t('custom.nothing')}</h3> : null}
        <WordList title={t('custom.unknown')} words={unknown}>
          {drawn.length > 0 ? <p className={styles.quiet}>{t('custom.unknown-text')}</p> : null}
        </WordList>
        {understood !== undefined && drawn.length === 0 ? (
          <>
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
    </div>
  );
}
