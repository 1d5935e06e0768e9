import { PERSON_NAME_MAX, RELATIONS, type Relation } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { ChipRow } from '../../ui/chip-row';
import { TextField } from '../../ui/text-field';
import styles from './whose-question.module.css';

interface PersonFieldsProps {
  readonly nick: string;
  readonly onNick: (nick: string) => void;
  readonly relation: Relation | undefined;
  readonly onRelation: (relation: Relation) => void;
  /** What is missing is said once the user wanted to go on. */
  readonly isAsked: boolean;
}

/** What a person is called and what they are to the user. */
export function PersonFields({ nick, onNick, relation, onRelation, isAsked }: PersonFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('family.name')}
        value={nick}
        onChange={onNick}
        placeholder={t('family.name-hint')}
        maxLength={PERSON_NAME_MAX}
        autoComplete="off"
        error={isAsked && nick.trim() === '' ? t('family.name-missing') : undefined}
      />
      <section className={styles.field}>
        <h4 className={styles.label}>{t('family.relation')}</h4>
        <ChipRow
          label={t('family.relation')}
          items={RELATIONS.map((id) => ({ id, label: t(`family.relation-${id}`) }))}
          selectedIds={relation ? [relation] : []}
          onSelect={(id) => {
            const chosen = RELATIONS.find((one) => one === id);
            if (chosen) onRelation(chosen);
          }}
          isWrapped
        />
        {isAsked && !relation ? (
          <p className={styles.error} role="alert">
            {t('family.relation-missing')}
          </p>
        ) : null}
      </section>
    </>
  );
}
