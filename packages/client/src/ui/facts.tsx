import { classNames } from './class-names';
import styles from './facts.module.css';
import { Icon, type IconName } from './icon';

export type FactsProps = {
  items: readonly { id: string; label: string; value: string; icon?: IconName | undefined }[];
  /** Row: side by side, the label above. List: one line each, with icons. */
  layout?: 'row' | 'list';
  /** Numbers at 22, such as balances. */
  isLarge?: boolean;
};

/** What one should know before pressing: who, how many, how long, how much. */
export function Facts({ items, layout = 'row', isLarge = false }: FactsProps) {
  return (
    <dl className={classNames(styles[layout], isLarge && styles.large)}>
      {items.map(({ id, label, value, icon }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>
            {icon && layout === 'list' ? <Icon name={icon} sizePx={22} /> : null}
            <span>{label}</span>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
