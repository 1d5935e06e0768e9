import { HIDDEN_DIGITS } from '@kinora/contract';
import { useT } from '../../lib/translation';
import type { HiddenNumber } from '../../platform/one-tap-port';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './hidden-digits.module.css';

interface HiddenDigitsProps {
  readonly number: Pick<HiddenNumber, 'ahead' | 'behind' | 'asksDigits'>;
  /** Those that the user has completed. */
  readonly digits: string;
  readonly isWrong: boolean;
  /** To change what was completed. */
  readonly onPress: () => void;
}

/** A number with boxes for the digits that are hidden in its middle, or dots where nobody asks for them. */
export function HiddenDigits({ number, digits, isWrong, onPress }: HiddenDigitsProps) {
  const t = useT();
  const { ahead, behind, asksDigits } = number;
  const middle = Array.from({ length: HIDDEN_DIGITS }, (_, index) => (
    <span
      key={index}
      className={classNames(
        asksDigits ? styles.box : styles.dot,
        asksDigits && index === digits.length && styles.current,
        isWrong && styles.wrong,
      )}
    >
      {asksDigits ? (digits[index] ?? '') : '•'}
    </span>
  ));
  // A number runs from left to right in every script.
  const shown = (
    <>
      <VisuallyHidden>{t('one-tap.number', ahead, behind)}</VisuallyHidden>
      <span className={styles.digits} aria-hidden="true" dir="ltr">
        <span>{ahead}</span>
        {middle}
        <span>{behind}</span>
      </span>
    </>
  );
  if (!asksDigits) return <div className={styles.number}>{shown}</div>;
  return (
    <div className={styles.number}>
      <button type="button" className={styles.press} onClick={onPress}>
        {shown}
      </button>
      <span role="status">
        <VisuallyHidden>{t('one-tap.entered', digits.length)}</VisuallyHidden>
      </span>
    </div>
  );
}
