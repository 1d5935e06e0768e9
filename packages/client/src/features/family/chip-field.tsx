import { ChipRow } from '../../ui/chip-row';
import styles from './whose-question.module.css';

interface ChipFieldProps<Id extends string | number> {
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id | undefined;
  /** Undefined when the chosen one was tapped again. */
  readonly onChoose: (id: Id | undefined) => void;
}

/** A question with a few answers, none of which has to be given. */
export function ChipField<Id extends string | number>({ label, items, chosen, onChoose }: ChipFieldProps<Id>) {
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <ChipRow
        label={label}
        items={items.map((item) => ({ id: String(item.id), label: item.label }))}
        selectedIds={chosen === undefined ? [] : [String(chosen)]}
        onSelect={(id) => {
          const tapped = items.find((item) => String(item.id) === id)?.id;
          onChoose(tapped === chosen ? undefined : tapped);
        }}
        isWrapped
      />
    </section>
  );
}
