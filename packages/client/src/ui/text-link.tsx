import styles from './text-link.module.css';

export type TextLinkProps = { label: string; onPress: () => void };

/** A link within running text; pressing it does not press what surrounds it. */
export function TextLink({ label, onPress }: TextLinkProps) {
  return (
    <button
      type="button"
      className={styles.link}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <span className={styles.words}>{label}</span>
    </button>
  );
}
