import type { ReactNode } from 'react';
import styles from './card-press.module.css';

export type CardPressProps = {
  /** For readers, where the words of the button are not enough. */
  label?: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** The words of a card, and a button by which all of the card can be pressed. The card is `position: relative`. */
export function CardPress({ label, onPress, children }: CardPressProps) {
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
