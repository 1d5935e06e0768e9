import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

type CardPress = { onPress: () => void; label: string } | { onPress?: undefined; label?: undefined };

export type CardProps = CardPress & {
  children: ReactNode;
  /** Season is the banner's own colour pair. */
  tone?: 'surface' | 'sunken' | 'season';
  /** No space inside: a picture reaches the edge. */
  isFlush?: boolean;
};

/** A plain area of one tone, without shadow. */
export function Card({ children, tone = 'surface', isFlush = false, onPress, label }: CardProps) {
  const className = classNames(styles.card, styles[tone], !isFlush && styles.padded, onPress && styles.pressable);
  return (
    <div className={className}>
      {children}
      {onPress ? <button type="button" className={styles.press} aria-label={label} onClick={onPress} /> : null}
    </div>
  );
}
