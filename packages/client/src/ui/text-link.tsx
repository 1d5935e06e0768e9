import styles from './text-link.module.css';

export type TextLinkProps = {
  label: string;
  onPress: () => void;
  /** The comma or full stop behind it: it never begins a line. */
  tail?: string;
};

/** A link within running text; pressing it does not press what surrounds it. */
export function TextLink({ label, onPress, tail = '' }: TextLinkProps) {
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
      {tail === '' ? null : (
        <span className={styles.tail} aria-hidden="true">
          {tail}
        </span>
      )}
    </button>
  );
}
