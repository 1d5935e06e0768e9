import { useState } from 'react';
import { useAttributes } from '../../domain/shoots/use-attributes';
import { conceptName } from '../../lib/concept-name';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ChipRow } from '../../ui/chip-row';
import styles from './custom-setup.module.css';
import { toggleKeyword } from './keyword-choice';

interface KeywordPickerProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** People in the photo: some options are for one person only. */
  readonly people: number;
}

/** What one may choose beside a theme or a description: closed until it is wanted. */
export function KeywordPicker({ chosen, onChange, people }: KeywordPickerProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAttributes();
  // What follows keeps its place when it comes.
  if (!data) return <div className={styles.awaited} />;
  const isShown = isOpen || chosen.length > 0;
  const options = data.options.filter(({ hide, single }) => !hide && !(single && people > 1));
  const nameOf = (id: string, txt: string): string => conceptName(t, id) ?? txt;
  return (
    <section className={styles.block}>
      {isShown ? (
        <h2 className={styles.head}>{t('custom.keywords')}</h2>
      ) : (
        <Button
          label={t('custom.keywords')}
          variant="tonal"
          size="medium"
          icon="plus"
          onPress={() => setIsOpen(true)}
        />
      )}
      {isShown
        ? options.map((option) => (
            <div key={option.id} className={styles.option}>
              <h3 className={styles.facet}>
                {t.find(`custom.facet.${option.id}`) ?? option.id}
                <span className={styles.limit}>{t('custom.up-to', option.num)}</span>
              </h3>
              <ChipRow
                label={t.find(`custom.facet.${option.id}`) ?? option.id}
                isWrapped
                items={data.keywords
                  .filter(({ tid, hide }) => tid === option.id && !hide)
                  .map(({ id, txt }) => ({ id, label: nameOf(id, txt) }))}
                selectedIds={chosen}
                onSelect={(id) => onChange(toggleKeyword(chosen, id, option, data.keywords))}
              />
            </div>
          ))
        : null}
    </section>
  );
}
