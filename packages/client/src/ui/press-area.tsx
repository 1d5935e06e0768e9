import styles from './press-area.module.css';

export type PressAreaProps = {
  /** For readers: nothing of it is seen. */
  label: string;
  /** Given: it chooses, and this is what it is now. */
  isPressed?: boolean | undefined;
  onPress: () => void;
};

/** A button over all of the cell that it lies in, whose corners it takes; its focus is drawn inside. */
export function PressArea({ label, isPressed, onPress }: PressAreaProps) {
  return (
    <button type="button" className={styles.press} aria-label={label} aria-pressed={isPressed} onClick={onPress} />
  );
}
